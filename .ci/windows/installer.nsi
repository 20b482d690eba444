; Puts Loba on Windows for one person, who need not be its administrator, and takes it away again:
; `.ci/pack.py` calls makensis with -DVERSION, PROGRAM, KILOBYTES, ICON and OUT.
; /S asks nothing. Matches and settings stay, where `loba doctor` says.
Unicode true
; As it comes; tests run one for 64 bits where no other runs.
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
; The files bear the time of the commit, not that of the installation.
SetDateSave on
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Loba"
!define OPENS "Software\Classes\Applications\loba.exe"

Name "Loba"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Loba"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Loba ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Loba"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Loba"
VIAddVersionKey LegalCopyright "MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\loba.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SpanishInternational"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "PortugueseBR"

; Nothing of an older Loba stays beside the new one, and nothing else that lies there is touched.
!macro Remove
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\loba.exe"
  Delete "$INSTDIR\loba-cli.exe"
  Delete "$INSTDIR\README.txt"
!macroend

Section "Loba"
  ; A Loba that is open holds its files: then this says so, and asks to try again.
  SetOverwrite on
  !insertmacro Remove
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Loba.lnk" "$INSTDIR\loba.exe"
  ; Windows sees only the last ending of a name, so that no type is ours: Loba is offered under
  ; "Open with" for the endings of its files, and opens none by itself.
  WriteRegStr HKCU "${OPENS}\shell\open\command" "" '"$INSTDIR\loba.exe" "%1"'
  WriteRegStr HKCU "${OPENS}" "FriendlyAppName" "Loba"
  WriteRegStr HKCU "${OPENS}\SupportedTypes" ".json" ""
  WriteRegStr HKCU "${OPENS}\SupportedTypes" ".yaml" ""
  WriteRegStr HKCU "${OPENS}\SupportedTypes" ".zip" ""
  WriteRegStr HKCU "${KEY}" "DisplayName" "Loba"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\loba.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Loba authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
SectionEnd

Section "Uninstall"
  !insertmacro Remove
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Loba.lnk"
  DeleteRegKey HKCU "${OPENS}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd

"""Gamepads that no hand holds: SDL's own virtual ones, where its copy can be asked for them."""

from __future__ import annotations

import ctypes

import pygame
import pytest

from game.ui.sdl import sdl

A_GAMEPAD, AXES, BUTTONS = 1, 6, 21
TRIGGERS = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def sdl_with_pads() -> ctypes.CDLL:
    found = sdl()
    if found is None or not hasattr(found.calls, "SDL_JoystickAttachVirtual"):
        pytest.skip("this copy of SDL makes no virtual gamepads")
    found.calls.SDL_JoystickOpen.restype = ctypes.c_void_p
    return found.calls


class VirtualPad:
    """A pad plugged into SDL by itself."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self.sdl = sdl
        index = sdl.SDL_JoystickAttachVirtual(A_GAMEPAD, AXES, BUTTONS, 0)
        self.stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(index))
        self.instance: int = sdl.SDL_JoystickInstanceID(self.stick)

    def button(self, button: int, down: bool = True) -> None:
        self.sdl.SDL_JoystickSetVirtualButton(self.stick, button, ctypes.c_uint8(down))

    def axis(self, axis: int, value: float) -> None:
        self.sdl.SDL_JoystickSetVirtualAxis(self.stick, axis, ctypes.c_int16(int(value * 32767)))

    def rest(self) -> None:
        """A trigger that nobody pulls is at the low end of its way."""
        for axis in TRIGGERS:
            self.axis(axis, -1)

    def unplug(self) -> None:
        """By its place among the pads, which changes as others go."""
        for index in range(self.sdl.SDL_NumJoysticks()):
            if self.sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self.sdl.SDL_JoystickDetachVirtual(index)

import { afterEach, expect, test } from 'vitest';
import { isSwitchedOff, useShortcuts } from './shortcutStore.ts';

const pressed = (key: string, held: KeyboardEventInit = {}) =>
  isSwitchedOff(new KeyboardEvent('keydown', { key, ...held }));

afterEach(() => useShortcuts.getState().setSingleKeys(true));

test('keys of one character can be switched off; Space, arrows and Ctrl stay', () => {
  expect(pressed('j')).toBe(false);
  useShortcuts.getState().setSingleKeys(false);
  expect([pressed('j'), pressed('/'), pressed('?')]).toEqual([true, true, true]);
  expect([pressed(' '), pressed('ArrowLeft'), pressed('f', { ctrlKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
});

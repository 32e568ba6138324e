import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Park', 'AP'],
  ['  maría del  carmen   lópez ', 'ML'],
  ['Øyvind', 'Ø'],
  ['𝒜 Beta', '𝒜B'],
  ['', '?'],
])('%j has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

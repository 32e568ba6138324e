import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';
import type { Palette } from './palette.ts';
import { theme } from './theme.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes: [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

describe.each(schemes)('the %s palette', (_, palette) => {
  const grounds = [palette.paper, palette.surface, palette.hover];
  const inks = [
    palette.ink,
    palette.inkSoft,
    palette.accent,
    palette.warning,
    palette.danger,
    palette.link,
    ...palette.speakers,
  ];

  test('every text colour reads on every ground at 4.5:1', () => {
    const faint = inks.flatMap((ink) =>
      grounds
        .filter((ground) => contrast(ink, ground) < 4.5)
        .map((ground) => `${ink} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });

  test('ink reads on tints and marks, and the label of a primary button on its accent', () => {
    expect(contrast(palette.ink, palette.accentTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accent, palette.accentTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, palette.mark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field can be found at 3:1', () => {
    expect(contrast(palette.controlLine, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});

test('check boxes and fields are drawn with the edge that can be found', () => {
  expect(theme.components?.['Checkbox']?.styles).toMatchObject({
    input: { borderColor: 'var(--rapport-control-line)' },
  });
});

import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { classesIn } from '../../scripts/classesIn.ts';
import { listSources } from './listSources.ts';

const importPattern = /import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';/g;

/** Every use of a style sheet by a source. */
function uses() {
  return listSources().flatMap(({ path, text }) =>
    [...text.matchAll(importPattern)].map(([, name, file]) => ({
      path,
      text,
      name: name ?? '',
      css: posix.normalize(posix.join(posix.dirname(path), file ?? '')),
    })),
  );
}

test('a style sheet has no class that no source names', () => {
  const sources = Map.groupBy(uses(), ({ css }) => css);
  const unused = [...sources].flatMap(([css, users]) => {
    // A class chosen by a value may be any.
    if (
      users.some(({ text, name }) =>
        new RegExp(`\\b${name}(?:\\[[^']|\\b(?!\\.|\\[| from))`).test(text),
      )
    )
      return [];
    return [...classesIn(readFileSync(css, 'utf8'))]
      .filter((name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${css}: ${name}`);
  });
  expect(unused).toEqual([]);
});

/** Every declaration in the style sheets of the web app and of what it shares with the extension. */
function declarations() {
  return globSync('{web/app/{ui,features,screens},shared/ui}/**/*.css').flatMap((css) => {
    const rules = readFileSync(css, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...rules.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      css,
      property,
      value: value.trim(),
    }));
  });
}
const inWords = ({ css, property, value }: ReturnType<typeof declarations>[number]) =>
  `${css}: ${property}: ${value}`;

test('letters have the sizes of the theme, and corners its radii', () => {
  const offending = declarations().filter(({ property, value }) => {
    if (property === 'font-size') return /\d(px|rem|em)\b/.test(value);
    if (!/^border(-\w+)*-radius$/.test(property)) return false;
    // Marks and bars a few pixels high are rounded by half of that, pills whole.
    return /\d(rem|em)\b|\b([4-9]|[1-9]\d|[1-8]\d\d)px/.test(value);
  });
  expect(offending.map(inWords)).toEqual([]);
});

test('a distance that the theme has a name for is named', () => {
  const offending = declarations().filter(
    ({ property, value }) =>
      /^(padding|margin|(row-|column-)?gap)/.test(property) &&
      /(?<![\w.])(8|12|16|24|32)px\b/.test(value),
  );
  expect(offending.map(inWords)).toEqual([]);
});

test('colours come from the palette', () => {
  const offending = declarations()
    .filter(({ property }) => !property.startsWith('--'))
    // Masks, and what a video leaves free, are black in both schemes.
    .filter(({ value }) => /#(?!000\b)[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value));
  expect(offending.map(inWords)).toEqual([]);
});

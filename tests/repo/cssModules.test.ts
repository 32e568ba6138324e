import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
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

function classesIn(css: string): Set<string> {
  const rules = readFileSync(css, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

test('a source names only classes that its style sheet has', () => {
  const unknown = uses().flatMap(({ path, text, name, css }) => {
    const known = classesIn(css);
    return [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
      .map(([, plain, quoted]) => plain ?? quoted ?? '')
      .filter((used) => !known.has(used))
      .map((used) => `${path}: ${used}`);
  });
  expect(unknown).toEqual([]);
});

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
    return [...classesIn(css)]
      .filter((name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${css}: ${name}`);
  });
  expect(unused).toEqual([]);
});

import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources } from './listSources.ts';

/** What a layer may reach, besides itself. */
const law: [layer: string, mayReach: string[]][] = [
  ['shared/', []],
  ['web/app/', ['shared/']],
  ['web/server/', ['shared/']],
  ['extension/', ['shared/']],
];

/** The one door from the server to the demo data, opened outside production only. */
const exceptions = ['web/server/main.ts -> tests/factories/demo/seedDemo.ts'];

const importPattern = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

function edges(): { from: string; to: string }[] {
  return listSources().flatMap(({ path, text }) =>
    [...text.matchAll(importPattern)].map((match) => ({
      from: path,
      to: posix.normalize(posix.join(posix.dirname(path), match[1] ?? '')),
    })),
  );
}

test('every layer imports only what it may', () => {
  const offending = edges()
    .filter(({ from }) => !isTest(from))
    .filter(({ from, to }) => {
      const rule = law.find(([layer]) => from.startsWith(layer));
      return rule && !to.startsWith(rule[0]) && !rule[1].some((layer) => to.startsWith(layer));
    })
    .map(({ from, to }) => `${from} -> ${to}`)
    .filter((edge) => !exceptions.includes(edge));
  expect(offending).toEqual([]);
});

test('a feature of the web app does not import another feature', () => {
  const featureOf = (path: string) => /^web\/app\/features\/([^/]+)\//.exec(path)?.[1];
  const shared = ['session'];
  const offending = edges()
    .filter(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one && other && one !== other && !shared.includes(other) && !isTest(from);
    })
    .map(({ from, to }) => `${from} -> ${to}`);
  expect(offending).toEqual([]);
});

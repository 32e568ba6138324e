import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isTest, listSources } from './listSources.ts';

const code = listSources('extension', 'web', 'shared', 'scripts');

test('every writing field of the schema is authorized or open on purpose', () => {
  const open = new Set([
    'signInByEmail',
    'verifyEmailSignIn',
    'signInByPhone',
    'verifyPhoneSignIn',
    'signInAsDemoPerson',
    'signOut',
    'unimpersonate',
    // Somebody outside has no account; the address they verified decides what they see.
    'requestAccessCode',
    'verifyAccessCode',
    'requestShareRenewal',
  ]);
  const unguarded: string[] = [];
  let fields = 0;
  for (const { path, text } of code.filter((item) =>
    item.text.includes('builder.mutationFields'),
  )) {
    const block = text.slice(text.indexOf('builder.mutationFields'));
    for (const field of block.split(/\n {2}(?=\w+: t\.)|\n {4}(?=\[`\w+\$)/).slice(1)) {
      const name = /^[\w[`${}]+/.exec(field)?.[0] ?? '';
      fields += 1;
      const isGuarded =
        /[pP]olicy\.authorize\(/.test(field) ||
        // `findShared` gives a thing the policy of its noun.
        /\bthing\.authorize\('share/.test(field) ||
        // `correct` in transcriptMutations.ts loads, authorizes and runs every correction.
        (/\bcorrect\(context/.test(field) && /transcriptPolicy\.authorize\(/.test(text));
      if (!isGuarded && !open.has(name)) unguarded.push(`${path}: ${name}`);
    }
  }
  expect(unguarded).toEqual([]);
  expect(fields).toBeGreaterThan(15);
});

test('every server feature that writes has a policy', () => {
  const folder = fileURLToPath(new URL('../../web/server/features/', import.meta.url));
  // Uploads, processing and the page of an interview act for a call, under the call's policy, and shares
  // under that of what is shared; orders for an engine come from commands; sign-in needs no right.
  const ofCalls = ['recordings', 'redactions', 'processing', 'aiWriting', 'interview'];
  const without = [...ofCalls, 'users', 'engines', 'shares'];
  const missing = readdirSync(folder).filter(
    (noun) =>
      !without.includes(noun) &&
      !readdirSync(folder + noun).some((file) => file.endsWith('Policy.ts')),
  );
  expect(missing).toEqual([]);
});

test('only the extension platform folder touches the browser API', () => {
  const offending = code
    .filter(({ path }) => !path.startsWith('extension/platform/'))
    .filter(({ text }) =>
      /\b(browser|chrome)\.(runtime|storage|tabs|scripting|action|sidePanel)\b/.test(text),
    )
    .map(({ path }) => path);
  expect(offending).toEqual([]);
});

test('files stay small: none past 300 lines, 95 in 100 under 200', () => {
  const lengths = code
    .filter(({ path }) => !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }));
  expect(lengths.filter((item) => item.lines > 300)).toEqual([]);
  const long = lengths.filter((item) => item.lines > 200);
  expect(long.length / lengths.length, JSON.stringify(long)).toBeLessThan(0.05);
});

test('nothing is named for what it is not', () => {
  const offending = code
    .map(({ path }) => path)
    .filter((path) => /\/(utils|helpers|types|constants|index)\.tsx?$/.test(path));
  expect(offending).toEqual([]);
});

test('every script says how it is used', () => {
  const silent = listSources('scripts')
    .filter(({ path }) => !isTest(path))
    .filter(({ text }) => !/^(#!.*\n)?(\/\/|\/\*\*)/.test(text))
    .map(({ path }) => path);
  expect(silent).toEqual([]);
});

test('the top of the repository holds only the agreed folders', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => name !== 'node_modules');
  const agreed = ['extension', 'web', 'shared', 'scripts', 'tests'];
  expect(folders.filter((name) => !agreed.includes(name))).toEqual([]);
  expect(existsSync(`${root}README.md`)).toBe(true);
});

test('what a journey waits for can be asked of a page that has no body yet', () => {
  // Puppeteer stops looking, without a word, at the first exception in the page.
  const waits = listSources('tests').flatMap(({ path, text }) =>
    [...text.matchAll(/waitForFunction\([^;]*;|const is\w+ = \([^)]*\) =>[^;]*;/g)].map(
      ([wait]) => `${path}: ${wait}`,
    ),
  );
  expect(waits.length).toBeGreaterThan(30);
  expect(waits.filter((wait) => wait.includes('document.body.'))).toEqual([]);
});

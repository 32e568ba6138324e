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

const importPattern =
  /(?:(import|export)(\s+type)?\s[^;'"]*?from|import)\s*\(?\s*['"]((?:\.{1,2}|#shared)\/[^'"]+)['"]/g;

/** The path from the top of the repository that an import names. */
function pathOf(from: string, specifier: string): string {
  return specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.normalize(posix.join(posix.dirname(from), specifier));
}

function edges(): { from: string; to: string; isType: boolean }[] {
  return listSources().flatMap(({ path, text }) =>
    [...text.matchAll(importPattern)].map((match) => ({
      from: path,
      to: pathOf(path, match[3] ?? ''),
      isType: match[2] !== undefined,
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

/** What each folder of the server that is no feature may reach besides itself, types left out. */
const serverLaw: Record<string, string[]> = {
  errors: [],
  settings: [],
  media: [],
  language: [],
  storage: [],
  speech: ['media'],
  db: ['storage'],
  events: ['errors'],
  mail: ['db'],
  jobs: ['db', 'events', 'language', 'media', 'speech', 'storage'],
  auth: ['db', 'errors', 'events', 'jobs'],
  search: ['auth', 'db', 'errors'],
};

test('below its features the server is built in layers, and none of them reaches up', () => {
  const folderOf = (path: string) => /^web\/server\/([^/]+)\//.exec(path)?.[1];
  const offending = edges()
    .filter(({ from, isType }) => !isTest(from) && !isType)
    .filter(({ from, to }) => {
      const [one, other] = [folderOf(from), folderOf(to)];
      const mayReach = serverLaw[one ?? ''];
      return mayReach && other && other !== one && !mayReach.includes(other);
    })
    .map(({ from, to }) => `${from} -> ${to}`);
  expect(offending).toEqual([]);
});

/** The order of the server's features: each may import, types included, only from those before it. */
const featureOrder = [
  ...['organizations', 'users', 'extension', 'engines', 'audit'],
  ...['positions', 'candidates', 'guides'],
  ...['processing', 'aiWriting', 'calls', 'notes', 'transcripts', 'aiTemplates', 'aiNotes'],
  ...['candidateAlerts'],
  ...[
    'scheduledInterviews',
    'recordings',
    'captures',
    'scorecards',
    'clips',
    'redactions',
    'playlists',
    'shares',
  ],
  ...['interview', 'search', 'structure', 'adverseImpact', 'insights'],
  ...['reportShares', 'topics', 'skillReports', 'activity'],
  ...['jobDescriptions', 'library', 'plans', 'planGeneration'],
];

test('the features of the server import each other in one order, without a cycle', () => {
  const featureOf = (path: string) => /^web\/server\/features\/([^/]+)\//.exec(path)?.[1];
  const offending = edges()
    .filter(({ from, to }) => {
      const [feature, imported] = [featureOf(from), featureOf(to)];
      if (isTest(from) || !feature || !imported || feature === imported) return false;
      const place = featureOrder.indexOf(imported);
      return place === -1 || place > featureOrder.indexOf(feature);
    })
    .map(({ from, to }) => `${from} -> ${to}`);
  expect(
    offending,
    'Move what both need into the lower feature, or add a new feature to the order.',
  ).toEqual([]);
});

/**
 * The order of the web app's features: each may use those of the lines above its own, and `session`. What
 * stands on no line yet may use `session` alone, and no other feature uses it.
 */
const appOrder = [
  ['session'],
  ['calls', 'editor', 'analyzer', 'metrics', 'transcript', 'uploads', 'atsExport'],
  ['jobDescriptionHistory', 'transcriptImport', 'search'],
  ['aiNotes', 'insights', 'interview', 'jobDescriptionText', 'scorecards'],
];

test('the features of the web app use each other in one written order', () => {
  const featureOf = (path: string) => /^web\/app\/features\/([^/]+)\//.exec(path)?.[1];
  const lineOf = (feature: string) => appOrder.findIndex((line) => line.includes(feature));
  const offending = edges()
    .filter(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      if (!one || !other || one === other || other === 'session' || isTest(from)) return false;
      return lineOf(other) < 0 || lineOf(other) >= lineOf(one);
    })
    .map(({ from, to }) => `${from} -> ${to}`);
  expect(offending).toEqual([]);
});

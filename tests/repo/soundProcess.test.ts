import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from './listSources.ts';

/** What works through every sample of a recording. */
const analysis = ['findSpeech', 'partVoices', 'clusterInTwo', 'estimatePitch', 'planChunks'].map(
  (name) => `web/server/speech/${name}.ts`,
);
const importPattern = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const typeImport = /import type [^;]*;/g;

test('sound is analyzed in another process than the one that answers requests', () => {
  const sources = new Map(listSources('web/server').map(({ path, text }) => [path, text]));
  const reached = new Set(['web/server/main.ts']);
  for (const path of reached) {
    const code = (sources.get(path) ?? '').replace(typeImport, '');
    for (const match of code.matchAll(importPattern))
      reached.add(posix.normalize(posix.join(posix.dirname(path), match[1] ?? '')));
  }
  expect(reached).toContain('web/server/speech/transcribeRecording.ts');
  expect(analysis.filter((path) => !sources.has(path))).toEqual([]);
  expect(analysis.filter((path) => reached.has(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { runKillRounds } from '../faults/runKillRounds.ts';

// The longer run is `node tests/faults/killServer.ts --rounds 30`.
test('a server killed six times keeps every byte and change it acknowledged, and doubles nothing', async () => {
  const report = await runKillRounds({ rounds: 6, seed: 5 });
  expect(report.faults).toEqual([]);
  // The kills must have hit something, or this proves nothing.
  expect(report.killsWhileUploading + report.killsWhileProcessing).toBeGreaterThan(2);
  expect(report.segments).toBeGreaterThanOrEqual(report.uploads);
});

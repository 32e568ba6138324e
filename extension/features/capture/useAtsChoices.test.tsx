import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageFacts } from '../../sites/ats/readPageFacts.ts';
import { useAtsChoices } from './useAtsChoices.ts';

const positions = [
  { id: 'p1', displayTitle: 'Ward nurse (R-1042)' },
  { id: 'p2', displayTitle: 'Ward nurse manager' },
  { id: 'p3', displayTitle: 'Driver' },
  { id: 'p4', displayTitle: 'Driver (R-7)' },
];
const guideOf = (id: string, stage: string | null) => ({
  ...{ id, name: `Guide ${id}`, overallScoringEnabled: false, cues: [] },
  interviewStage: stage && { title: stage },
});
vi.mock('../../platform/network.ts', () => ({
  askServer: async (schema: { parse(value: unknown): unknown }) =>
    schema.parse({ positions, guides: [guideOf('g1', 'Panel'), guideOf('g2', 'Screen')] }),
}));

const choicesOf = (facts: PageFacts) => renderHook(() => useAtsChoices(facts)).result;

test('a position of this name and its guide for this stage are chosen', async () => {
  const found = choicesOf({ POSITION: 'ward nurse', STAGE: 'screen' });
  await waitFor(() => expect(found.current?.position.id).toBe('p1'));
  expect(found.current?.guide?.id).toBe('g2');
});

test('of several guides none is chosen without a stage, and of two positions neither', async () => {
  const unstaged = choicesOf({ POSITION: 'Ward nurse' });
  await waitFor(() => expect(unstaged.current).toMatchObject({ guide: null }));
  const [twice, unknown] = [choicesOf({ POSITION: 'Driver' }), choicesOf({ POSITION: 'Cook' })];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([twice.current, unknown.current]).toEqual([null, null]);
});

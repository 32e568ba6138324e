import { expect, test } from 'vitest';
import { applyGuideEdit, idBefore, type GuideEdit, type GuideTree } from './guideTree.ts';

const cue = (id: string, competency: string | null = null) => ({
  id,
  cue: id.toUpperCase(),
  description: '',
  descriptionHtml: null,
  type: 'CUSTOM',
  competency,
  scoringEnabled: false,
});
const guide: GuideTree = {
  name: 'Screen',
  visibility: 'PUBLIC',
  position: null,
  stage: null,
  assigned: [],
  overallScoringEnabled: true,
  competencies: [
    { id: 'care', name: 'Care' },
    { id: 'plan', name: 'Planning' },
  ],
  cues: [cue('a', 'Care'), cue('b'), cue('c')],
};
const after = (...edits: GuideEdit[]) => edits.reduce(applyGuideEdit, guide);
const order = ({ cues }: GuideTree) => cues.map(({ id }) => id).join('');

test('a question moves after another one or first, and nowhere beside one that is gone', () => {
  expect(order(after({ kind: 'moveCue', cueId: 'a', afterCueId: 'b' }))).toBe('bac');
  expect(order(after({ kind: 'moveCue', cueId: 'c', afterCueId: null }))).toBe('cab');
  expect(order(after({ kind: 'moveCue', cueId: 'x', afterCueId: 'a' }))).toBe('abc');
});

test.each([
  [0, 2, 'c'],
  [2, 0, null],
  [2, 1, 'a'],
  [0, 1, 'b'],
])('dragging from %i to %i stands after %s', (from, to, before) => {
  expect(idBefore(guide.cues, from, to)).toBe(before);
});

test('a question that was added already is not added twice', () => {
  const add: GuideEdit = { kind: 'addCue', cue: cue('d'), afterCueId: null };
  expect(order(after(add, add))).toBe('abcd');
});

test('questions follow the name of their competency, and stay without one when it goes', () => {
  const renamed = after({ kind: 'renameCompetency', competencyId: 'care', name: 'Kindness' });
  expect(renamed.cues[0]?.competency).toBe('Kindness');
  const gone = after({ kind: 'deleteCompetency', competencyId: 'care' });
  expect([gone.cues[0]?.competency, gone.competencies.length]).toEqual([null, 1]);
});

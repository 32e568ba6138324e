import { expect, test } from 'vitest';
import { draftNotes } from './draftNotes.ts';
import type { ScorecardItem } from './scorecardContent.ts';

const item = (id: string, more: Partial<ScorecardItem> = {}): ScorecardItem => ({
  id,
  kind: 'QUESTION',
  cueId: id,
  itemText: id,
  score: 0,
  notes: '',
  markedTimeMs: null,
  ...more,
});
const written = [
  { cueId: 'a', competency: 'Care', answer: 'She led four people.', startMs: 125_000 },
  { cueId: 'b', competency: 'Care', answer: 'She calms families.', startMs: null },
  { cueId: 'c', competency: null, answer: '', startMs: null },
];

test('a draft fills empty notes from the evidence with its moment, and no score', () => {
  expect(draftNotes([item('a')], written)).toEqual([
    {
      kind: 'noteItem',
      itemId: 'a',
      replaces: '',
      markedTimeMs: 125_000,
      text: 'From the AI notes: She led four people. (2:05)',
    },
  ]);
});

test('a competency takes what was written of all its questions', () => {
  const care = item('x', { kind: 'COMPETENCY', cueId: null, itemText: 'care' });
  expect(draftNotes([care], written)[0]).toMatchObject({
    text: 'From the AI notes: She led four people. (2:05)\nShe calms families.',
  });
});

test('what a person wrote stays, and without evidence a note stays empty', () => {
  const items = [item('a', { notes: 'Mine' }), item('c'), item('d'), item('e', { cueId: null })];
  expect(draftNotes(items, written)).toEqual([]);
});

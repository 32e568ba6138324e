import { beforeEach, expect, it } from 'vitest';
import { drafts } from '../../lib/createDrafts.ts';
import { createNoteDraft } from './createNoteDraft.ts';

beforeEach(() => drafts.drop('c1'));

it('takes the moment of the first letter, keeps it while more is typed, lets it go when all is erased', () => {
  const draft = createNoteDraft('c1');
  draft.type('A', 5000.4);
  draft.type('As', 9000);
  expect(draft.getState()).toMatchObject({ text: 'As', timeMs: 5000 });
  draft.type('', 11_000);
  expect(draft.getState().timeMs).toBeNull();
});

it('begun by key it stands at that moment, but never moves what is written already', () => {
  const draft = createNoteDraft('c1');
  draft.begin({ timeMs: 3000 });
  expect(draft.getState()).toMatchObject({ timeMs: 3000, focusCount: 1 });
  draft.type('Good', 4000);
  draft.begin({ timeMs: 60_000 });
  expect(draft.getState()).toMatchObject({ timeMs: 3000, text: 'Good', focusCount: 2 });
});

it('about a passage it stands where that begins, and can be without words', () => {
  const draft = createNoteDraft('c1');
  const passage = { startMs: 7000, endMs: 9000, text: 'we shipped it' };
  draft.begin({ passage });
  draft.type('', 20_000);
  expect(draft.getState()).toMatchObject({ timeMs: 7000, passage });
  draft.dropPassage();
  expect(draft.getState()).toMatchObject({ timeMs: null, passage: null });
});

it('saved, the next one gets an id of its own and keeps type and visibility', () => {
  const draft = createNoteDraft('c1');
  draft.setState({ type: 'FOLLOW_UP', visibility: 'PRIVATE' });
  draft.type('Ask again', 1);
  const { id } = draft.getState();
  draft.clear();
  expect(draft.getState()).toMatchObject({
    text: '',
    timeMs: null,
    type: 'FOLLOW_UP',
    visibility: 'PRIVATE',
  });
  expect(draft.getState().id).not.toBe(id);
});

it('survives a reload until it is saved, and belongs to its interview alone', () => {
  const draft = createNoteDraft('c1');
  draft.type('Half a thought', 5000);
  const { id } = draft.getState();
  expect(createNoteDraft('c1').getState()).toMatchObject({
    id,
    text: 'Half a thought',
    timeMs: 5000,
  });
  expect(createNoteDraft('c2').getState().text).toBe('');
  draft.clear();
  expect(createNoteDraft('c1').getState().text).toBe('');
  drafts.keep('c1', { text: 7 });
  expect(createNoteDraft('c1').getState().text).toBe('');
});

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../lib/connectionError.ts';
import { createGuideEdits } from './createGuideEdits.ts';
import type { GuideEdit, GuideTree } from './guideTree.ts';

const guide: GuideTree = {
  name: 'Screen',
  visibility: 'PUBLIC',
  position: null,
  stage: null,
  assigned: [],
  overallScoringEnabled: true,
  competencies: [],
  cues: [],
};
const name = (text: string, replaces: string): GuideEdit => ({
  kind: 'nameGuide',
  name: text,
  replaces,
});
const conflictWith = (standing: string) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', standing } }],
  });

let sent: GuideEdit[];
let unsaved: readonly GuideEdit[];
let failures: unknown[];
const begin = () =>
  createGuideEdits(guide, {
    send: async (edit) => {
      sent.push(edit);
      const failure = failures.shift();
      if (failure) throw failure;
    },
    onRefused: () => undefined,
    onUnsaved: (edits) => (unsaved = edits),
    reload: () => undefined,
  });
const shown = (edits: ReturnType<typeof begin>) => edits.state.getState();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [sent, unsaved, failures] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test('typing shows and is kept at once, and is sent as one edit after a pause', async () => {
  const edits = begin();
  edits.edit(name('Screen f', 'Screen'));
  edits.edit(name('Screen for', 'Screen f'));
  expect(shown(edits)).toMatchObject({ saveState: 'waiting', content: { name: 'Screen for' } });
  expect(unsaved).toHaveLength(1);
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toEqual([name('Screen for', 'Screen')]);
  expect(shown(edits).saveState).toBe('saved');
  expect(unsaved).toEqual([]);
});

test('another text, or anything else in between, is an edit of its own', async () => {
  const edits = begin();
  edits.edit(name('One', 'Screen'));
  edits.edit({ kind: 'wordCue', cueId: 'a', text: 'Why?', replaces: 'A' });
  edits.edit({ kind: 'deleteCue', cueId: 'a' });
  await pass(1000);
  expect(sent.map(({ kind }) => kind)).toEqual(['nameGuide', 'wordCue', 'deleteCue']);
});

test('what was sent without an answer is sent again as it was, and what was typed since after it', async () => {
  const edits = begin();
  failures = [new NetworkError(new TypeError('offline'))];
  edits.edit(name('One', 'Screen'));
  await pass(1000);
  edits.edit(name('Two', 'One'));
  expect(shown(edits)).toMatchObject({ saveState: 'failed', content: { name: 'Two' } });
  expect(unsaved).toHaveLength(2);
  await pass(5000);
  expect(sent.slice(1)).toEqual([name('One', 'Screen'), name('Two', 'One')]);
  expect(shown(edits).saveState).toBe('saved');
});

test('against another person’s text nothing is sent until one of the two is chosen', async () => {
  const edits = begin();
  failures = [conflictWith('Theirs')];
  edits.edit(name('Mine', 'Screen'));
  await pass(1000);
  edits.edit(name('Mine too', 'Screen'));
  await pass(5000);
  expect(sent).toHaveLength(1);
  expect(unsaved).toEqual([name('Mine too', 'Screen')]);
  expect(edits.conflicts.getState().get('nameGuide')?.standing).toBe('Theirs');
  edits.keepMine('nameGuide');
  await pass(1000);
  expect(sent.at(-1)).toEqual(name('Mine too', 'Theirs'));
  expect(edits.conflicts.getState().size).toBe(0);
  expect(unsaved).toEqual([]);
});

test('taking the other person’s text gives up the own one', async () => {
  const edits = begin();
  failures = [conflictWith('Theirs')];
  edits.edit(name('Mine', 'Screen'));
  await pass(1000);
  edits.takeTheirs('nameGuide');
  expect([edits.conflicts.getState().size, unsaved.length]).toEqual([0, 0]);
});

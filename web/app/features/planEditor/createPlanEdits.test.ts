import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../lib/connectionError.ts';
import { createPlanEdits } from './createPlanEdits.ts';
import type { PlanEdit, PlanTree } from './planTree.ts';

const tree: PlanTree = [
  { id: 'a', name: 'First', groups: [] },
  { id: 'b', name: 'Second', groups: [] },
];
const names = (edits: ReturnType<typeof createPlanEdits>) =>
  edits.state.getState().content.map(({ name }) => name);
const rename = (interviewId: string, name: string): PlanEdit => ({
  kind: 'renameInterview',
  interviewId,
  name,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('an edit shows before the server has it, and edits arrive in their order', async () => {
  const sent: PlanEdit[] = [];
  const edits = createPlanEdits(tree, {
    send: async (edit) => void sent.push(edit),
    onRefused: () => undefined,
  });
  edits.edit(rename('a', 'Screen'));
  edits.edit({ kind: 'reorderInterviews', interviewIds: ['b', 'a'] });
  expect(names(edits)).toEqual(['Second', 'Screen']);
  expect(edits.state.getState().saveState).toBe('saving');
  await settle();
  expect(sent.map(({ kind }) => kind)).toEqual(['renameInterview', 'reorderInterviews']);
  expect(edits.state.getState().saveState).toBe('saved');
});

test('a refused edit is taken back alone; those after it stay', async () => {
  const refused: unknown[] = [];
  const edits = createPlanEdits(tree, {
    send: (edit) =>
      edit.kind === 'deleteInterview' ? Promise.reject(new Error('no')) : Promise.resolve(),
    onRefused: (error) => refused.push(error),
  });
  edits.edit({ kind: 'deleteInterview', interviewId: 'a' });
  edits.edit(rename('b', 'Panel'));
  expect(names(edits)).toEqual(['Panel']);
  await settle();
  expect(names(edits)).toEqual(['First', 'Panel']);
  expect(refused).toHaveLength(1);
});

test('news of the server come under what is still on its way', async () => {
  let answer = () => {};
  const edits = createPlanEdits(tree, {
    send: () => new Promise((resolve) => (answer = resolve)),
    onRefused: () => undefined,
  });
  edits.edit(rename('a', 'Mine'));
  edits.replace([...tree, { id: 'c', name: 'Third', groups: [] }]);
  expect(names(edits)).toEqual(['Mine', 'Second', 'Third']);
  answer();
  await settle();
  expect(names(edits)).toEqual(['Mine', 'Second', 'Third']);
});

test('one is called back when the edit is on the server, and not when it was refused', async () => {
  const told: string[] = [];
  const edits = createPlanEdits(tree, {
    send: (edit) =>
      edit.kind === 'deleteInterview' && edit.interviewId === 'a'
        ? Promise.reject(new Error('no'))
        : Promise.resolve(),
    onRefused: () => told.push('refused'),
  });
  for (const interviewId of ['a', 'b']) {
    edits.edit({ kind: 'deleteInterview', interviewId });
    edits.whenSaved(() => told.push(interviewId));
  }
  expect(told).toEqual([]);
  await settle();
  expect(told).toEqual(['refused', 'b']);
});

afterEach(() => vi.useRealTimers());

test('without a connection edits stay on the page, wait, and are sent in their order', async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const tried: string[] = [];
  const unsaved: number[] = [];
  const refused = vi.fn();
  const edits = createPlanEdits(tree, {
    send: async (edit) => {
      tried.push(edit.kind);
      if (!isOnline) throw new NetworkError(null);
    },
    onRefused: refused,
    onUnsaved: (all) => unsaved.push(all.length),
  });
  edits.edit({ kind: 'addInterview', interviewId: 'c', name: 'Third', order: 2 });
  await vi.advanceTimersByTimeAsync(0);
  edits.edit(rename('c', 'Panel'));
  expect(names(edits)).toEqual(['First', 'Second', 'Panel']);
  expect(edits.state.getState().saveState).toBe('failed');
  expect(tried).toEqual(['addInterview']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(tried).toEqual(['addInterview', 'addInterview']);
  isOnline = true;
  await edits.flush();
  expect(tried.slice(2)).toEqual(['addInterview', 'renameInterview']);
  expect(edits.state.getState().saveState).toBe('saved');
  expect(names(edits)).toEqual(['First', 'Second', 'Panel']);
  expect(unsaved).toEqual([1, 2, 1, 0]);
  expect(refused).not.toHaveBeenCalled();
});

test('what was added and is in the plan that was read again does not stand twice', async () => {
  const edits = createPlanEdits(tree, {
    send: () => Promise.reject(new NetworkError(null)),
    onRefused: () => undefined,
  });
  edits.edit({ kind: 'addInterview', interviewId: 'c', name: 'Third', order: 2 });
  await settle();
  edits.replace([...tree, { id: 'c', name: 'Third', groups: [] }]);
  expect(names(edits)).toEqual(['First', 'Second', 'Third']);
  edits.close();
});

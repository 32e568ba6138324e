import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './createAutosave.ts';
import type { SaveState } from './createAutosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const world = {
    content: '',
    sent: [] as string[],
    states: [] as SaveState[],
    answer: () => Promise.resolve(),
  };
  const autosave = createAutosave({
    read: () => world.content,
    save: (content) => {
      world.sent.push(content);
      return world.answer();
    },
    onState: (state) => world.states.push(state),
    pauseMs: 1200,
  });
  const type = (content: string) => {
    world.content = content;
    autosave.changed();
  };
  return { ...autosave, world, type };
}

test('typing is saved once, when it rests', async () => {
  const { world, type } = begin();
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  type('ab');
  await vi.advanceTimersByTimeAsync(1199);
  expect(world.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual(['ab']);
  expect(world.states).toEqual(['waiting', 'saving', 'saved']);
});

test('what is typed while it saves is saved after it, never beside it', async () => {
  const { world, type, flush } = begin();
  let finish = () => undefined as void;
  world.answer = () => new Promise((resolve) => (finish = resolve));
  type('a');
  const first = flush();
  type('ab');
  await vi.advanceTimersByTimeAsync(5000);
  expect(world.sent).toEqual(['a']);
  world.answer = () => Promise.resolve();
  finish();
  await first;
  expect(world.sent).toEqual(['a', 'ab']);
  expect(world.states.at(-1)).toBe('saved');
});

test('a failure is told, keeps the content, and a later try saves it', async () => {
  const { world, type, flush, state } = begin();
  world.answer = () => Promise.reject(new Error('No connection'));
  type('a');
  await vi.advanceTimersByTimeAsync(1200);
  expect(state()).toBe('failed');
  world.answer = () => Promise.resolve();
  await flush();
  expect(world.sent).toEqual(['a', 'a']);
  expect(state()).toBe('saved');
});

test('closing sends what is not saved yet', async () => {
  const { world, type, close } = begin();
  type('a');
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.sent).toEqual(['a']);
});

test('what failed is tried again by itself, ever more rarely, and no more once it is closed', async () => {
  const { world, type, state, close } = begin();
  world.answer = () => Promise.reject(new Error('No connection'));
  type('a');
  await vi.advanceTimersByTimeAsync(1200 + 4000 + 8000);
  expect(world.sent).toHaveLength(3);
  close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(world.sent).toHaveLength(4);
  world.answer = () => Promise.resolve();
  type('ab');
  await vi.advanceTimersByTimeAsync(1200);
  expect(state()).toBe('saved');
});

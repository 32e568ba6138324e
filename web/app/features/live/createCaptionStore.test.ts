import { expect, test } from 'vitest';
import { createCaptionStore, type LiveCaption } from './createCaptionStore.ts';

const said = (utteranceId: string, text: string, sequence: number, startMs = 0): LiveCaption => ({
  utteranceId,
  speaker: 'Ines',
  text,
  startMs,
  sequence,
});

test('asks for what is new, keeps the newest words of each utterance, in the order of speech', async () => {
  const asked: number[] = [];
  const answers = [
    [said('b', 'Second', 1, 9000), said('a', 'Fir', 2, 1000)],
    [said('a', 'First', 3, 1000)],
  ];
  const store = createCaptionStore((after) => {
    asked.push(after);
    return Promise.resolve(answers[asked.length - 1] ?? []);
  });
  await store.announce(2);
  await store.announce(3);
  await store.announce(3);
  expect(asked).toEqual([0, 2]);
  expect(store.state.getState().captions.map(({ text }) => text)).toEqual(['First', 'Second']);
});

test('what is announced while it asks is asked for afterwards', async () => {
  const asked: number[] = [];
  let answer: (news: LiveCaption[]) => void = () => {};
  const store = createCaptionStore((after) => {
    asked.push(after);
    return new Promise((resolve) => (answer = resolve));
  });
  const first = store.announce(1);
  void store.announce(2);
  answer([said('a', 'One', 1)]);
  await new Promise((resolve) => setTimeout(resolve));
  answer([said('b', 'Two', 2)]);
  await first;
  expect(asked).toEqual([0, 1]);
  expect(store.state.getState().captions).toHaveLength(2);
});

test('a failure is told, and the next news tries again', async () => {
  let isDown = true;
  const store = createCaptionStore(() =>
    isDown ? Promise.reject(new Error('offline')) : Promise.resolve([said('a', 'One', 1)]),
  );
  await store.announce(1);
  expect(store.state.getState()).toMatchObject({ captions: [], error: { message: 'offline' } });
  isDown = false;
  await store.announce(1);
  expect(store.state.getState()).toMatchObject({ captions: [{ text: 'One' }], error: null });
});

test('an utterance that was taken back goes', async () => {
  const answers = [[said('a', 'Uh', 1)], [said('a', '', 2)]];
  const store = createCaptionStore(() => Promise.resolve(answers.shift() ?? []));
  await store.announce(1);
  await store.announce(2);
  expect(store.state.getState().captions).toEqual([]);
});

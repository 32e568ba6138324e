import { expect, test } from 'vitest';
import { createCaptionStore, type CaptionBatch, type LiveCaption } from './createCaptionStore.ts';

const said = (utteranceId: string, text: string, sequence: number, startMs = 0): LiveCaption => ({
  utteranceId,
  speaker: 'Ines',
  text,
  startMs,
  sequence,
});
const batch = (
  afterSequence: number,
  sequence: number,
  ...captions: LiveCaption[]
): CaptionBatch => ({ afterSequence, sequence, captions });

/** A store whose fetches are answered from a list, in turn. */
function storeOf(...answers: CaptionBatch[]) {
  const fetched: number[] = [];
  const store = createCaptionStore((after) => {
    fetched.push(after);
    return Promise.resolve(answers.shift() ?? batch(after, after));
  });
  const texts = () => store.state.getState().captions.map(({ text }) => text);
  return { store, fetched, texts };
}

test('fetches what is new, keeps the newest words of each utterance, in the order of speech', async () => {
  const { store, fetched, texts } = storeOf(
    batch(0, 2, said('b', 'Second', 1, 9000), said('a', 'Fir', 2, 1000)),
    batch(2, 3, said('a', 'First', 3, 1000)),
  );
  await store.announce(2);
  await store.announce(3);
  await store.announce(3);
  expect(fetched).toEqual([0, 2]);
  expect(texts()).toEqual(['First', 'Second']);
});

test('events that follow each other are shown without a fetch', async () => {
  const { store, fetched, texts } = storeOf(batch(0, 1, said('a', 'Fir', 1)));
  await store.announce(1);
  await store.receive(batch(1, 2, said('a', 'First', 2)));
  await store.receive(batch(2, 3, said('b', 'Second', 3, 5000)));
  expect(fetched).toEqual([0]);
  expect(texts()).toEqual(['First', 'Second']);
});

test('what was said while the connection was lost is fetched, once, and nothing stands twice', async () => {
  const { store, fetched, texts } = storeOf(
    batch(0, 1, said('a', 'One', 1)),
    batch(1, 4, said('b', 'Two', 3, 1000), said('c', 'Three', 4, 2000)),
  );
  await store.announce(1);
  await store.receive(batch(3, 4, said('c', 'Three', 4, 2000)));
  expect(fetched).toEqual([0, 1]);
  expect(texts()).toEqual(['One', 'Two', 'Three']);
});

test('an event without captions is fetched', async () => {
  const { store, fetched, texts } = storeOf(batch(0, 1), batch(1, 2, said('a', 'Long', 2)));
  await store.announce(1);
  await store.receive({ afterSequence: 1, sequence: 2, captions: null });
  expect(fetched).toEqual([0, 1]);
  expect(texts()).toEqual(['Long']);
});

test('an older event does not undo newer words', async () => {
  const { store, texts } = storeOf(batch(0, 5, said('a', 'Newest', 5)));
  await store.announce(5);
  await store.receive(batch(3, 4, said('a', 'Older', 4)));
  expect(texts()).toEqual(['Newest']);
});

test('events before the captions are shown cause no fetch', async () => {
  const { store, fetched } = storeOf();
  await store.receive(batch(0, 1, said('a', 'One', 1)));
  expect(fetched).toEqual([]);
});

test('more than one answer holds is fetched until everything is there', async () => {
  const { store, fetched, texts } = storeOf(
    batch(0, 3, said('a', 'One', 3)),
    batch(3, 6, said('b', 'Two', 6, 1000)),
  );
  await store.announce(6);
  expect(fetched).toEqual([0, 3]);
  expect(texts()).toEqual(['One', 'Two']);
});

test('what is announced during a fetch is fetched afterwards', async () => {
  const fetched: number[] = [];
  let answer: (news: CaptionBatch) => void = () => {};
  const store = createCaptionStore((after) => {
    fetched.push(after);
    return new Promise((resolve) => (answer = resolve));
  });
  const first = store.announce(1);
  void store.announce(2);
  answer(batch(0, 1, said('a', 'One', 1)));
  await new Promise((resolve) => setTimeout(resolve));
  answer(batch(1, 2, said('b', 'Two', 2)));
  await first;
  expect(fetched).toEqual([0, 1]);
  expect(store.state.getState().captions).toHaveLength(2);
});

test('a failure is shown, and the next news tries again', async () => {
  let isDown = true;
  const store = createCaptionStore(() =>
    isDown
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(batch(0, 1, said('a', 'One', 1))),
  );
  await store.announce(1);
  expect(store.state.getState()).toMatchObject({ captions: [], error: { message: 'offline' } });
  isDown = false;
  await store.announce(1);
  expect(store.state.getState()).toMatchObject({ captions: [{ text: 'One' }], error: null });
});

test('an utterance that was taken back goes', async () => {
  const { store, texts } = storeOf(batch(0, 1, said('a', 'Uh', 1)));
  await store.announce(1);
  await store.receive(batch(1, 2, said('a', '', 2)));
  expect(texts()).toEqual([]);
});

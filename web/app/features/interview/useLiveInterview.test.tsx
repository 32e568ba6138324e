import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { useLiveInterview } from './useLiveInterview.ts';

const seen = {
  captions: { receive: vi.fn(), announce: vi.fn() },
  onStep: vi.fn(),
  onWords: vi.fn(),
  onNotes: vi.fn(),
  onAiNotes: vi.fn(),
};
let revision: number | null = 3;

function Live() {
  const isDeleted = useLiveInterview({ callId: 'c1', knownRevision: () => revision, ...seen });
  return <p>{isDeleted ? 'deleted' : 'there'}</p>;
}
function follow() {
  const server = scriptedClient({});
  renderUi(<Live />, { client: server.client });
  return (change: Record<string, unknown>) =>
    act(() =>
      server.push('InterviewChanged', {
        callChanged: {
          __typename: 'CallChange',
          what: [],
          isDeleted: false,
          call: null,
          captions: null,
          progress: null,
          transcriptRevision: null,
          ...change,
        },
      }),
    );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  revision = 3;
});
afterEach(() => vi.useRealTimers());

test('words are loaded only where the page does not hold the announced revision', async () => {
  const push = follow();
  push({ what: ['TRANSCRIPT'], transcriptRevision: 3 });
  await settle();
  expect(seen.onWords).not.toHaveBeenCalled();
  push({ what: ['TRANSCRIPT'], transcriptRevision: 4 });
  // The answer to the page's own edit comes a moment after the news of it.
  revision = 4;
  await settle();
  expect(seen.onWords).not.toHaveBeenCalled();
  push({ what: ['TRANSCRIPT'], transcriptRevision: 5 });
  await settle();
  expect(seen.onWords.mock.calls).toEqual([[5]]);
  expect(seen.onAiNotes).toHaveBeenCalled();
});

test('a connection that begins again loads the notes, the first one does not', async () => {
  const push = follow();
  push({ what: ['RESYNC'] });
  await settle();
  expect(seen.onNotes).not.toHaveBeenCalled();
  push({ what: ['RESYNC'] });
  await settle();
  expect(seen.onNotes).toHaveBeenCalledOnce();
  expect(seen.onAiNotes).toHaveBeenCalledOnce();
});

test('a first connection that comes late, as after a lost one, loads the notes too', async () => {
  const push = follow();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  push({ what: ['RESYNC'] });
  await settle();
  expect(seen.onNotes).toHaveBeenCalledOnce();
  expect(seen.onAiNotes).toHaveBeenCalledOnce();
});

test('captions are handed on, and a deletion is final', async () => {
  const push = follow();
  const captions = { afterSequence: 0, sequence: 1, captions: [] };
  push({ what: ['CAPTIONS'], captions: { __typename: 'CaptionBatch', ...captions } });
  expect(seen.captions.receive.mock.calls).toMatchObject([[captions]]);
  push({ what: [], isDeleted: true });
  await settle();
  screen.getByText('deleted');
});

import { expect, test } from 'vitest';
import type { CallEvent } from './callEvent.ts';
import { mergeCallEvents, type CallNews } from './mergeCallEvents.ts';

const ofCall = { organizationId: 'o', callId: 'c' };
const merged = (...events: CallEvent[]): CallNews | undefined =>
  events.reduce<CallNews | undefined>(mergeCallEvents, undefined);
const said = (sequence: number, utteranceIds: string[] | null): CallEvent => ({
  ...ofCall,
  what: 'captions',
  data: {
    sequence,
    captions:
      utteranceIds &&
      utteranceIds.map((utteranceId) => ({
        ...{ utteranceId, sequence, speaker: null, text: `${utteranceId}${sequence}` },
        ...{ startMs: 0, endMs: 1, isFinal: false },
      })),
  },
});
const textsOf = (news: CallNews | undefined) => news?.captions?.captions?.map(({ text }) => text);

test('batches that follow each other become one, with the newest words of each utterance', () => {
  const news = merged(said(4, ['a']), said(5, ['a', 'b']));
  expect(news?.captions).toMatchObject({ afterSequence: 3, sequence: 5 });
  expect(textsOf(news)).toEqual(['a5', 'b5']);
});

test('a batch that is missing, too large or one too many leaves the captions to be fetched', () => {
  const many = Array.from({ length: 201 }, (_, index) => `u${index}`);
  for (const events of [
    [said(4, ['a']), said(6, ['b'])],
    [said(4, ['a']), said(5, null), said(6, ['b'])],
    [said(4, many)],
  ])
    expect(merged(...events)?.captions).toMatchObject({ afterSequence: 3, captions: null });
});

test('different news of a call wait together; who could see it first is kept', () => {
  const seenBy = (ownerId: string) => ({
    ...{ organizationId: 'o', visibility: 'PUBLIC' as const, ownerId, positionId: null },
    ...{ interviewerIds: [], invitedIds: [], isDeleted: false },
  });
  const news = merged(
    { ...ofCall, what: 'progress', data: { step: 'TRANSCRIBE', progress: 0.4 } },
    { ...ofCall, what: 'call', data: { before: seenBy('first') } },
    { ...ofCall, what: 'progress', data: { step: 'TRANSCRIBE', progress: 0.5 } },
    { ...ofCall, what: 'call', data: { isDeleted: true, before: seenBy('second') } },
    { ...ofCall, what: 'transcript', data: { revision: 9 } },
  );
  expect(news).toMatchObject({
    what: new Set(['progress', 'call', 'transcript']),
    isDeleted: true,
    before: { ownerId: 'first' },
    progress: { progress: 0.5 },
    transcriptRevision: 9,
  });
});

import { expect, test } from 'vitest';
import { changeStanding } from './changeStanding.ts';
import type { TranscriptChange } from './predictEdit.ts';

const speaker = (id: string, name: string) => ({
  id,
  index: 0,
  name,
  role: 'UNKNOWN' as const,
  basis: 'VOICE' as const,
  talkMs: 0,
  wordCount: 0,
  longestMonologueMs: 0,
  questionCount: 0,
  wordsPerMinute: null,
});
const turn = (text: string, speakerId = 'a') => ({
  id: 's1',
  speakerId,
  startMs: 0,
  endMs: 1000,
  text,
  words: [],
  isEdited: false,
});
const standing = (change: TranscriptChange, text = 'we mend pumps', speakerId = 'a') =>
  changeStanding(change, [speaker('a', 'Ada'), speaker('b', 'Bo')], [turn(text, speakerId)]);
const correction = {
  kind: 'correctWords',
  segmentId: 's1',
  fromWord: 1,
  toWord: 1,
  replaces: 'mend',
  text: 'mend old',
} as const;

test('a correction is open, done or overtaken by what its words read', () => {
  expect(standing(correction)).toBe('open');
  expect(standing(correction, 'we mend old pumps')).toBe('done');
  expect(standing(correction, 'we fix pumps')).toBe('overtaken');
  expect(standing({ ...correction, segmentId: 'gone' })).toBe('overtaken');
  expect(standing({ ...correction, text: '' })).toBe('open');
  expect(standing({ ...correction, text: '' }, 'we pumps')).toBe('overtaken');
});

test('changes of speakers are done when the speakers are as they want them', () => {
  const rename = (name: string) => ({ kind: 'updateSpeaker' as const, speakerId: 'a', name });
  expect([standing(rename('Ada')), standing(rename('Eva'))]).toEqual(['done', 'open']);
  const merge = (speakerId: string) =>
    ({ kind: 'mergeSpeakers', speakerId, intoSpeakerId: 'b' }) as const;
  expect([standing(merge('a')), standing(merge('gone'))]).toEqual(['open', 'done']);
  const assign = (newSpeakerName: string) =>
    ({ kind: 'assignSegments', segmentIds: ['s1'], target: { newSpeakerName } }) as const;
  expect([standing(assign('Bo')), standing(assign('Cy'))]).toEqual(['open', 'open']);
  expect(standing(assign('Bo'), 'we mend pumps', 'b')).toBe('done');
});

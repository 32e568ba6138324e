import { describe, expect, it } from 'vitest';
import { predictEdit } from './predictEdit.ts';

const speaker = (id: string, index: number, name: string) => ({
  id,
  index,
  name,
  role: 'UNKNOWN' as const,
  basis: 'VOICE' as const,
  talkMs: 1000,
  wordCount: 10,
  longestMonologueMs: 500,
  questionCount: 1,
  wordsPerMinute: 100,
});
const segment = (id: string, speakerId: string) => ({
  id,
  speakerId,
  startMs: 0,
  endMs: 1000,
  text: 'hello wold',
  words: [
    ['hello', 0, 400, 0.9],
    ['wold', 500, 1000, 0.2],
  ] satisfies [string, number, number, number][],
  isEdited: false,
});
const speakers = [speaker('a', 0, 'Speaker 1'), speaker('b', 1, 'Speaker 2')];
const segments = [segment('s1', 'a'), segment('s2', 'b'), segment('s3', 'a')];

describe('predictEdit', () => {
  it('names a speaker and says that a person did', () => {
    const change = {
      kind: 'updateSpeaker',
      speakerId: 'a',
      name: 'Ada',
      role: 'CANDIDATE',
    } as const;
    const [first, second] = predictEdit(change, speakers, segments).speakers;
    expect(first).toMatchObject({ name: 'Ada', role: 'CANDIDATE', basis: 'NAMED' });
    expect(second).toBe(speakers[1]);
  });

  it('keeps how a speaker was known when only the role changes', () => {
    const change = { kind: 'updateSpeaker', speakerId: 'a', role: 'INTERVIEWER' } as const;
    expect(predictEdit(change, speakers, segments).speakers[0]).toMatchObject({
      role: 'INTERVIEWER',
      basis: 'VOICE',
    });
  });

  it('merges a speaker away with all turns', () => {
    const change = { kind: 'mergeSpeakers', speakerId: 'a', intoSpeakerId: 'b' } as const;
    const predicted = predictEdit(change, speakers, segments);
    expect(predicted.speakers.map(({ id }) => id)).toEqual(['b']);
    expect(predicted.segments.map(({ id, speakerId }) => [id, speakerId])).toEqual([
      ['s1', 'b'],
      ['s3', 'b'],
    ]);
  });

  it('gives turns to a speaker, and to a new one with a hue of its own', () => {
    const known = predictEdit(
      { kind: 'assignSegments', segmentIds: ['s2'], target: { speakerId: 'a' } },
      speakers,
      segments,
    );
    expect(known.segments).toMatchObject([{ id: 's2', speakerId: 'a' }]);
    const fresh = predictEdit(
      { kind: 'assignSegments', segmentIds: ['s2', 's3'], target: { newSpeakerName: 'Guest' } },
      speakers,
      segments,
    );
    const added = fresh.speakers.at(-1);
    expect(added).toMatchObject({ name: 'Guest', index: 2, talkMs: 0 });
    expect(fresh.segments.map(({ speakerId }) => speakerId)).toEqual([added?.id, added?.id]);
  });

  it('corrects words in their place and marks the turn as corrected', () => {
    const change = {
      kind: 'correctWords',
      segmentId: 's1',
      fromWord: 1,
      toWord: 1,
      replaces: 'wold',
      text: 'big world',
    };
    const { segments: changed } = predictEdit(
      { ...change, kind: 'correctWords' },
      speakers,
      segments,
    );
    expect(changed).toMatchObject([{ id: 's1', text: 'hello big world', isEdited: true }]);
    expect(changed[0]?.words).toHaveLength(3);
    expect(() =>
      predictEdit({ ...change, kind: 'correctWords', replaces: 'word' }, speakers, segments),
    ).toThrow(RangeError);
  });
});

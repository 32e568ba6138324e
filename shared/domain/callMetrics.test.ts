import { describe, expect, it } from 'vitest';
import { measureCall } from './callMetrics.ts';
import type { MeasuredSegment } from './callMetrics.ts';
import type { Word } from './transcript.ts';

const said = (speakerId: string, startSec: number, endSec: number, text: string) => {
  const list = text.split(' ');
  const perWordMs = ((endSec - startSec) * 1000) / list.length;
  const words = list.map((word, i): Word => [
    word,
    startSec * 1000 + i * perWordMs,
    startSec * 1000 + (i + 1) * perWordMs,
    null,
  ]);
  return {
    speakerId,
    startMs: startSec * 1000,
    endMs: endSec * 1000,
    text,
    words,
  } satisfies MeasuredSegment;
};
const people = [
  { id: 'ann', role: 'INTERVIEWER' },
  { id: 'bo', role: 'CANDIDATE' },
] as const;

describe('measureCall', () => {
  it('measures an interview of two people', () => {
    const { perSpeaker, call } = measureCall(
      [
        said('ann', 0, 10, 'Why do you want to work with us here? Please say.'),
        said('bo', 10, 40, 'Because I like the product very much.'),
        said('ann', 40, 50, 'Good. And what do you want to learn next?'),
        said('bo', 50, 60, 'Is that a trick question?'),
      ],
      people,
    );
    expect(perSpeaker).toEqual([
      {
        speakerId: 'ann',
        talkMs: 20_000,
        wordCount: 20,
        longestMonologueMs: 10_000,
        longestMonologueStartMs: 0,
        questionCount: 2,
        wordsPerMinute: 60,
      },
      {
        speakerId: 'bo',
        talkMs: 40_000,
        wordCount: 12,
        longestMonologueMs: 30_000,
        longestMonologueStartMs: 10_000,
        questionCount: 1,
        wordsPerMinute: 18,
      },
    ]);
    expect(call).toEqual({
      candidateTalkRatioPercent: 67,
      longestMonologueMs: 10_000,
      speakingRateWpm: 60,
      questionsAsked: 2,
      interactivity: 3,
    });
  });

  it('counts no change of speaker to a short answer, and pieces of a turn as that turn', () => {
    const { call } = measureCall(
      [
        said('ann', 0, 5, 'First part.'),
        said('ann', 6, 12, 'Second part.'),
        said('bo', 12, 13, 'Right.'),
        said('ann', 13, 30, 'And on.'),
        said('bo', 30, 60, 'A long answer.'),
      ],
      people,
    );
    expect(call?.interactivity).toBe(1);
  });

  it('says nothing of a silent recording', () => {
    const { perSpeaker, call } = measureCall([], people);
    expect(call).toBeNull();
    expect(perSpeaker[0]).toMatchObject({ talkMs: 0, wordsPerMinute: null });
  });

  it('claims no talk ratio, rate or questions while nobody knows who is who', () => {
    const { call } = measureCall([said('x', 0, 30, 'Is this on?')], [{ id: 'x', role: 'UNKNOWN' }]);
    expect(call).toEqual({
      candidateTalkRatioPercent: null,
      longestMonologueMs: 30_000,
      speakingRateWpm: null,
      questionsAsked: 0,
      interactivity: 0,
    });
  });

  it('counts the talk of unlisted people as talk, and each moment of a speaker once', () => {
    const { call, perSpeaker } = measureCall(
      [said('bo', 0, 20, 'one two'), said('bo', 10, 20, 'three'), said('guest', 20, 40, 'four')],
      people,
    );
    expect(perSpeaker[1]?.talkMs).toBe(20_000);
    expect(call?.candidateTalkRatioPercent).toBe(50);
  });

  it('takes segments in any order', () => {
    const inOrder = [said('ann', 0, 5, 'a'), said('bo', 5, 9, 'b'), said('ann', 9, 20, 'c')];
    expect(measureCall(inOrder.toReversed(), people)).toEqual(measureCall(inOrder, people));
  });
});

import { describe, expect, test } from 'vitest';
import {
  judgeAverage,
  measureTexts,
  meetsMeasure,
  qualityMeasures,
  switchOfMeasure,
  type InterviewFacts,
} from './interviewQuality.ts';
import { organizationSettingGroups } from './organizationSettings.ts';

const unknown: InterviewFacts = {
  ...{ startDelaySec: null, isMeasured: true, agendaAtMs: null, invitedBeforeEndMs: null },
  ...{ feedbackFrom: null, feedbackAt: null },
};
const minute = 60_000;
const end = new Date('2026-05-01T10:00:00Z');
const after = (hours: number) => new Date(end.getTime() + hours * 3_600_000);

describe('an average beside its good range', () => {
  test.each([
    ['CANDIDATE_TALK_RATIO', 39, 'BELOW'],
    ['CANDIDATE_TALK_RATIO', 40, 'GOOD'],
    ['CANDIDATE_TALK_RATIO', 75, 'GOOD'],
    ['CANDIDATE_TALK_RATIO', 76, 'ABOVE'],
    ['LONGEST_MONOLOGUE', 2 * minute - 1, 'GOOD'],
    ['LONGEST_MONOLOGUE', 2 * minute, 'ABOVE'],
    ['SPEAKING_RATE', 139, 'BELOW'],
    ['SPEAKING_RATE', 140, 'GOOD'],
    ['SPEAKING_RATE', 191, 'GOOD'],
    ['SPEAKING_RATE', 192, 'ABOVE'],
    ['QUESTIONS_ASKED', 8, 'BELOW'],
    ['QUESTIONS_ASKED', 9, 'GOOD'],
    ['QUESTIONS_ASKED', 20, 'GOOD'],
    ['QUESTIONS_ASKED', 21, 'ABOVE'],
    ['PROBLEMATIC_QUESTIONS', 0, 'GOOD'],
    ['PROBLEMATIC_QUESTIONS', 0.2, 'ABOVE'],
    ['FEEDBACK_SUBMISSION_TIME', 24, 'GOOD'],
    ['FEEDBACK_SUBMISSION_TIME', 24.1, 'ABOVE'],
    ['INTERACTIVITY', 1.11, 'BELOW'],
    ['INTERACTIVITY', 1.12, 'GOOD'],
    ['INTERACTIVITY', 1.6, 'GOOD'],
    ['INTERACTIVITY', 1.61, 'ABOVE'],
    ['ON_TIME_STARTS', 10, null],
  ] as const)('%s of %d: %s', (measure, value, verdict) =>
    expect(judgeAverage(measure, value)).toBe(verdict),
  );
});

describe('an interview counts as', () => {
  test.each([
    ['ON_TIME_STARTS', { startDelaySec: 300 }, true],
    ['ON_TIME_STARTS', { startDelaySec: 301 }, false],
    ['ON_TIME_STARTS', { startDelaySec: -600 }, true],
    ['ON_TIME_STARTS', {}, null],
    ['AGENDA_SET', { agendaAtMs: 10 * minute }, true],
    ['AGENDA_SET', { agendaAtMs: 10 * minute + 1 }, false],
    ['AGENDA_SET', {}, false],
    ['AGENDA_SET', { isMeasured: false }, null],
    ['CANDIDATE_QUESTION_OPPORTUNITY', { invitedBeforeEndMs: 15 * minute }, true],
    ['CANDIDATE_QUESTION_OPPORTUNITY', { invitedBeforeEndMs: 15 * minute + 1 }, false],
    ['CANDIDATE_QUESTION_OPPORTUNITY', {}, false],
    ['FEEDBACK_SUBMISSION_RATE', { feedbackFrom: end, feedbackAt: after(7 * 24) }, true],
    ['FEEDBACK_SUBMISSION_RATE', { feedbackFrom: end, feedbackAt: after(7 * 24 + 1) }, false],
    ['FEEDBACK_SUBMISSION_RATE', {}, null],
  ] as const)('%s with %o: %s', (measure, facts, met) =>
    expect(meetsMeasure(measure, { ...unknown, ...facts }, after(1000))).toBe(met),
  );

  test('nothing yet while feedback may still come', () => {
    const facts = { ...unknown, feedbackFrom: end };
    expect(meetsMeasure('FEEDBACK_SUBMISSION_RATE', facts, after(24))).toBeNull();
    expect(meetsMeasure('FEEDBACK_SUBMISSION_RATE', facts, after(8 * 24))).toBe(false);
  });
});

test('every measure of the report has words and a switch that the settings offer', () => {
  const offered = organizationSettingGroups.flatMap(({ switches }) => switches);
  for (const measure of qualityMeasures) {
    expect(measureTexts[measure].title).not.toBe('');
    expect(offered.map(({ key }) => key)).toContain(switchOfMeasure[measure]);
  }
});

import { expect, test } from 'vitest';
import {
  averageScore,
  levelOfScore,
  scoreAgreement,
  scorersOf,
  seesOthersScores,
  type ScoredInterview,
  type ScoreReader,
} from './scorecard.ts';

const interview: ScoredInterview = {
  ...{ ownerId: 'owner', positionId: 'position', interviewerIds: ['ann', 'ben'] },
};
const reader = (userId: string, changes: Partial<ScoreReader> = {}): ScoreReader => ({
  ...{ userId, roleType: 'BASIC', permissions: new Set<string>(), managedPositionIds: [] },
  ...changes,
});
const cards = [
  { userId: 'ann', status: 'SUBMITTED' as const },
  { userId: 'ben', status: 'DRAFT' as const },
];

test.each([
  ['an interviewer who submitted', reader('ann'), true, true],
  ['an interviewer who did not', reader('ben'), true, false],
  ['the same as a site admin', reader('ben', { roleType: 'SITE_ADMIN' }), true, false],
  ['the same where scores are not hidden', reader('ben'), false, true],
  ['the owner', reader('owner'), true, true],
  ['a recruiter', reader('eve', { roleType: 'RECRUITER' }), true, true],
  ['a hiring team admin', reader('eve', { managedPositionIds: ['position'] }), true, true],
  ['an admin of another team', reader('eve', { managedPositionIds: ['other'] }), true, false],
  [
    'who manages all scores',
    reader('eve', { permissions: new Set(['MANAGE_ALL_SCORES']) }),
    true,
    true,
  ],
  ['anybody else', reader('eve'), true, false],
])('%s: scores of others', (_who, person, isHidden, expected) => {
  expect(seesOthersScores(person, interview, cards, isHidden)).toBe(expected);
});

test('the owner scores an interview that names no interviewers', () => {
  expect(scorersOf({ ...interview, interviewerIds: [] })).toEqual(['owner']);
  const alone = { ...interview, interviewerIds: [] };
  expect(seesOthersScores(reader('owner'), alone, [], true)).toBe(false);
});

test('an average counts what was scored only', () => {
  expect(averageScore([4, 0, 3, 3])).toBe(3.3);
  expect(averageScore([0])).toBeNull();
  expect([0, 1, 4, 9].map(levelOfScore)).toEqual(['UNSCORED', 'POOR', 'EXCELLENT', 'UNSCORED']);
});

test('agreement is told of what two people scored, overall first', () => {
  const card = (overallScore: number, care: number, planning: number) => ({
    overallScore,
    items: [
      { itemText: 'Care', score: care },
      { itemText: 'Planning', score: planning },
    ],
  });
  expect(scoreAgreement([card(3, 4, 2), card(4, 1, 0), card(0, 0, 0)])).toEqual([
    { itemText: null, scores: [3, 4], averageScore: 3.5, spread: 1 },
    { itemText: 'Care', scores: [1, 4], averageScore: 2.5, spread: 3 },
  ]);
});

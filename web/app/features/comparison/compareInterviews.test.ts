import { expect, test } from 'vitest';
import { compareInterviews, meanOverallScore } from './compareInterviews.ts';
import type { ComparedInterview, ComparedScorecard } from './compareInterviews.ts';

const note = (question: string, text: string | null, competency: string | null = null) => ({
  question,
  competency,
  gap: text === null ? ('NOT_ASKED' as const) : null,
  sentences: text === null ? [] : [{ id: text, text, evidence: [{ startMs: 1000, quote: text }] }],
});
const card = (over: Partial<ComparedScorecard> = {}): ComparedScorecard => ({
  id: 's',
  status: 'SUBMITTED',
  user: { fullName: 'Ana' },
  overallScore: 3,
  items: [],
  ...over,
});
const interview = (over: Partial<ComparedInterview>): ComparedInterview => ({
  id: 'call',
  startTime: '2026-05-01T10:00:00Z',
  interviewStage: null,
  aiNotes: [],
  isScoreHidden: false,
  scorecards: [],
  ...over,
});

test('the same question of two candidates is one row, whatever its spaces and capitals', () => {
  const rows = compareInterviews([
    [interview({ id: 'a', aiNotes: [note('Why us?', 'For the team')] })],
    [interview({ id: 'b', aiNotes: [note(' why  us? ', null)] })],
  ]);
  expect(rows).toHaveLength(1);
  expect(
    rows[0]?.cells.map(({ answers }) => answers.map(({ callId, gap }) => [callId, gap])),
  ).toEqual([[['a', null]], [['b', 'NOT_ASKED']]]);
});

test('questions stand under their competency, and what only one was asked leaves the other empty', () => {
  const rows = compareInterviews([
    [interview({ aiNotes: [note('Loose', 'x'), note('Design it', 'y', 'Systems')] })],
    [interview({ aiNotes: [note('Scale it', 'z', 'Systems')] })],
  ]);
  expect(rows.map(({ kind, text }) => [kind, text])).toEqual([
    ['COMPETENCY', 'Systems'],
    ['QUESTION', 'Design it'],
    ['QUESTION', 'Scale it'],
    ['QUESTION', 'Loose'],
  ]);
  expect(rows[2]?.cells[0]).toEqual({ answers: [], scores: [] });
});

test('submitted scores stand with their moment; a draft does not count', () => {
  const item = {
    kind: 'COMPETENCY' as const,
    itemText: 'Systems',
    score: 4,
    notes: 'Clear',
    markedTimeMs: 61_000,
  };
  const interviews = [
    interview({
      scorecards: [
        card({ items: [item] }),
        card({ status: 'DRAFT', overallScore: 1, items: [item] }),
      ],
    }),
  ];
  expect(compareInterviews([interviews])[0]?.cells[0]?.scores).toEqual([
    { callId: 'call', scorer: 'Ana', score: 4, notes: 'Clear', timeMs: 61_000 },
  ]);
  expect(meanOverallScore(interviews)).toBe(3);
  expect(meanOverallScore([])).toBeNull();
});

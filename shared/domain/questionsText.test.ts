import { expect, test } from 'vitest';
import { canRegenerateQuestions, questionsAsHtml, questionsAsText } from './questionsText.ts';

const groups = [
  { competency: 'Ward & care', questions: [{ question: 'Why?' }, { question: 'How?' }] },
  { competency: 'Planning', questions: [{ question: 'When?' }] },
];

test('as plain text', () => {
  expect(questionsAsText('Nurse', groups)).toBe(
    'Nurse\n\nWard & care\n  1. Why?\n  2. How?\n\nPlanning\n  1. When?\n',
  );
});

test('as rich text, with what people typed made harmless', () => {
  expect(questionsAsHtml('Nurse <1>', groups)).toContain('<h1>Nurse &lt;1&gt;</h1>');
  expect(questionsAsHtml('Nurse', groups)).toContain(
    '<h2>Ward &amp; care</h2>\n<ol><li>Why?</li><li>How?</li></ol>',
  );
});

test('questions are written anew only when the words have changed since, or it failed', () => {
  const done = {
    questionsProcessingStatus: 'Completed',
    questionsProcessingCompletedAt: '2026-05-01T10:00:00Z',
    lastModifiedAt: '2026-05-01T10:00:00Z',
  };
  expect(canRegenerateQuestions(done)).toBe(false);
  expect(canRegenerateQuestions({ ...done, lastModifiedAt: '2026-05-01T10:00:01Z' })).toBe(true);
  expect(canRegenerateQuestions({ ...done, questionsProcessingStatus: 'Failed' })).toBe(true);
  expect(canRegenerateQuestions({ ...done, questionsProcessingStatus: 'InProgress' })).toBe(false);
});

import { expect, test } from 'vitest';
import { competencyLetter, planAsHtml, planAsText, questionNumber } from './planText.ts';

const plan = {
  title: 'Ward nurse',
  interviews: [
    {
      name: 'Recruiter screen',
      groups: [
        {
          competency: 'Motivation',
          questions: [{ question: 'Why this <ward>?' }, { question: 'When could you begin?' }],
        },
        { competency: 'Terms', questions: [] },
      ],
    },
  ],
};

test('questions count in Roman numerals up to xv, then plainly', () => {
  expect([1, 4, 9, 15, 16, 17].map(questionNumber)).toEqual(['i', 'iv', 'ix', 'xv', '16', '17']);
});

test('competencies count in letters', () => {
  expect([1, 26, 27, 52, 53].map(competencyLetter)).toEqual(['a', 'z', 'aa', 'az', 'ba']);
});

test('as plain text', () => {
  expect(planAsText(plan)).toBe(`Ward nurse

1. Recruiter screen
   a. Motivation
      i. Why this <ward>?
      ii. When could you begin?
   b. Terms
`);
});

test('as rich text, with what people typed made harmless', () => {
  const html = planAsHtml(plan);
  expect(html).toContain('i. Why this &lt;ward&gt;?');
  expect(html).toContain('<h2>1. Recruiter screen</h2>');
});

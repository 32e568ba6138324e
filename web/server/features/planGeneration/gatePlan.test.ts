import { expect, test } from 'vitest';
import { LanguageError } from '../../language/languageError.ts';
import {
  gateCompetencies,
  gateGroupQuestions,
  gateInterviews,
  gateQuestions,
  withExactWords,
} from './gatePlan.ts';

const text = 'Duties:\n- Plans the rosters of two wards\n- Trains new nurses';
const input = {
  text,
  title: 'Ward manager',
  numberOfInterviews: 2,
  includeRecruiterScreen: true,
  additionalAreas: ['company values'],
  ownQuestions: [],
};
const fromPosting = (competency: string, referenceText: string) => ({
  competency,
  referenceText,
  source: 'JobDescription' as const,
});

test('interviews are as many as asked for, none twice, the recruiter screen first', () => {
  const names = ['Ward work', 'recruiter screen', 'ward work', 'Judgement', 'More'];
  expect(gateInterviews(input, names)).toEqual(['Recruiter screen', 'Ward work']);
  const plain = { ...input, includeRecruiterScreen: false };
  expect(gateInterviews(plain, names)).toEqual(['Ward work', 'Judgement']);
  expect(() => gateInterviews({ ...plain, numberOfInterviews: 5 }, names)).toThrow(LanguageError);
});

test('words of the posting stand in it, white space aside, or the competency is dropped', () => {
  const [kept] = withExactWords(text, fromPosting('Rosters', 'Plans  the rosters\nof two wards '));
  expect(kept?.referenceText).toBe('Plans the rosters of two wards');
  expect(withExactWords(text, fromPosting('Rosters', 'Plans the rosters of three wards'))).toEqual(
    [],
  );
  expect(withExactWords(text, fromPosting('Rosters', ''))).toEqual([]);
  expect(withExactWords('C++ (a+b)*', fromPosting('Maths', '(a+b)*'))).toHaveLength(1);
});

test('competencies keep ours and the focus areas, and lose what the model made up', () => {
  const outlines = gateCompetencies({ ...input, interviews: ['Recruiter screen', 'Ward work'] }, [
    { name: 'Recruiter screen', competencies: [fromPosting('Pay', 'We pay well')] },
    {
      name: 'Ward work',
      competencies: [
        fromPosting('Rosters', 'Plans the rosters of two wards'),
        fromPosting('rosters', 'Trains new nurses'),
        { ...fromPosting('Ours', ''), source: 'Static' },
      ],
    },
  ]);
  expect(outlines[0]?.competencies.map((competency) => competency.competency)).toEqual([
    'Motivation and interest',
    'Practical matters',
  ]);
  expect(outlines[1]?.competencies.map((competency) => competency.competency)).toEqual([
    'Rosters',
    'Company values',
  ]);
});

test('an interview without any competency is no plan', () => {
  const ask = { ...input, additionalAreas: [], interviews: ['Recruiter screen', 'Ward work'] };
  expect(() => gateCompetencies(ask, [{ name: 'Ward work', competencies: [] }])).toThrow(
    /does not speak of/,
  );
});

test('questions are fair, short enough, and asked once in a plan', () => {
  const asked = ['How do you plan the roster of a ward?'];
  const kept = gateQuestions(
    [
      { question: ' How would you plan a ward roster? ', type: 'Technical', good: [], weak: '' },
      { question: 'Do you plan to have children?', type: 'Screening', good: [], weak: '' },
      { question: 'x '.repeat(400), type: 'Other', good: [], weak: '' },
      { question: 'How do you  train a new nurse?', type: 'Behavioral', good: [], weak: '' },
      { question: '  ', type: 'Other', good: [], weak: '' },
    ],
    asked,
  );
  expect(kept).toEqual([
    { question: 'How do you train a new nurse?', type: 'Behavioral', good: [], weak: '' },
  ]);
  expect(asked).toHaveLength(2);
});

test('a competency without a question is left out; none with any is told', () => {
  const questions = [
    { question: 'How do you train a new nurse?', type: 'Behavioral' as const, good: [], weak: '' },
  ];
  expect(gateGroupQuestions(['a'], [{ key: 'a', questions }], [])).toEqual([
    { key: 'a', questions },
  ]);
  expect(gateGroupQuestions(['a', 'b'], [{ key: 'a', questions }], [])).toEqual([
    { key: 'a', questions },
  ]);
  expect(() => gateGroupQuestions(['b'], [{ key: 'a', questions }], [])).toThrow(LanguageError);
});

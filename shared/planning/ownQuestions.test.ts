import { expect, test } from 'vitest';
import { buildPlan } from './buildPlan.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { ownQuestionFault } from './ownQuestionFault.ts';
import { withOwnQuestions } from './ownQuestions.ts';
import { readOwnQuestions, writeOwnQuestions } from './ownQuestionsCsv.ts';

const hive = {
  ...{ id: '1', competency: 'Beekeeping', cues: 'hive*, honey', type: 'Situational' as const },
  ...{ question: 'A swarm has left the hive. What do you do?', good: ['Stays calm', 'Asks'] },
  weak: 'Runs.',
};
const { id: _id, ...row } = hive;

test('an own competency takes part in matching and its question comes into the plan', () => {
  const plan = buildPlan({
    text: 'Responsibilities\n- Look after forty hives through the year\n- Harvest and fill the honey of the estate\n- Keep records of every hive',
    ...{ numberOfInterviews: 2, includeRecruiterScreen: false, additionalAreas: [] },
    library: withOwnQuestions(questionLibrary, [hive]),
  });
  const group = plan.interviews
    .flatMap(({ groups }) => groups)
    .find(({ competency }) => competency === 'Beekeeping');
  expect(group?.questions).toContainEqual(
    expect.objectContaining({ question: hive.question, good: hive.good }),
  );
});

test('a question under one of our names joins that competency, ahead of ours', () => {
  const library = withOwnQuestions(questionLibrary, [{ ...hive, competency: 'teamwork' }]);
  expect(library.length).toBe(questionLibrary.length);
  expect(library.find(({ id }) => id === 'teamwork')?.questions[0]?.question).toBe(hive.question);
});

test('a file is read as it was written, and no cell of it runs as a formula', () => {
  const risky = { ...row, question: '=HYPERLINK("http://x") is in a cell. What do you do?' };
  const csv = writeOwnQuestions([row, risky]);
  expect(csv).not.toMatch(/(?:^|,)"[=+@-]/m);
  expect(readOwnQuestions(csv)).toEqual({ questions: [row, risky], faults: [] });
});

test('columns are found by name, semicolons part cells too, and bad rows are named by line', () => {
  const csv =
    'Question;Competency;Type\nHow do you smoke a hive?;Beekeeping;technical\n;Beekeeping;\nWhat now?;;\nAre you pregnant?;Beekeeping;\nWhy?;Beekeeping;Riddle';
  const { questions, faults } = readOwnQuestions(csv);
  expect(questions).toMatchObject([{ question: 'How do you smoke a hive?', type: 'Technical' }]);
  expect(faults.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  expect(readOwnQuestions('a,b\n1,2').faults[0]?.message).toContain('Competency, Question');
});

test('a question that is too long or unfair is refused in words that say what to do', () => {
  expect(ownQuestionFault(row)).toBeNull();
  expect(ownQuestionFault({ ...row, question: 'x'.repeat(501) })).toContain('at most 500');
  expect(ownQuestionFault({ ...row, question: 'Do you have children?' })).toContain('Reword');
});

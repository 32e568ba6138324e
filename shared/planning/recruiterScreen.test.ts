import { describe, expect, test } from 'vitest';
import { planLines } from './buildPlan.ts';
import { screenOf } from './recruiterScreen.ts';

const asked = (text: string): string[] =>
  screenOf(planLines(text), null)
    .groups.filter(({ source }) => source === 'JobDescription')
    .flatMap(({ questions }) => questions.map(({ question }) => question));

describe('papers in the recruiter screen', () => {
  test.each([
    [
      'Bachelor’s degree in Navigation or a related field (or equal work)',
      '“Bachelor’s degree in Navigation or a related field (or equal work).”',
    ],
    ['Must have a boat license with 3-5 years of sailing experience', '“Boat license.”'],
    ['A valid harbor license is required.', '“Valid harbor license.”'],
    ['Night Sailing Permit', '“Night Sailing Permit.”'],
    [
      'First aid certificate (or willing to obtain one) and experience at sea',
      '“First aid certificate.”',
    ],
  ])('“%s” is asked about as %s', (line, words) => {
    const questions = asked(`Requirements\n- ${line}`);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain(words);
  });

  test('each paper has a question of its own, and no frame stands twice', () => {
    const questions = asked(
      'Requirements\n- Boat license\n- Diploma in shipbuilding\n- First aid certificate\n- Fluent in Spanish\nPreferred\n- Crane operator certificate',
    );
    expect(questions).toHaveLength(5);
    expect(new Set(questions.map((question) => question.replace(/“.*”/, ''))).size).toBe(5);
  });

  test('asks for the age that the law sets where alcohol is served, and nowhere else', () => {
    const line = 'Requirements\n- You are over 18';
    expect(asked(`Beer and wine stand\nDuties\n- Serve beer to the guests\n${line}`)).toEqual([
      'The law sets a minimum age for serving alcohol. Do you meet it?',
    ]);
    expect(asked(`Duties\n- Sort the mail of the office\n${line}`)).toEqual([]);
  });

  test('what is checked and not held is not asked about', () => {
    expect(asked('Requirements\n- Background check and fingerprints')).toEqual([]);
    expect(asked('Requirements\n- You do not need a degree for this')).toEqual([]);
    expect(asked('Duties\n- Maintains all required certifications')).toEqual([]);
  });
});

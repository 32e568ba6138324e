import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { buildPlan } from './buildPlan.ts';
import { nearDuplicates } from './nearDuplicates.ts';
import type { PlannedInterview } from './plan.ts';
import { postingText } from './postingText.ts';

const folder = fileURLToPath(new URL('../../tests/fixtures/postings/', import.meta.url));
const postings = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }));
const request = (text: string, overrides: object = {}) => ({
  text,
  title: 'Elections Manager',
  numberOfInterviews: 4,
  includeRecruiterScreen: true,
  additionalAreas: [],
  ...overrides,
});
const questionsOf = (plan: readonly PlannedInterview[]) =>
  plan.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
const groupsOf = (plan: readonly PlannedInterview[]) => plan.flatMap(({ groups }) => groups);

describe.each(postings)('a plan from $name', ({ text }) => {
  const plan = buildPlan(request(text, { additionalAreas: ['company values'] }));

  test('has the interviews asked for, the recruiter screen first', () => {
    expect(plan).toHaveLength(4);
    expect(plan[0]?.name).toBe('Recruiter screen');
    expect(new Set(plan.map(({ name }) => name)).size).toBe(4);
    for (const { groups } of plan) expect(groups.length).toBeGreaterThan(0);
  });

  test('rests on exact words of the posting', () => {
    const plain = postingText(text);
    for (const { source, referenceText } of groupsOf(plan)) {
      if (source === 'JobDescription') expect(referenceText).not.toBe('');
      else expect(referenceText).toBe('');
      expect(plain).toContain(referenceText);
    }
  });

  test('asks nothing twice, and nothing too long to hear', () => {
    const questions = questionsOf(plan).map(({ question }, index) => ({
      id: `${index}`,
      question,
    }));
    expect(questions.length).toBeGreaterThan(15);
    expect(nearDuplicates(questions)).toEqual([]);
    for (const { question } of questions) {
      expect(question.length).toBeLessThan(340);
      expect(question).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(question).not.toMatch(/\{|\}|\b(the|a|an) (the|a|an|our|their)\b|\bundefined\b|\s{2}/);
    }
  });

  test('asks about the work, not about pay, benefits, health or origin', () => {
    const asked = questionsOf(plan.slice(1))
      .map(({ question }) => question)
      .join('\n');
    expect(asked).not.toMatch(
      /\b(?:salary|insurance|retirement|vacation|pounds|fingerprint|felony|citizen|veteran|disabilit|discriminat)/i,
    );
  });

  test('has no marked words but those of the posting', () => {
    const own = postingText(text).toLowerCase();
    for (const { question } of questionsOf(plan)) {
      const { annotations } = analyze({ blocks: [{ text: question, type: 'paragraph' }] });
      const ours = annotations.filter(
        (found) =>
          !['readability', 'inclusive'].includes(found.category) &&
          !own.includes(found.text.toLowerCase()),
      );
      expect(ours.map((found) => `${found.category}: ${found.text}`)).toEqual([]);
    }
  });
});

describe('a plan', () => {
  const engineer = postings.find(({ name }) => name.startsWith('software'))?.text ?? '';

  test('names the posting’s own subjects', () => {
    const asked = questionsOf(buildPlan(request(engineer)))
      .map(({ question }) => question)
      .join('\n');
    for (const subject of [
      'GraphQL APIs',
      'slow database queries',
      'pull requests',
      'payment flows',
    ])
      expect(asked).toContain(subject);
  });

  test('gives each focus area its own competency, named as typed', () => {
    const plan = buildPlan(
      request(engineer, {
        additionalAreas: ['company values', 'culture add', 'Company values', ' '],
      }),
    );
    const areas = groupsOf(plan).filter(({ source }) => source === 'UserFocusArea');
    expect(areas.map(({ competency }) => competency).sort()).toEqual([
      'Company values',
      'Culture add',
    ]);
    for (const { questions } of areas) expect(questions.length).toBeGreaterThan(1);
  });

  test('has no recruiter screen when none was asked for', () => {
    const plan = buildPlan(request(engineer, { includeRecruiterScreen: false }));
    expect(plan.map(({ name }) => name)).not.toContain('Recruiter screen');
  });

  test('fills interviews that a thin posting leaves empty with general questions', () => {
    const plan = buildPlan(request('We need help.', { numberOfInterviews: 8 }));
    expect(plan).toHaveLength(8);
    for (const { groups } of plan) {
      expect(groups.length).toBeGreaterThan(0);
      for (const { source, questions } of groups) {
        expect(source).toBe('Static');
        expect(questions.length).toBeGreaterThan(0);
      }
    }
  });

  test('repeats no words of the posting that leave people out', () => {
    const text = `Responsibilities:
- Work with a young and energetic crew of salesmen
- Plan the deliveries of three warehouses
Requirements:
- Native English speaker
- Recent graduate with experience in logistics
- Able-bodied and fluent in German`;
    const asked = questionsOf(buildPlan(request(text)))
      .map(({ question }) => question)
      .join('\n');
    expect(asked).toContain('deliveries of three warehouses');
    expect(asked).not.toMatch(/young|energetic|salesm|native|graduate|able-bodied/i);
  });

  test('tells mishaps that can befall the work they are told of', () => {
    const text = `Responsibilities:
- Process mailed voter registration applications
- Recruit officials to staff polling places on Election Day
- Provide technical assistance and strategic guidance to state teams
- Assist with the development of budget documents
- Collect related fees from candidates`;
    const asked = questionsOf(buildPlan(request(text, { numberOfInterviews: 5 })))
      .map(({ question }) => question)
      .join('\n');
    expect(asked).toContain('voter registration applications');
    expect(asked).not.toMatch(
      /system slows down|changes a screen|delivery is a day late|budget documents, and two records|fees.*over plan with/,
    );
  });

  test('asks of work without an end neither to take it over nor to do it in half the time', () => {
    const text = `Responsibilities:
- Work with outside vendors
- Ensure compliance with federal and state election laws
- Communicate with city and township clerks
- Adapt to changing priorities and deadlines
- Establish and maintain effective working relationships with colleagues
- Solve problems for voters at the front desk`;
    const asked = [5, 6, 7].flatMap((numberOfInterviews) =>
      questionsOf(buildPlan(request(text, { numberOfInterviews }))).map(({ question }) => question),
    );
    expect(asked.join('\n')).toContain('outside vendors');
    expect(
      asked.filter((one) => /take over|half the usual time|Walk me through|teach a new/.test(one)),
    ).toEqual([]);
  });

  test('asks once about work that the posting says twice', () => {
    const text = `Responsibilities:
- Work with the Elections Supervisor on recruiting
- Develop the methodology
- Develop the methodology for penalties of late reports
- Work with the Election Supervisor on recruiting`;
    const asked = questionsOf(buildPlan(request(text))).map(({ question }) => question);
    expect(asked.some((one) => one.includes('methodology for penalties'))).toBe(true);
    expect(asked.filter((one) => /methodology(?! for penalties)/.test(one))).toEqual([]);
    expect(asked.join('\n')).not.toContain('Election Supervisor');
  });

  test('is the same each time', () => {
    expect(buildPlan(request(engineer))).toEqual(buildPlan(request(engineer)));
  });

  test('holds its promises for any input', () => {
    const words = fc.constantFrom(
      'Manages',
      'the',
      'ballots,',
      'and',
      'Knowledge of',
      'to',
      'law;',
      '\n- ',
      '(',
      '5 years',
      'Ability to',
      'train',
      'staff.',
      '\n\nDuties:\n',
      '<li>',
      '🗳',
      'skills',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.array(words, { maxLength: 80 }).map((all) => all.join(' ')),
        ),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        fc.array(fc.string({ maxLength: 30 }), { maxLength: 4 }),
        (text, numberOfInterviews, includeRecruiterScreen, additionalAreas) => {
          const plan = buildPlan(
            request(text, { numberOfInterviews, includeRecruiterScreen, additionalAreas }),
          );
          expect(plan).toHaveLength(numberOfInterviews);
          const plain = postingText(text);
          for (const { referenceText } of groupsOf(plan)) expect(plain).toContain(referenceText);
          const all = questionsOf(plan).map(({ question }) => question);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPlan } from './buildPlan.ts';
import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { roles } from './library/roles/roleLibrary.ts';
import { tasks } from './library/tasks/taskLibrary.ts';
import { nearDuplicates } from './nearDuplicates.ts';
import { linesOf, type InterviewPlan } from './plan.ts';
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
const questionsOf = ({ interviews }: InterviewPlan) =>
  interviews.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
const groupsOf = ({ interviews }: InterviewPlan) => interviews.flatMap(({ groups }) => groups);
const ofTasks = new Set(
  tasks.flatMap(({ questions }) => questions.map(({ question }) => question)),
);
const flat = (text: string) => postingText(text).replace(/\s+/g, ' ');

describe.each(postings)('a plan from $name', ({ text }) => {
  // Each has its own title.
  const plan = buildPlan(request(text, { title: undefined, additionalAreas: ['company values'] }));

  test('has the interviews asked for, the recruiter screen first', () => {
    expect(plan.interviews).toHaveLength(4);
    expect(plan.interviews[0]?.name).toBe('Recruiter screen');
    expect(new Set(plan.interviews.map(({ name }) => name)).size).toBe(4);
    const names = groupsOf(plan).map(({ competency }) => competency);
    expect(new Set(names).size).toBe(names.length);
    for (const { groups } of plan.interviews) expect(groups.length).toBeGreaterThan(0);
  });

  test('quotes the posting exactly, and changes no word of it', () => {
    const plain = flat(text);
    for (const { source, referenceText } of groupsOf(plan)) {
      expect(referenceText !== '').toBe(source === 'JobDescription');
      expect(plain).toContain(referenceText);
    }
    for (const question of questionsOf(plan))
      for (const line of linesOf(question)) expect(plain).toContain(line);
  });

  test('asks nothing twice, and nothing too long to hear', () => {
    const questions = questionsOf(plan).map(({ question }, index) => ({
      id: `${index}`,
      question,
    }));
    expect(questions.length).toBeGreaterThan(10);
    expect(nearDuplicates(questions)).toEqual([]);
    for (const { question } of questions) {
      expect(question.split(' ').length).toBeLessThan(75);
      expect(question).toMatch(/^[\p{Lu}“].*[.?]$/u);
      expect(question).not.toMatch(/\{|\}|\bundefined\b|\s{2}/);
    }
  });

  test('says of each question what a good answer holds', () => {
    for (const { good, weak, question } of questionsOf(plan)) {
      expect(good.length, question).toBeGreaterThan(0);
      expect(weak, question).not.toBe('');
    }
  });

  test('has each line with a question or a reason', () => {
    const asked = new Set(questionsOf(plan).flatMap(linesOf));
    for (const { text: line, reason } of plan.lines)
      if (reason !== 'papers') expect(asked.has(line), line).toBe(reason === null);
    // A line is left for want of room only where each interview has its questions.
    const left = plan.lines.filter(({ reason }) => reason === 'enough');
    for (const { groups } of left.length > 0 ? plan.interviews.slice(1) : [])
      expect(groups.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(1);
  });

  test('asks nothing unlawful', () => {
    expect(questionsOf(plan).filter(({ question }) => isUnfairQuestion(question))).toEqual([]);
  });
});

describe('a plan', () => {
  const engineer = postings.find(({ name }) => name.startsWith('software'))?.text ?? '';

  test('asks what is asked of people in the job that its title names, and ties it to the lines', () => {
    const text = `Duties:\n- Dial in espresso before opening\n- Run the till and settle cash at night`;
    const plan = buildPlan(request(text, { title: 'Barista' }));
    const asked = questionsOf(plan);
    const barista = roles.find(({ name }) => name === 'Barista');
    const own = barista?.areas.flatMap(({ questions }) => questions) ?? [];
    const ofJob = asked.filter(({ question }) => own.some((item) => item.question === question));
    expect(ofJob.length).toBeGreaterThanOrEqual(6);
    expect(ofJob.flatMap(linesOf).sort()).toEqual([
      'Dial in espresso before opening',
      'Run the till and settle cash at night',
    ]);
  });

  test('leaves the questions of a job that its lines know nothing of', () => {
    const text = `Duties:\n${['Sew flags', 'Cut cloth', 'Repair zips', 'Buy thread', 'Press hems', 'Fit coats', 'Dye wool', 'Sort buttons', 'Mend nets'].map((line) => `- ${line} for the theater`).join('\n')}`;
    const names = groupsOf(buildPlan(request(text, { title: 'Barista' }))).map(
      ({ competency }) => competency,
    );
    expect(names.some((name) => /coffee/i.test(name))).toBe(false);
  });

  test('asks the question on a task where a line names it, in a job that the library does not know', () => {
    const text = `Duties:\n- Draft letters and memos to the harbor master etc.\n- Keep nets dry`;
    const asked = questionsOf(buildPlan(request(text, { title: 'Loft hand' })));
    const found = asked.find(({ line = '' }) => line.includes('letters'));
    expect(ofTasks.has(found?.question ?? '')).toBe(true);
    expect(found?.good.length).toBeGreaterThanOrEqual(2);
  });

  test('is made of competencies of the trade where the library does not know the job', () => {
    const plan = buildPlan(request(engineer, { title: 'Loft hand' }));
    const names = groupsOf(plan).map(({ competency }) => competency);
    expect(names).toContain('Software development');
  });

  test('shows no competency on a single weak cue', () => {
    const text = `Duties:\n- Sell flowers and water the plants\n- Drive to the market on Mondays`;
    const names = groupsOf(buildPlan(request(text)))
      .filter(({ source }) => source === 'JobDescription')
      .map(({ competency }) => competency);
    expect(names).not.toContain('Production and machine operation');
  });

  test('asks for papers by their names where their lines cannot be read out', () => {
    const text = `Requirements:\n- Harbor Pilot License, or the will to earn it within one year of work with us`;
    const asked = questionsOf(buildPlan(request(text))).map(({ question }) => question);
    expect(asked.filter((question) => question.includes('“Harbor Pilot License'))).toHaveLength(1);
  });

  test('of a head asks about leading people and aims, not about the work of the staff', () => {
    const text = `Requirements\n- Set high standards of teaching and encourage all staff\n- Work with parents of pupils on the curriculum of the school\n- Lead lesson planning and classroom management\n- Follow student progress and student assessment with each teacher\n- Improve student behavior with the classroom teachers`;
    const plan = buildPlan(request(text, { title: 'Headteacher' }));
    const names = groupsOf(plan).map(({ competency }) => competency);
    const principal = roles.find(({ name }) => name === 'School principal');
    expect(names).toEqual(expect.arrayContaining(principal?.areas.map(({ name }) => name) ?? ['']));
    expect(questionsOf(plan).filter(({ question }) => /topic you teach/.test(question))).toEqual(
      [],
    );
  });

  test('leaves the kind of job of a title that its lines know nothing of', () => {
    const text = `Duties:\n- Audit web pages for screen readers\n- Write accessible HTML and CSS\n- Teach colleagues to caption videos\n- Report barriers to the web team`;
    const names = groupsOf(buildPlan(request(text, { title: 'Accessibility Coordinator' }))).map(
      ({ competency }) => competency,
    );
    expect(names).not.toContain('Office administration');
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
    expect(plan.interviews.map(({ name }) => name)).not.toContain('Recruiter screen');
  });

  test('of a posting that gives too little has the usual questions of the job', () => {
    const plan = buildPlan(request('We need help.', { title: 'Line cook', numberOfInterviews: 3 }));
    expect(plan.interviews).toHaveLength(3);
    const groups = groupsOf(plan);
    expect(groups.every(({ source }) => source === 'Static')).toBe(true);
    const cook = roles.find(({ name }) => name === 'Cook')?.areas ?? [];
    expect(groups.map(({ competency }) => competency)).toContain(cook[0]?.name);
  });

  test('leaves no interview empty where the usual set takes for granted what is not shown', () => {
    const plan = buildPlan(
      request('We need help.', { title: 'Nurse Educator', numberOfInterviews: 5 }),
    );
    expect(plan.interviews).toHaveLength(5);
    for (const { groups } of plan.interviews) expect(groups.length).toBeGreaterThan(0);
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
    expect(asked).not.toMatch(/young|energetic|salesm|native|graduate|able-bodied/i);
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
          expect(plan.interviews).toHaveLength(numberOfInterviews);
          const plain = flat(text);
          for (const { referenceText } of groupsOf(plan)) expect(plain).toContain(referenceText);
          const names = groupsOf(plan).filter(({ source }) => source !== 'UserFocusArea');
          expect(new Set(names.map(({ competency }) => competency)).size).toBe(names.length);
          const all = questionsOf(plan).map(({ question }) => question);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

import { expect, test } from 'vitest';
import { lineQuestion } from './lineQuestions.ts';
import type { QuotedLine } from './quotedLine.ts';

const ask = (
  kind: QuotedLine['kind'],
  phrase: string,
  { isBonus = false, isFirstJob = false, interview = new Set<string>() } = {},
) =>
  lineQuestion(
    { kind, phrase: `“${phrase}.”`, isBonus },
    { plan: new Map(), interview, isFirstJob },
  )?.question ?? null;

test.each([
  [
    'task',
    'Reconcile the accounts',
    'Tell me about a time you had to reconcile the accounts. What',
  ],
  ['task', 'Introduce a payroll', 'Tell me about a time you had to introduce a payroll.'],
  ['task', 'Ensure guest safety', 'What makes it difficult to ensure guest safety, and how'],
  ['task', 'Maintain client files', 'Tell me about a time you had to maintain client files. What'],
  ['task', 'Sorting the mail', 'What experience do you have with sorting the mail?'],
  [
    'task',
    'Call our customers',
    'In this job you would call our customers. Tell me about the last time',
  ],
  ['task', 'Own the rota', 'In this job you would own the rota. Tell me about the last time'],
  ['asset', 'Knowledge of employment law', 'The posting asks for knowledge of employment law. How'],
  ['asset', 'Familiarity with JIRA', 'The posting asks for familiarity with JIRA. Where'],
  [
    'asset',
    'Basic knowledge of spreadsheets',
    'basic knowledge of spreadsheets. Where have you used',
  ],
  ['asset', 'Experience with payroll systems', 'payroll systems. Please tell me about yours'],
  ['asset', 'IT skills with a knowledge of Excel', 'asks for IT skills with a knowledge of Excel.'],
  ['asset', 'Understanding of the market', 'The posting asks for an understanding of the market.'],
  [
    'asset',
    'Gaining a clear view of clients',
    'What experience do you have with gaining a clear view',
  ],
  [
    'asset',
    'Manufacturing industry experience',
    'asks for manufacturing industry experience. Please',
  ],
  [
    'task',
    'Mail distribution and filing',
    'experience do you have with mail distribution and filing?',
  ],
  ['asset', 'Proficient in French', 'We are looking for somebody who is proficient in French.'],
] as const)('a %s such as “%s” is asked: %s', (kind, phrase, words) => {
  expect(ask(kind, phrase)).toContain(words);
});

test.each([
  ['task', 'Plan menu for the week'],
  ['asset', 'Experience with ropes; nets'],
] as const)('a %s such as “%s” reads as a note, and is not asked', (kind, phrase) => {
  expect(ask(kind, phrase)).toBeNull();
});

test('a title loses its capitals', () => {
  expect(ask('task', 'Lead Engineering and Design Reviews')).toContain(
    'engineering and design reviews',
  );
});

test('those who learn the work in the job are asked what they would do, or did elsewhere', () => {
  expect(ask('task', 'Serve drinks to guests', { isFirstJob: true })).toContain(
    'at work or elsewhere',
  );
  expect(ask('asset', 'Basic math skills', { isFirstJob: true })).toContain('or elsewhere');
  expect(ask('ability', 'Write our monthly reports', { isFirstJob: true })).toContain(
    'or elsewhere',
  );
});

test('what somebody should be follows words that fit', () => {
  expect(ask('asset', 'Proficient in French')).toMatch(
    /^We are looking for somebody who is proficient in French/,
  );
  expect(ask('asset', 'Familiar with SAP', { isBonus: true })).toMatch(
    /^It would help to be familiar with SAP\. /,
  );
});

test('what is only a plus is asked of those who bring it', () => {
  expect(ask('asset', 'Experience with grants', { isBonus: true })).toContain('If you bring it');
});

test('no frame stands twice in an interview, and no question says that it is a further one', () => {
  const interview = new Set<string>();
  const asked = Array.from({ length: 20 }, (_, index) =>
    ask('task', `Count the ballots of box ${index}`, { interview }),
  ).filter((question) => question !== null);
  const frames = asked.map((question) => question.replace(/“.*”/, ''));
  expect(new Set(frames).size).toBe(frames.length);
  expect(frames.length).toBeGreaterThanOrEqual(8);
  expect(frames.join(' ')).not.toMatch(/\b(?:also|too|as well|another)\b/i);
});

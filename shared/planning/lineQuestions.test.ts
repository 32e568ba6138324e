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
  ['task', 'Reconcile the accounts', 'How do you go about it, and what do you watch for?'],
  ['task', 'Introduce a payroll', 'Tell me about a time you did this, or something close to it.'],
  ['task', 'Ensure guest safety', 'Tell me about a time when this was not easy.'],
  ['task', 'Maintain client files', 'How do you go about it, and what do you watch for?'],
  ['handWork', 'Label jars', 'How do you go about it, and what do you watch for?'],
  ['asset', 'Knowledge of employment law', 'How have you used this in your work?'],
  ['asset', 'Familiarity with JIRA', 'Where have you used this?'],
  ['asset', 'Basic knowledge of spreadsheets', 'Where have you used this?'],
  ['asset', 'Experience with payroll systems', 'Please tell me about yours, with an example.'],
  ['asset', 'IT skills with a knowledge of Excel', 'Please give me an example from your work.'],
  ['asset', 'Gaining a clear understanding of clients', 'What experience do you have with this?'],
  ['asset', 'Manufacturing industry experience', 'Please tell me about yours, with an example.'],
  ['task', 'Mail distribution and filing', 'What experience do you have with this?'],
  ['asset', 'Proficient in French', 'Please give me an example from your work.'],
  [
    'asset',
    'Documenting technical knowledge in notes',
    'How do you go about it, and what do you watch for?',
  ],
] as const)('a %s such as “%s” is asked: %s', (kind, phrase, ending) => {
  expect(ask(kind, phrase)).toContain(`“${phrase}.” ${ending}`);
});

test('those who learn the work in the job are asked what they would do, or did elsewhere', () => {
  expect(ask('task', 'Serve drinks', { isFirstJob: true })).toContain('at work or elsewhere');
  expect(ask('asset', 'Basic math skills', { isFirstJob: true })).toContain('or elsewhere');
  expect(ask('ability', 'Write reports', { isFirstJob: true })).toContain('at work or elsewhere');
});

test('what somebody should be follows words that fit', () => {
  expect(ask('asset', 'Proficient in French')).toMatch(
    /^The posting looks for somebody who is: “Proficient/,
  );
  expect(ask('asset', 'Familiar with SAP', { isBonus: true })).toMatch(/^It would help to be: /);
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

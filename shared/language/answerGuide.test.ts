import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerGuide } from './answerGuide.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { GuideCue, Interview } from './interview.ts';
import { talk } from './talk.ts';

const cue = (cueId: string, text: string, type = 'BEHAVIORAL', description = ''): GuideCue => ({
  cueId,
  cue: text,
  description,
  type,
  competency: '',
});
const bug = cue('bug', 'Tell me about a bug you shipped to production.');
const pay = cue('pay', 'What are your salary expectations?', 'SCREENING');
const conflict = cue('conflict', 'Describe a conflict with a colleague.');

const statusOf = (interview: Interview, guide: GuideCue[]) =>
  Object.fromEntries(answerGuide(interview, guide).map(({ cueId, status }) => [cueId, status]));
const quoted = (interview: Interview, guide: GuideCue[], cueId: string) =>
  answerGuide(interview, guide)
    .filter((answer) => answer.cueId === cueId)
    .flatMap(({ sentences }) => sentences.flatMap(({ evidence }) => evidence));

describe('a question of the guide', () => {
  const interview = talk(`
    I: Hi, can you hear me okay?
    C: Yes, all fine.
    I: Let's start. Everybody has pushed something out to production that went wrong. What was yours?
    C: Okay, um, I stored the date as midnight local time, so everyone east of London bought a pass for the wrong day.
    I: Ouch.
    C: I rolled it back in ten minutes and fixed two hundred and twelve orders by hand.
    I: Right. And money, what kind of number do you have in mind?
    C: I'm looking for about sixty two thousand.
    I: Great. Do you have any questions for me?
    C: Yes, how large is the team? We were forty people at my last company.
  `);

  test('is found in other words, and where it was asked', () => {
    const [first, second] = answerGuide(interview, [bug, pay]);
    expect(first?.askedAt).toEqual({ segmentId: 's3' });
    expect(second?.askedAt).toEqual({ segmentId: 's7' });
  });
  test('is answered in the words the candidate spoke until the next one', () => {
    expect(quoted(interview, [bug, pay], 'bug').map(({ segmentId }) => segmentId)).toEqual([
      's4',
      's6',
    ]);
    expect(quoted(interview, [bug, pay], 'pay')).toEqual([
      { segmentId: 's8', quote: "I'm looking for about sixty two thousand." },
    ]);
  });
  test('that was never asked says so', () => {
    expect(statusOf(interview, [bug, conflict, pay])).toEqual({
      bug: 'answered',
      conflict: 'not_asked',
      pay: 'answered',
    });
  });
});

test('a question that was put off and never answered is not answered', () => {
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: Can I come back to that one?
    I: Of course. What are your salary expectations?
    C: I would rather not say that today.
    I: Fine. Have a nice day.
  `);
  expect(statusOf(interview, [bug, pay])).toEqual({ bug: 'not_answered', pay: 'not_answered' });
});

test('an answer that comes late belongs to the question it returns to', () => {
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: Hm, let me think about that.
    I: Sure. Tell me about a conflict with a colleague then.
    C: A designer and I argued for two weeks about a date picker, and I drew both versions and we tested them.
    I: Nice.
    C: Actually, can I go back to the bug? I shipped a release that dropped four hundred orders in production.
  `);
  expect(quoted(interview, [bug, conflict], 'bug').map(({ segmentId }) => segmentId)).toEqual([
    's6',
  ]);
  expect(quoted(interview, [bug, conflict], 'conflict').map(({ segmentId }) => segmentId)).toEqual([
    's4',
  ]);
});

test('two questions in one breath share the reply by what it says', () => {
  const travel = cue('travel', 'Are you willing to travel?', 'SCREENING');
  const interview = talk(`
    I: Two practical things: would you be fine with three nights of travel on the road, and also what salary do you expect?
    C: Travel is no problem, I drive fifty thousand kilometres a year now.
    C: And my salary should be about fifty two thousand.
  `);
  const segmentIds = (cueId: string) =>
    quoted(interview, [travel, pay], cueId).map(({ segmentId }) => segmentId);
  expect(segmentIds('travel')).toEqual(['s2']);
  expect(segmentIds('pay')).toEqual(['s3']);
});

test('an answer given before the question counts where the interviewer says so', () => {
  const tools = cue('tools', 'How good are you with spreadsheets?', 'TECHNICAL');
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: We charged nine customers twice, and I found it in a report the next morning.
    C: I built that report in Excel, with pivot tables over three hundred thousand rows.
    I: I was going to ask about spreadsheets, but you've answered it.
    C: Good.
  `);
  expect(quoted(interview, [bug, tools], 'tools').map(({ segmentId }) => segmentId)).toEqual([
    's3',
  ]);
});

test('small talk that shares words with a question is not taken for it', () => {
  const interview = talk(`
    I: Sorry I'm late, I had a conflict in my calendar and an argument with the barrier. Did you find us?
    C: Yes, thanks.
    I: Tell me about a bug that you shipped to production.
    C: We charged nine customers twice, and I found it in a report the next morning.
  `);
  expect(statusOf(interview, [bug, conflict])['conflict']).toBe('not_asked');
});

test('speech without punctuation and without roles is read too', () => {
  const interview = talk(`
    A: alright so tell me about a bug that you shipped to production
    B: yeah so we charged nine customers twice and i found it in a report the next morning and i wrote to each of them
    A: okay and what salary do you expect for this one
    B: i'd like about fifty two thousand
  `);
  expect(statusOf(interview, [bug, pay])).toEqual({ bug: 'answered', pay: 'answered' });
});

test('odd input is answered, not thrown at', () => {
  expect(answerGuide({ speakers: [], segments: [] }, [bug])).toEqual([
    { cueId: 'bug', status: 'not_asked', askedAt: null, sentences: [] },
  ]);
  expect(answerGuide(talk('X: ...'), [cue('empty', '')])).toHaveLength(1);
  expect(answerGuide(talk('C: 你好\nI: ¿Qué?'), [])).toEqual([]);
});

interface Labelled extends Interview {
  heldOut: boolean;
  guide: GuideCue[];
  labels: { cueId: string; status: string; askedAt: string[] }[];
}

const folder = new URL('../../tests/fixtures/labelled/', import.meta.url);
const labelled = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Labelled] => [
    name,
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  ]);

test.each(labelled)('every sentence noted of %s stands in the candidate’s own words', (_, item) => {
  const answers = answerGuide(item, item.guide);
  expect(answers.map(({ cueId }) => cueId)).toEqual(item.guide.map(({ cueId }) => cueId));
  for (const { status, askedAt, sentences } of answers) {
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(checkEvidence(item, sentences)).toEqual(sentences);
    expect(sentences.length > 0).toBe(status === 'answered');
    expect(askedAt === null).toBe(status === 'not_asked');
  }
});

test('what is perhaps asked has a place and an answer, and stands beside what is plainly heard', () => {
  const guides = labelled.map(([, one]) => answerGuide(one, one.guide));
  const perhaps = guides.flat().filter(({ isUnsure }) => isUnsure);
  expect(perhaps.length).toBeGreaterThan(20);
  for (const { status, askedAt } of perhaps)
    expect([status, askedAt]).toEqual(['answered', expect.anything()]);
  for (const answers of guides)
    if (answers.some(({ isUnsure }) => isUnsure))
      expect(answers.some(({ askedAt, isUnsure }) => askedAt && !isUnsure)).toBe(true);
});

test('four of five questions of the labelled interviews are found where they were asked', () => {
  let asked = 0;
  let found = 0;
  let told = 0;
  for (const [, one] of labelled.filter(([, { heldOut }]) => !heldOut)) {
    const answers = answerGuide(one, one.guide);
    for (const { cueId, askedAt } of one.labels.filter(({ status }) => status !== 'not_asked')) {
      asked += 1;
      const place = answers.find((answer) => answer.cueId === cueId)?.askedAt?.segmentId ?? '';
      if (place !== '') told += 1;
      if (askedAt.includes(place)) found += 1;
    }
  }
  expect(asked).toBe(138);
  expect(told / asked).toBeGreaterThan(0.85);
  expect(found / asked).toBeGreaterThan(4 / 5);
});

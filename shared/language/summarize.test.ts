import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerGuide } from './answerGuide.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { GuideCue, Interview } from './interview.ts';
import { summarize } from './summarize.ts';
import { talk } from './talk.ts';

const fixture = new URL('../../tests/fixtures/labelled/03-frontend-engineer.json', import.meta.url);
const interview: Interview & { guide: GuideCue[] } = JSON.parse(readFileSync(fixture, 'utf8'));
const candidateId = interview.speakers.find(({ role }) => role === 'CANDIDATE')?.id;
const candidates = new Set(
  interview.segments.filter(({ speakerId }) => speakerId === candidateId).map(({ id }) => id),
);

test('every sentence of a summary is cited, and what is said of the candidate is the candidate’s', () => {
  const { tldr, candidateSummary, qAndA, writeUp } = summarize(interview);
  const told = [
    ...tldr,
    ...candidateSummary,
    ...qAndA.flatMap(({ answer }) => answer),
    ...writeUp.flatMap(({ sentences }) => sentences),
  ];
  expect(tldr).toHaveLength(3);
  expect(told.length).toBeGreaterThan(15);
  expect(checkEvidence(interview, told)).toEqual(told);
  for (const { evidence } of told) {
    for (const { segmentId } of evidence) expect(candidates).toContain(segmentId);
  }
});

test('questions and answers hold the main questions, not the greetings or follow-ups', () => {
  const questions = summarize(interview).qAndA.map(({ question }) => question.text);
  expect(questions.join(' ')).toContain('Where do you begin?');
  expect(questions.join(' ')).not.toContain('can you see us both');
  expect(questions.length).toBeGreaterThanOrEqual(5);
  expect(questions.length).toBeLessThanOrEqual(10);
});

test('a question is listed with its answer only', () => {
  const talk = [
    'Which systems have you run so far?',
    'Well, you know how it is with all of that really.',
  ];
  const segments = Array.from({ length: 5 }, () => talk)
    .flat()
    .map((text, at) => ({
      ...{ id: `s${at}`, speakerId: at % 2 ? 'c' : 'i', text },
      startMs: at * 1000,
      endMs: at * 1000 + 900,
    }));
  const speakers = [
    { id: 'i', name: 'Sam', role: 'INTERVIEWER' as const },
    { id: 'c', name: 'Kim', role: 'CANDIDATE' as const },
  ];
  for (const { qAndA } of [summarize({ speakers, segments }), summarize(interview)])
    for (const { answer } of qAndA) expect(answer).not.toEqual([]);
});

test('what stands in short is not said again of the candidate', () => {
  const { tldr, candidateSummary } = summarize(interview);
  const short = new Set(tldr.map(({ text }) => text));
  expect(tldr.length).toBeGreaterThan(0);
  expect(candidateSummary.length).toBeGreaterThan(0);
  expect(candidateSummary.filter(({ text }) => short.has(text))).toEqual([]);
});

test('chat around the questions enters no summary in short', () => {
  const { tldr, candidateSummary } = summarize(
    talk(`
      I: You found the place?
      C: A fella in an orange vest told me nobody would tow it till four.
      I: Tell me about a time you turned a failing team around, what did you do first?
      C: I cut the menu from sixty four dishes to twenty two and worked every station in the first fortnight.
      C: After five months we broke even and the reviews went from three to four point four.
      I: Is there anything you'd like to ask me?
      C: Who painted the whale? We had one that took us fourteen weekends and sixty tins of paint.
    `),
  );
  const told = [...tldr, ...candidateSummary].map(({ text }) => text).join(' ');
  expect(told).toContain('menu');
  expect(told).not.toContain('vest');
  expect(told).not.toContain('whale');
});

test('chapters cover every segment once, in order, and have different titles', () => {
  const { chapters } = summarize(interview);
  expect(chapters.flatMap(({ segmentIds }) => segmentIds)).toEqual(
    interview.segments.map(({ id }) => id),
  );
  expect(chapters.length).toBeGreaterThan(2);
  expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
});

test('a chapter ends where the talk turns to another subject', () => {
  const about = (subject: string[], times: number) =>
    Array.from({ length: times }, (_, index) =>
      [
        `I: What about the ${subject[index % subject.length]}?`,
        `C: The ${subject.join(' and the ')} were the hard part of that project.`,
      ].join('\n'),
    ).join('\n');
  const turned = talk(
    `${about(['invoice', 'ledger', 'auditor'], 8)}\n${about(['forklift', 'pallet', 'warehouse'], 8)}`,
  );
  const starts = summarize(turned).chapters.map(({ startMs }) => startMs);
  expect(starts).toContain(16 * 10_000);
});

test('a chapter is titled by the question with the longest answer, and without one by what it speaks of', () => {
  const titles = (text: string) => summarize(talk(text)).chapters.map(({ title }) => title);
  expect(
    titles(`
I: Okay, so, how was the training at the clinic?
C: Short, a week with the head nurse and then nights with her on the ward.
I: Um, tell me about a night when the ward was full.
C: We had thirty patients and two nurses, and I asked the registrar for a third before midnight, because the drug round would have been late for half of the ward.`),
  ).toEqual(['Tell me about a night when the ward was full.']);
  expect(titles('C: The ward was full, and the ward sister called the registrar twice.')).toEqual([
    expect.stringContaining('ard'),
  ]);
});

test('topics are noun phrases with the segments that speak of them', () => {
  const topics = summarize(
    talk(`
      I: How did you run the allergy process?
      C: The allergy process was mine, and every purple plate went through me.
      C: A purple plate is carried by the chef or by me.
      I: And the chef?
      C: The chef checked the purple plate again.
    `),
  ).topics;
  const plate = topics.find(({ name }) => name === 'purple plate');
  expect(plate?.mentions).toEqual(['s2', 's3', 's5']);
  expect(topics.map(({ name }) => name)).toContain('chef');
  expect(topics.map(({ weight }) => weight)).toEqual(
    topics.map(({ weight }) => weight).sort((a, b) => b - a),
  );
});

test('an empty interview has an empty summary', () => {
  expect(summarize({ speakers: [], segments: [] })).toEqual({
    tldr: [],
    candidateSummary: [],
    qAndA: [],
    writeUp: [],
    chapters: [],
    topics: [],
  });
});

test('an hour of ten thousand words is noted and summarized whole', () => {
  const segments = Array.from({ length: 13 }, (_, round) =>
    interview.segments.map((segment) => ({
      ...segment,
      id: `${round}-${segment.id}`,
      startMs: segment.startMs + round * 360_000,
      endMs: segment.endMs + round * 360_000,
    })),
  ).flat();
  const words = segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  expect(words).toBeGreaterThan(10_000);
  const hour = { speakers: interview.speakers, segments };
  const { chapters } = summarize(hour);
  expect(answerGuide(hour, interview.guide)).toHaveLength(interview.guide.length);
  expect(chapters.length).toBeGreaterThan(5);
});

import { expect, test } from 'vitest';
import { spreadWords } from '#shared/domain/transcripts/spreadWords.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { aiNotesWorld } from '../harness/aiNotesWorld.ts';
import type { Visitor } from '../harness/testServer.ts';

const { ask, change, here, write } = aiNotesWorld();

test('no sentence stands twice on the page, and chapters are the questions where they were asked', async () => {
  const call = await write();
  const summary = call.aiSummary;
  const texts = [
    ...call.aiNotes.map(({ sentences }) => sentences),
    ...(summary?.qAndA.map(({ sentences }) => sentences) ?? []),
    ...(summary?.writeUp.map(({ sentences }) => sentences) ?? []),
    ...[summary?.tldr?.sentences ?? [], summary?.candidateSummary?.sentences ?? []],
  ].flatMap((part) => part.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
  const questions = call.aiNotes.map(({ question }) => question);
  expect(call.chapters.filter(({ title }) => questions.includes(title)).length).toBeGreaterThan(2);
  const starts = call.chapters.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('the notes leave as Markdown, HTML, Word and PDF, for those who see the interview', async () => {
  const call = await write();
  const { id } = here().made.call;
  const fileOf = (who: Visitor, ending: string) => who.fetch(`/ai-notes/${id}.${ending}`);
  const markdown = await (await fileOf(here().owner, 'md?detail=FULL')).text();
  expect(markdown).toMatch(/^\*\*\d+ of \d+ questions answered/m);
  expect(markdown).toContain(`/interview/${id}?t=`);
  // What is left beside an answered guide is one list, not a part for each chapter.
  const parts = markdown.match(/^## .*$/gm);
  expect(parts).toEqual(['## Guide questions', '## Also said', '## Chapters']);
  for (const { question } of call.aiNotes) expect(markdown).toContain(question.slice(0, 20));
  const begins = async (ending: string) =>
    Buffer.from(await (await fileOf(here().colleague, ending)).arrayBuffer())
      .subarray(0, 4)
      .toString('latin1');
  expect(await begins('pdf')).toBe('%PDF');
  expect(await begins('docx')).toBe('PK\u0003\u0004');
  expect(await begins('html')).toBe('<h1>');
  expect((await fileOf(here().owner, 'exe')).status).toBe(404);
  expect((await fileOf(here().server.visitor, 'md')).status).toBe(401);
  await change(`updateCall(id: "${id}", input: { visibility: PRIVATE })`);
  expect((await fileOf(here().colleague, 'md')).status).toBe(404);
});

test('a question on protected ground is shown to the interviewers only, and its reply to nobody', async () => {
  const db = here().server.database.system;
  const { organizationId, ownerId } = here();
  const call = await buildCall(db, { organizationId, ownerId, visibility: 'ORGANIZATION' });
  const spoken: [string, string][] = [
    ['Sam Interviewer', 'Tell me about the kitchen you run now.'],
    [
      'Kim Candidate',
      'I run a kitchen of twelve cooks and I cut waste by thirty percent last year.',
    ],
    ['Sam Interviewer', 'Are you married, do you have any kids at home?'],
    ['Kim Candidate', 'I have two boys of four and six, and my sister minds them on Fridays.'],
    ['Sam Interviewer', 'How do you plan the rota for a busy weekend?'],
    ['Kim Candidate', 'I write it three weeks ahead and keep one cook free for each shift.'],
  ];
  await buildTranscript(db, call, {
    turns: spoken.map(([speaker, text], at) => ({
      speaker,
      words: spreadWords(text, at * 10_000, at * 10_000 + 9000),
    })),
  });
  await ask(here().owner, `mutation { createAiNotes(callId: "${call.id}") { id } }`);
  interface Page {
    aiSummaryProcessingStatus: string;
    protectedQuestions: { label: string; why: string; askedAt: { quote: string } }[];
  }
  const pageOf = (who: Visitor) =>
    ask<Page>(
      who,
      `{ call(id: "${call.id}") { aiSummaryProcessingStatus
        protectedQuestions { label why askedAt { quote } } } }`,
    );
  await expect
    .poll(async () => (await pageOf(here().owner)).aiSummaryProcessingStatus)
    .toBe('COMPLETED');
  expect((await pageOf(here().owner)).protectedQuestions).toEqual([
    {
      ...{ label: 'Family', why: 'Family, marriage and pregnancy must not count in hiring.' },
      askedAt: { quote: 'Are you married, do you have any kids at home?' },
    },
  ]);
  expect((await pageOf(here().colleague)).protectedQuestions).toEqual([]);
  const file = await (await here().owner.fetch(`/ai-notes/${call.id}.md?detail=FULL`)).text();
  expect(file).toContain('twelve cooks');
  expect(file).not.toMatch(/boys|sister|married/);
});

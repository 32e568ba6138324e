import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { processingStepNames, processingStepTitle } from '#shared/domain/call.ts';
import { openUploadClient, type UploadClient } from '../faults/uploadClient.ts';
import { seeText } from './journey.ts';

/** What comes to a page while it is open, and how its end is known there. */
export interface StreamedPlace {
  path: string;
  /** Its news come as events, and begin before the connection is lost. */
  isFollowed?: true;
  /** What the page shows once the server has done everything. */
  seesEnd: (page: Page) => Promise<unknown>;
  /** What happens while the page has no connection. */
  meanwhile?: () => Promise<unknown>;
  /** How lines begin that truly say there is none of something. */
  mayBeEmpty?: string[];
}

const posting = [
  'Ward nurse',
  'You dress wounds, give insulin and prepare the discharge of patients.',
  'You plan the shifts of a team of five.',
  'Requirements',
  'Two years of experience on a surgical ward',
  'A license as a registered nurse',
].join('\n');

const recording = readFileSync(
  new URL('../fixtures/audio/speech/interview-two-channels.webm', import.meta.url),
);
const recordingName = 'Recorded meanwhile';
const note = 'Written elsewhere meanwhile';
/** What rows that have come say of themselves, and their end. */
const trueOfRows = ['No position', 'No interviewer named', 'No candidate', 'No more results'];
const words = 'The night shift agreed to it.';
const isShown = (selector: string) => (page: Page) =>
  page.waitForSelector(selector, { visible: true });
/** The list has the interview, and none of its steps goes on. */
const isListed = (page: Page) =>
  page.waitForFunction(
    (name, steps) => {
      const shown = document.querySelector('main')?.innerText ?? '';
      return shown.includes(name) && !steps.some((step) => shown.includes(step));
    },
    { polling: 100 },
    recordingName,
    processingStepNames.map(processingStepTitle),
  );

async function upload(client: UploadClient, startTime: string): Promise<string> {
  const { addUploadedCall: added } = await client.graphql<{
    addUploadedCall: { uploadUrl: string; call: { id: string } };
  }>(
    'mutation ($input: AddUploadedCallInput!) { addUploadedCall(input: $input) { uploadUrl call { id } } }',
    {
      input: {
        ...{ name: recordingName, fileName: 'meanwhile.webm', fingerprint: 'meanwhile' },
        ...{ sizeBytes: recording.length, languageCode: 'en-US', interviewerIds: [], startTime },
        consentText: 'Agreed',
      },
    },
  );
  await client.send(added.uploadUrl, 0, recording);
  return added.call.id;
}

/** A meeting that goes on; its id, and how something is said in it. */
async function beginMeeting(client: UploadClient, startedAt: string) {
  const { addCall } = await client.graphql<{ addCall: { id: string } }>(
    `mutation { addCall(input: { consentText: "Told.", captureId: "${randomUUID()}", platform: GOOGLE_MEET,
      startedAt: "${startedAt}", candidateName: "Ines Carvalho" }) { id } }`,
  );
  const say = (utteranceId: string, text: string) =>
    client.graphql(
      `mutation { appendCaptions(callId: "${addCall.id}", captions: [{ utteranceId: "${utteranceId}",
        revision: 1, speaker: "Ines Carvalho", text: "${text}", startMs: 1000, endMs: 1900, isFinal: false }]) {
        accepted } }`,
    );
  return { id: addCall.id, say };
}

/**
 * Begins all that runs on the server for a while and is followed by a page: the processing of a recording on its
 * page and in the list, a plan, interview questions, a skill report and AI notes; and what comes from elsewhere.
 * `email`: of the person whose pages these are.
 */
export async function beginStreams(
  url: string,
  email: string,
): Promise<Record<string, StreamedPlace>> {
  const client = await openUploadClient(url, { email });
  const made = await client.graphql<{
    planned: { jobDescription: { id: string } };
    asked: { jobDescription: { id: string } };
  }>(
    `mutation {
      planned: createJobDescription(jobDescriptionState: Optimizer) { jobDescription { id } }
      asked: createJobDescription(jobDescriptionState: Optimizer) { jobDescription { id } } }`,
  );
  const { calls } = await client.graphql<{
    calls: { results: { id: string; recording: object | null }[] };
  }>('{ calls(limit: 100) { results { id recording { url } } } }');
  const noted = calls.results.findLast((call) => call.recording !== null)?.id;
  const [planned, asked] = [made.planned.jobDescription.id, made.asked.jobDescription.id];
  const uploaded = await upload(client, new Date().toISOString());
  const begun = await client.graphql<{
    createPlan: { planId: string };
    createSkillReport: { id: string };
  }>(
    `mutation { createAiNotes(callId: "${noted}") { id }
      createPlan(jobDescriptionId: "${planned}", numberOfInterviews: 3,
        includeRecruiterScreen: true, jobDescriptionText: ${JSON.stringify(posting)}) { planId }
      generateQuestions(id: "${asked}", text: ${JSON.stringify(posting)}) { jobDescription { id } }
      createSkillReport(input: { title: "Meanwhile", skills: ["Communication"], positionIds: [],
        interviewStageFilters: [], minimumInterviewCountFilter: 1,
        dateRangeStart: "2020-01-01T00:00:00Z", dateRangeEnd: "2030-01-01T00:00:00Z" }) { id } }`,
  );
  const meeting = await beginMeeting(client, new Date().toISOString());
  await meeting.say('first', 'Every shift stood on one board.');
  const addNote = () =>
    client.graphql(
      `mutation { addNewCallNote(callId: "${noted}", text: "${note}", timeMs: 1000,
        type: NOTE, visibility: PUBLIC) { id } }`,
    );
  return {
    'a transcription': {
      isFollowed: true,
      path: `/interview/${uploaded}`,
      seesEnd: isShown('[data-word]'),
    },
    'the list of recordings': {
      mayBeEmpty: trueOfRows,
      isFollowed: true,
      path: '/search',
      seesEnd: isListed,
    },
    'captions of a meeting': {
      isFollowed: true,
      path: `/interview/${meeting.id}`,
      meanwhile: () => meeting.say('second', words),
      seesEnd: (opened) => seeText(opened, words, 20_000),
    },
    'a note written elsewhere': {
      isFollowed: true,
      path: `/interview/${noted}?tab=notes`,
      mayBeEmpty: ['No notes yet'],
      meanwhile: addNote,
      seesEnd: (opened) => seeText(opened, note, 20_000),
    },
    'a note written elsewhere, in a tab behind': {
      path: `/interview/${noted}?tab=notes`,
      mayBeEmpty: ['No notes yet'],
      seesEnd: (opened) => seeText(opened, note, 20_000),
    },
    'a search': {
      path: '/search?q=referrals',
      mayBeEmpty: trueOfRows,
      seesEnd: isShown('main mark'),
    },
    'a plan': {
      path: `/plan/interview_plan/${begun.createPlan.planId}`,
      seesEnd: isShown('[aria-label^="Delete interview"]'),
    },
    'interview questions': {
      path: `/plan/analyze/${asked}/questions`,
      seesEnd: isShown('::-p-aria([name="Copy to clipboard"][role="button"])'),
    },
    'a skill report': {
      path: `/insights/skill-report/${begun.createSkillReport.id}`,
      seesEnd: isShown('main table'),
    },
    'AI notes': {
      path: `/interview/${noted}?tab=ai_notes`,
      seesEnd: isShown('form[aria-label="Ask this interview"]'),
    },
  };
}

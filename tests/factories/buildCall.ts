import { randomUUID } from 'node:crypto';
import type { SpeechSpan } from '#shared/domain/longestMonologue.ts';
import { textOf } from '#shared/domain/replaceWords.ts';
import { talkSketch } from '#shared/domain/talkSketch.ts';
import type { SpeakerBasis, SpeakerRole, Word } from '#shared/domain/transcript.ts';
import type { Tx } from '../../web/server/db/database.ts';
import {
  call,
  engineRecord,
  interview,
  recordingPeaks,
  speaker,
} from '../../web/server/db/tables/schema.ts';
import { eq, inArray } from 'drizzle-orm';
import { setInterviewers } from '../../web/server/features/calls/insertCall.ts';
import { writeTurns } from '../../web/server/features/transcripts/transcriptBody.ts';
import { writeCallMetrics } from '../../web/server/features/transcripts/writeCallMetrics.ts';
import { insertSegments } from '../../web/server/features/transcripts/writeSegments.ts';
import { peaksColumns } from '../../web/server/features/transcripts/peaksColumns.ts';
import { firstRow, nextNumber } from './firstRow.ts';

type CallRow = typeof call.$inferSelect;
type InterviewRow = typeof interview.$inferSelect;
type InterviewPart = Pick<
  InterviewRow,
  | 'name'
  | 'visibility'
  | 'candidateId'
  | 'positionId'
  | 'interviewStageId'
  | 'guideId'
  | 'scheduledStart'
>;
/** A call with what it has of its interview. */
export type BuiltCall = CallRow & InterviewPart & { ownerId: string };
export type CallOverrides = Partial<InterviewPart> &
  Partial<typeof call.$inferInsert> & { interviewerIds?: string[] };

/** A call, with its interview, in which nothing has been recorded yet. */
export async function buildCall(
  db: Tx,
  input: { organizationId: string; ownerId: string } & CallOverrides,
): Promise<BuiltCall> {
  const { organizationId, ownerId, interviewerIds = [], ...rest } = input;
  const {
    name,
    visibility,
    candidateId,
    positionId,
    interviewStageId,
    guideId,
    scheduledStart,
    ...columns
  } = rest;
  const part: InterviewPart = {
    name: name ?? `Interview ${nextNumber()}`,
    visibility: visibility ?? 'PUBLIC',
    candidateId: candidateId ?? null,
    positionId: positionId ?? null,
    interviewStageId: interviewStageId ?? null,
    guideId: guideId ?? null,
    scheduledStart: scheduledStart ?? null,
  };
  const { id: interviewId } = firstRow(
    await db
      .insert(interview)
      .values({ organizationId, ownerId, ...part })
      .returning(),
  );
  const made = firstRow(
    await db
      .insert(call)
      .values({
        organizationId,
        interviewId,
        type: 'UPLOAD_AUDIO',
        startTime: new Date('2026-03-02T10:00:00Z'),
        ...columns,
      })
      .returning(),
  );
  await setInterviewers(db, made, interviewerIds);
  return { ...made, ...part, ownerId };
}

/** Changes the interview of a call. */
export const changeInterview = (
  db: Tx,
  callId: string,
  change: Partial<typeof interview.$inferInsert>,
) =>
  db
    .update(interview)
    .set(change)
    .where(
      inArray(
        interview.id,
        db.select({ id: call.interviewId }).from(call).where(eq(call.id, callId)),
      ),
    );

export interface SpokenTurn {
  speaker: string;
  words: Word[];
}
export interface SpokenBy {
  name: string;
  role: SpeakerRole;
  basis?: SpeakerBasis;
  userId?: string | null;
}

/** A transcript of a call with everything measured of it; without turns a short one. */
export async function buildTranscript(
  db: Tx,
  spoken: CallRow,
  input: {
    speakers?: SpokenBy[];
    turns?: SpokenTurn[];
    engine?: Partial<typeof engineRecord.$inferInsert>;
  } = {},
) {
  const speakers = input.speakers ?? [
    { name: 'Sam Interviewer', role: 'INTERVIEWER' as const },
    { name: 'Kim Candidate', role: 'CANDIDATE' as const },
  ];
  const turns = input.turns ?? shortTurns(speakers.map((item) => item.name));
  const { organizationId, id: callId } = spoken;
  const record = firstRow(
    await db
      .insert(engineRecord)
      .values({
        organizationId,
        callId,
        task: 'transcribe',
        engine: 'import',
        engineName: 'Written by hand',
        engineVersion: '1',
        trust: 'good',
        languageCode: spoken.languageCode,
        inputHash: 'none',
        output: {},
        ...input.engine,
      })
      .returning(),
  );
  const speakerRows = await db
    .insert(speaker)
    .values(
      speakers.map((item, index) => ({
        organizationId,
        callId,
        index,
        basis: 'NAMED' as const,
        ...item,
      })),
    )
    .returning();
  const idByName = new Map(speakerRows.map((row) => [row.name, row.id]));
  const segments = turns.map(({ speaker: name, words }) => ({
    id: randomUUID() as string,
    speakerId: idByName.get(name) ?? missing(name),
    startMs: words[0]?.[1] ?? 0,
    endMs: words.at(-1)?.[2] ?? 0,
    text: textOf(words),
    words,
    isEdited: false,
  }));
  const transcribed = { callId, organizationId };
  await insertSegments(db, transcribed, segments);
  await writeTurns(
    db,
    transcribed,
    segments.map(({ text: _text, ...turn }) => turn),
  );
  await writeCallMetrics(db, transcribed, segments);
  await drawSketch(db, spoken, speakerRows, segments);
  const durationMs =
    spoken.durationMs ?? Math.max(0, ...segments.map((segment) => segment.endMs)) + 1000;
  await db
    .update(call)
    .set({
      transcriptEngineRecordId: record.id,
      transcriptRevision: 1,
      durationMs,
      endTime: new Date(spoken.startTime.getTime() + durationMs),
      recordingStatus: 'COMPLETED',
      transcriptionStatus: 'COMPLETED',
    })
    .where(eq(call.id, callId));
  return { speakers: speakerRows, segments };
}

async function drawSketch(
  db: Tx,
  { organizationId, id: callId }: CallRow,
  speakers: (typeof speaker.$inferSelect)[],
  segments: readonly SpeechSpan[],
): Promise<void> {
  const laneOf = (id: string) =>
    speakers.find((item) => item.id === id)?.role === 'CANDIDATE' ? 1 : 0;
  await db.insert(recordingPeaks).values({
    callId,
    organizationId,
    ...peaksColumns(
      talkSketch(
        segments.map((segment) => ({ ...segment, lane: laneOf(segment.speakerId) })),
        2,
      ),
      96 / (Math.max(1000, ...segments.map((segment) => segment.endMs)) / 1000),
    ),
  });
}

function shortTurns(names: string[]): SpokenTurn[] {
  const lines = [
    'Tell me about a time you changed your mind.',
    'It was last spring at the clinic.',
  ];
  let atMs = 500;
  return lines.map((line, index) => ({
    speaker: names[index % names.length] ?? missing('nobody'),
    words: line.split(' ').map((text): Word => {
      atMs += 300;
      return [text, atMs - 300, atMs - 20, 0.95];
    }),
  }));
}

function missing(name: string): never {
  throw new Error(`No speaker is called ${name}`);
}

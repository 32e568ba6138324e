import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { captionSpeakers } from '#shared/domain/captionSpeakers.ts';
import { isHeardInSound } from '#shared/domain/heardSound.ts';
import type { Tx } from '../../db/database.ts';
import {
  call as callTable,
  candidate,
  caption,
  interview,
  interviewInterviewer,
  liveCapture,
  segment,
  transcriptEdit,
  user,
} from '../../db/tables/schema.ts';
import { putTranscript } from '../transcripts/putTranscript.ts';
import { addLateCaptions } from './addLateCaptions.ts';
import { captionSegments } from './captionSegments.ts';
import { linkCaptions } from './linkCaptions.ts';

type CallRow = typeof callTable.$inferSelect;
export type CaptionRow = typeof caption.$inferSelect;

/**
 * Makes the captions of a call its transcript. Run again for captions that came late, it writes all anew,
 * unless somebody has corrected the transcript meanwhile: then only what is missing is put in its place.
 */
export async function writeLiveTranscript(tx: Tx, call: CallRow): Promise<void> {
  const { id: callId } = call;
  const isCorrected =
    (await tx.$count(
      transcriptEdit,
      and(eq(transcriptEdit.callId, callId), isNull(transcriptEdit.undoneAt)),
    )) > 0;
  const found = await tx
    .select()
    .from(caption)
    .where(eq(caption.callId, callId))
    .orderBy(asc(caption.startMs), asc(caption.sequence), asc(caption.utteranceId));
  const spoken = found.filter(({ text }) => text.trim() !== '');
  const speakers = captionSpeakers(
    spoken.map((item) => item.speaker),
    await peopleOf(tx, call),
  );
  const late = spoken.filter(({ segmentId }) => segmentId === null);
  if (isCorrected) await addLateCaptions(tx, call, late, speakers);
  else await putCaptions(tx, call, spoken, speakers);
  const [last] = await tx
    .select({ endMs: max(segment.endMs) })
    .from(segment)
    .where(eq(segment.callId, callId));
  await tx
    .update(callTable)
    .set({ durationMs: last?.endMs ?? 0 })
    .where(eq(callTable.id, callId));
}

async function putCaptions(
  tx: Tx,
  call: CallRow,
  spoken: readonly CaptionRow[],
  speakers: ReturnType<typeof captionSpeakers>,
): Promise<void> {
  const [capture] = await tx.select().from(liveCapture).where(eq(liveCapture.callId, call.id));
  // "You" and one's own name are one person.
  const names = [...new Set([...speakers.values()].map(({ name }) => name))];
  const people = await interviewersOf(tx, call);
  const parts = spoken.flatMap((item) =>
    captionSegments(item).map((part) => ({
      captionId: item.id,
      segment: { ...part, speaker: names.indexOf(speakers.get(item.speaker)?.name ?? '') },
    })),
  );
  const hash = createHash('sha256');
  for (const { utteranceId, revision } of spoken) hash.update(`${utteranceId} ${revision}\n`);
  await putTranscript(tx, {
    call,
    speakers: names.map((name) => {
      const [heard, one] = [...speakers].find(([, { name: of }]) => of === name) ?? [null, null];
      return {
        name,
        role: one?.role ?? 'UNKNOWN',
        basis: heard === null ? ('NONE' as const) : ('NAMED' as const),
        userId: people.find((person) => person.name === name)?.id ?? null,
      };
    }),
    segments: parts.map((part) => part.segment),
    engine: {
      ...(spoken.every(({ utteranceId }) => isHeardInSound(utteranceId))
        ? { engine: 'live-sound', engineName: 'Live transcript of the sound' }
        : captionEngines[capture?.platform ?? 'GOOGLE_MEET']),
      engineVersion: capture?.extensionVersion ?? '',
      trust: 'good',
      inputHash: hash.digest('hex'),
      output: { captionCount: spoken.length },
    },
    language: call.languageCode,
  });
  await linkCaptions(
    tx,
    call.id,
    parts.map(({ captionId }, index) => ({ captionId, index })),
  );
}

const captionEngines = {
  GOOGLE_MEET: { engine: 'captions-google-meet', engineName: 'Captions of Google Meet' },
  ZOOM: { engine: 'captions-zoom', engineName: 'Captions of Zoom' },
  TEAMS: { engine: 'captions-teams', engineName: 'Captions of Microsoft Teams' },
} as const;

const interviewersOf = (tx: Tx, { interviewId }: CallRow) =>
  tx
    .select({ id: user.id, name: user.name })
    .from(interviewInterviewer)
    .innerJoin(user, eq(user.id, interviewInterviewer.userId))
    .where(eq(interviewInterviewer.interviewId, interviewId));

async function peopleOf(tx: Tx, call: CallRow) {
  const [people] = await tx
    .select({
      ownerName: user.name,
      candidateName: sql<
        string | null
      >`btrim(${candidate.firstName} || ' ' || ${candidate.lastName})`,
    })
    .from(interview)
    .leftJoin(user, eq(user.id, interview.ownerId))
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .where(eq(interview.id, call.interviewId));
  return {
    ownerName: people?.ownerName ?? 'Interviewer',
    interviewerNames: (await interviewersOf(tx, call)).map(({ name }) => name),
    candidateName: people?.candidateName ?? null,
  };
}

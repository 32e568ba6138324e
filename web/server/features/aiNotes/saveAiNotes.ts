import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AiNoteStatus } from '#shared/domain/aiNote.ts';
import type { CueAnswer, GuideCue } from '#shared/language/interview.ts';
import { mergeSentences } from '#shared/language/mergeSentences.ts';
import type { Tx } from '../../db/database.ts';
import { aiNote } from '../../db/tables/schema.ts';
import type { AiNoteRow } from './aiNoteLoaders.ts';
import { isTouched } from './isTouched.ts';
import type { CallInterview } from './interviewOfCall.ts';

const statuses: Record<CueAnswer['status'], AiNoteStatus> = {
  answered: 'ANSWERED',
  not_answered: 'NOT_ANSWERED',
  not_asked: 'NOT_ASKED',
};

/**
 * Puts new notes in the place of a call's old ones. What people changed is kept under the same question;
 * a note of a question that is no longer in the guide stays only when somebody changed it.
 */
export async function saveAiNotes(
  tx: Tx,
  made: {
    call: { id: string; organizationId: string };
    spoken: CallInterview;
    guide: readonly GuideCue[];
    answers: readonly CueAnswer[];
    recordId: string | null;
  },
): Promise<void> {
  const { call, spoken, guide, answers, recordId } = made;
  const { id: callId, organizationId } = call;
  const old = await tx.select().from(aiNote).where(eq(aiNote.callId, callId));
  const left = new Set(old);
  const fresh = guide.map((cue, index) => {
    const answer = answers.find((item) => item.cueId === cue.cueId);
    const before = takeBefore(left, cue);
    const sentences = (answer?.sentences ?? []).map(spoken.withOurIds);
    return {
      ...{ id: before?.id ?? randomUUID(), organizationId, callId, index, cueId: cue.cueId },
      ...{ question: cue.cue, questionType: cue.type, competency: cue.competency || null },
      status: statuses[answer?.status ?? 'not_asked'],
      askedAtSegmentId: spoken.segmentId(answer?.askedAt?.segmentId ?? '') ?? null,
      isUnsure: answer?.isUnsure === true,
      moments: (answer?.moments ?? []).flatMap((id) => spoken.segmentId(id) ?? []),
      missing: answer?.missing ?? null,
      matchReason: matchReason(answer, answers, spoken),
      sentences: mergeSentences(spoken.segments, before?.sentences ?? [], sentences, randomUUID),
      engineRecordId: recordId,
      ...(before ? { createdAt: before.createdAt } : {}),
    };
  });
  const kept = [...left].filter(isTouched).map((row, index) => ({
    ...row,
    index: guide.length + index,
    sentences: mergeSentences(spoken.segments, row.sentences, [], randomUUID),
  }));
  await tx.delete(aiNote).where(eq(aiNote.callId, callId));
  const rows = [...fresh, ...kept];
  if (rows.length > 0) await tx.insert(aiNote).values(rows);
}

/** The old note of a question, by its id, or by its words where the guide was made anew. */
function takeBefore(left: Set<AiNoteRow>, { cueId, cue }: GuideCue): AiNoteRow | undefined {
  const all = [...left];
  const found =
    all.find((row) => row.cueId === cueId) ??
    all.find((row) => row.cueId === null && row.question === cue);
  if (found) left.delete(found);
  return found;
}

/** Of fewer questions one cannot tell that the guide is another one. */
const leastGuide = 3;

function matchReason(
  answer: CueAnswer | undefined,
  answers: readonly CueAnswer[],
  { segments }: CallInterview,
): string {
  if (segments.length === 0) return 'There are no words in this transcript.';
  if (answer?.status === 'answered') {
    if (answer.sentences.length === 0)
      return 'The engine wrote something here, but it could not be tied to what was said, so it is not shown.';
    if (answer.isUnsure)
      return 'This may have been asked in other words. Listen to these moments before you rely on it.';
    return answer.askedAt
      ? 'This was asked, and the sentences rest on what the candidate said.'
      : 'The candidate spoke of this without being asked.';
  }
  if (answer?.status === 'not_answered')
    return 'This was asked, and the engine found no answer to it in the transcript.';
  return answers.length >= leastGuide && answers.every(({ status }) => status === 'not_asked')
    ? 'This guide does not seem to fit the interview: none of its questions was found.'
    : 'It may have been asked in other words. Search the transcript.';
}

import { asc, eq } from 'drizzle-orm';
import type { CitedSentence, Interview, Segment } from '#shared/language/interview.ts';
import {
  protectedQuestions,
  withoutProtected,
  type ProtectedGround,
} from '#shared/language/protectedGround.ts';
import type { Tx } from '../../db/database.ts';
import { segment, speaker } from '../../db/tables/schema.ts';

/**
 * An interview as engines read it, with short ids in the place of ours, and without what was asked and said
 * on protected ground.
 */
export interface CallInterview {
  interview: Interview;
  /** Ours, in the order of speech. */
  segments: readonly Pick<Segment, 'id' | 'text'>[];
  /** What was asked on protected ground, with our ids. */
  protectedQuestions: readonly { segmentId: string; ground: ProtectedGround }[];
  /** Our id of an engine's, or undefined for one the engine made up. */
  segmentId(short: string): string | undefined;
  /** A sentence with our ids; quotes of unknown segments are left out. */
  withOurIds(sentence: CitedSentence): CitedSentence;
}

/** Reads a call's transcript as it stands. Speakers that were merged away have no turns left. */
export async function interviewOfCall(tx: Tx, callId: string): Promise<CallInterview> {
  const speakers = await tx
    .select({ id: speaker.id, name: speaker.name, role: speaker.role })
    .from(speaker)
    .where(eq(speaker.callId, callId))
    .orderBy(asc(speaker.index));
  const segments = await tx
    .select({
      id: segment.id,
      speakerId: segment.speakerId,
      startMs: segment.startMs,
      endMs: segment.endMs,
      text: segment.text,
    })
    .from(segment)
    .where(eq(segment.callId, callId))
    .orderBy(asc(segment.index));
  const shortSpeaker = new Map(speakers.map(({ id }, index) => [id, `p${index + 1}`]));
  const ourId = new Map(segments.map(({ id }, index) => [`s${index + 1}`, id]));
  const spoken = new Set(segments.map(({ speakerId }) => speakerId));
  const interview: Interview = {
    speakers: speakers
      .filter(({ id }) => spoken.has(id))
      .map((item) => ({ ...item, id: shortSpeaker.get(item.id) ?? '' })),
    segments: segments.map((item, index) => ({
      ...item,
      id: `s${index + 1}`,
      speakerId: shortSpeaker.get(item.speakerId) ?? '',
    })),
  };
  const onProtected = protectedQuestions(interview);
  return {
    interview: withoutProtected(interview, onProtected),
    protectedQuestions: onProtected.map(({ segmentId, ground }) => ({
      segmentId: ourId.get(segmentId) ?? '',
      ground,
    })),
    segments,
    segmentId: (short) => ourId.get(short),
    withOurIds: ({ text, evidence }) => ({
      text,
      evidence: evidence.flatMap(({ segmentId, quote }) => {
        const id = ourId.get(segmentId);
        return id === undefined ? [] : [{ segmentId: id, quote }];
      }),
    }),
  };
}

import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { speakerRoles, type SpeakerRole } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { segment, speaker } from '../../db/tables/schema.ts';

/** When somebody speaks, in order of time. */
export type Spans = readonly (readonly [startMs: number, endMs: number])[];

/** Somebody of a transcript that is replaced. */
export interface FormerSpeaker {
  /** Who it is, where a person has said so. */
  identity: { name: string; role: SpeakerRole; userId: string | null } | null;
  spans: Spans;
}

/** What of one's talk has to fall together for two speakers to be taken for the same person. */
const mostlyShare = 0.7;

export const formerSpeakersSchema: z.ZodType<FormerSpeaker[]> = z.array(
  z.object({
    identity: z
      .object({ name: z.string(), role: z.enum(speakerRoles), userId: z.string().nullable() })
      .nullable(),
    spans: z.array(z.tuple([z.number(), z.number()])),
  }),
);

/** Who speaks in a call's transcript as it stands; nobody who has no turn. */
export async function readFormerSpeakers(tx: Tx, callId: string): Promise<FormerSpeaker[]> {
  const rows = await tx
    .select({ speaker, startMs: segment.startMs, endMs: segment.endMs })
    .from(segment)
    .innerJoin(speaker, eq(speaker.id, segment.speakerId))
    .where(eq(segment.callId, callId))
    .orderBy(asc(segment.startMs));
  const byId = Map.groupBy(rows, (row) => row.speaker.id);
  return [...byId.values()].flatMap((turns) => {
    const [first] = turns;
    if (!first) return [];
    const { name, role, userId, basis } = first.speaker;
    const isKnown = basis === 'NAMED' || role !== 'UNKNOWN' || userId !== null;
    return {
      identity: isKnown ? { name, role, userId } : null,
      spans: turns.map(({ startMs, endMs }) => [startMs, endMs] as const),
    };
  });
}

/**
 * Who each of the speakers of a new transcript of the same recording is, by when they speak; null where
 * that is not plain, and nobody while two people are still one speaker.
 */
export function recognizeSpeakers(
  former: readonly FormerSpeaker[],
  present: readonly Spans[],
): FormerSpeaker['identity'][] {
  if (present.length < former.length) return present.map(() => null);
  const shared = present.map((spans) => former.map((item) => sharedMs(spans, item.spans)));
  return shared.map((row, at) => {
    const most = Math.max(0, ...row);
    const place = row.indexOf(most);
    const isPlain = most > 0 && most >= mostlyShare * row.reduce((sum, ms) => sum + ms, 0);
    const isTheirs = shared.every((other, index) => index === at || (other[place] ?? 0) < most);
    return isPlain && isTheirs ? (former[place]?.identity ?? null) : null;
  });
}

function sharedMs(spans: Spans, other: Spans): number {
  let ms = 0;
  let at = 0;
  for (const [startMs, endMs] of spans) {
    while ((other[at]?.[1] ?? Infinity) <= startMs) at += 1;
    for (let next = at; (other[next]?.[0] ?? Infinity) < endMs; next += 1)
      ms += Math.max(
        0,
        Math.min(endMs, other[next]?.[1] ?? 0) - Math.max(startMs, other[next]?.[0] ?? 0),
      );
  }
  return ms;
}

import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { call, interview, transcriptBody } from '../../db/tables/schema.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';

export interface FoundTranscriptBody {
  /** Of the transcript, names of its speakers included. */
  revision: number;
  /** Null while the interview has no transcript. */
  hash: string | null;
  /** Brotli; null where the reader knows what it holds. */
  body: Buffer | null;
}

/**
 * The words of an interview the actor may see, in one statement with the question whether they may.
 * Null for an interview that is not there as much as for one that is hidden from them.
 */
export async function findTranscriptBody(
  db: Db,
  actor: Actor,
  callId: string,
  /** Hashes of bodies that the reader keeps. */
  known: readonly string[],
): Promise<FoundTranscriptBody | null> {
  const isKnown = sql`${transcriptBody.hash} = any(${sql.param([...known])}::text[])`;
  const [found] = await db
    .select({
      revision: call.transcriptRevision,
      hash: transcriptBody.hash,
      body: sql<Buffer | null>`case when ${isKnown} then null else ${transcriptBody.body} end`,
    })
    .from(call)
    .innerJoin(interview, eq(interview.id, call.interviewId))
    .leftJoin(transcriptBody, eq(transcriptBody.callId, call.id))
    .where(and(eq(call.id, callId), visibleCalls(actor)));
  return found ?? null;
}

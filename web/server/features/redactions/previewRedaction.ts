import { and, eq, sql } from 'drizzle-orm';
import { overlaps, redactTurns, type Span } from '#shared/domain/redaction.ts';
import type { Db } from '../../db/database.ts';
import { aiNote, aiSummary, clip } from '../../db/tables/schema.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { parsePassages } from './parsePassages.ts';

export interface RedactionPreviewShape {
  /** The words that go, in the order of the transcript. */
  words: string[];
  spans: Span[];
  clipNames: string[];
  sentenceCount: number;
}

/** What redacting these passages would take away; changes nothing. @throws {UserError} BAD_INPUT */
export async function previewRedaction(
  db: Db,
  { id: callId }: LoadedCall,
  passages: readonly Span[],
): Promise<RedactionPreviewShape> {
  const { changed, spans, words } = redactTurns(
    await readTurns(db, callId),
    parsePassages(passages),
  );
  const clips = await db
    .select({ name: clip.name, startMs: clip.startMs, endMs: clip.endMs })
    .from(clip)
    .where(eq(clip.callId, callId))
    .orderBy(clip.startMs);
  const ids = sql.param(changed.map(({ id }) => id));
  let sentenceCount = 0;
  for (const table of [aiNote, aiSummary]) {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`${table}, jsonb_array_elements(${table.sentences}) sentence`)
      .where(
        and(
          eq(table.callId, callId),
          sql`exists (select from jsonb_array_elements(sentence -> 'evidence') evidence
            where evidence ->> 'segmentId' = any(${ids}::text[]))`,
        ),
      );
    sentenceCount += row?.count ?? 0;
  }
  return {
    ...{ words, spans, sentenceCount },
    clipNames: clips.filter((item) => overlaps(item, spans)).map(({ name }) => name),
  };
}

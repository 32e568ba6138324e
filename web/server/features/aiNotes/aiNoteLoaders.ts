import { and, asc, eq, inArray } from 'drizzle-orm';
import { aiWritingKinds } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import {
  aiNote,
  aiOutline,
  aiSummary,
  task,
  segment,
  sentenceReport,
} from '../../db/tables/schema.ts';
import { ManyBy } from '../../graphql/loader.ts';
import { shownTaskColumns } from '../calls/callLoaders.ts';
import { citedIds } from './citedIds.ts';

export type AiNoteRow = typeof aiNote.$inferSelect;
export type AiSummaryRow = typeof aiSummary.$inferSelect;
export type AiOutlineRow = typeof aiOutline.$inferSelect;
export type CitedSegment = Pick<
  typeof segment.$inferSelect,
  'id' | 'callId' | 'speakerId' | 'startMs' | 'endMs' | 'text'
>;

/** Everything an engine wrote of one call, with the turns it quotes. */
export interface AiText {
  callId: string;
  notes: AiNoteRow[];
  summaries: AiSummaryRow[];
  outline: AiOutlineRow | null;
  segmentById: ReadonlyMap<string, CitedSegment>;
}

const citedColumns = {
  id: segment.id,
  callId: segment.callId,
  speakerId: segment.speakerId,
  startMs: segment.startMs,
  endMs: segment.endMs,
  text: segment.text,
};

/** What engines wrote of these calls, with the turns it quotes. One statement. */
export async function withCitedSegments(
  db: Db,
  callIds: readonly string[],
  written: { notes: AiNoteRow[]; summaries: AiSummaryRow[]; outlines: AiOutlineRow[] },
): Promise<AiText[]> {
  const { notes, summaries, outlines } = written;
  const cited = citedIds(notes, summaries, outlines);
  const segments = cited.length
    ? await db
        .select(citedColumns)
        .from(segment)
        .where(and(anyOf(segment.callId, callIds), anyOf(segment.id, cited)))
    : [];
  return callIds.map((callId) => ({
    callId,
    notes: notes.filter((row) => row.callId === callId),
    summaries: summaries.filter((row) => row.callId === callId),
    outline: outlines.find((row) => row.callId === callId) ?? null,
    segmentById: new Map(
      segments.filter((row) => row.callId === callId).map((row) => [row.id, row]),
    ),
  }));
}

/** What engines wrote of these calls, in four statements however much it is. */
export async function readAiText(db: Db, ids: readonly string[]): Promise<AiText[]> {
  const notes = await db
    .select()
    .from(aiNote)
    .where(anyOf(aiNote.callId, ids))
    .orderBy(asc(aiNote.callId), asc(aiNote.index));
  const summaries = await db
    .select()
    .from(aiSummary)
    .where(anyOf(aiSummary.callId, ids))
    .orderBy(asc(aiSummary.callId), asc(aiSummary.format), asc(aiSummary.index));
  const outlines = await db.select().from(aiOutline).where(anyOf(aiOutline.callId, ids));
  return withCitedSegments(db, ids, { notes, summaries, outlines });
}

/** Rows that hang on a call. Ask only with ids of calls the actor was shown. */
export const aiNoteLoaders = (db: Db, actor: Actor) => ({
  aiWritingsByCallId: new ManyBy(
    (ids) =>
      db
        .select(shownTaskColumns)
        .from(task)
        .where(and(anyOf(task.callId, ids), inArray(task.name, [...aiWritingKinds]))),
    (row) => row.callId,
  ),
  /** One row a call. */
  aiTextByCallId: new ManyBy<AiText>(
    (ids) => readAiText(db, ids),
    (item) => item.callId,
  ),
  ownReportsByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(sentenceReport)
        .where(and(anyOf(sentenceReport.callId, ids), eq(sentenceReport.userId, actor.userId))),
    (row) => row.callId,
  ),
});

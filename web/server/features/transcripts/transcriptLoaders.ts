import { and, asc, desc, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { engineRecord, segment, speaker, transcriptEdit } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type SpeakerRow = typeof speaker.$inferSelect;
export type SegmentRow = typeof segment.$inferSelect;
export type TranscriptEditRow = typeof transcriptEdit.$inferSelect;
export type EngineRecordRow = Omit<typeof engineRecord.$inferSelect, 'output' | 'changes'>;

const { output: _output, changes: _changes, ...engineColumns } = getTableColumns(engineRecord);

/** Rows that hang on a call. Ask only with ids of calls the actor was shown. */
export const transcriptLoaders = (db: Db) => ({
  speakersByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(speaker)
        .where(and(inArray(speaker.callId, ids), isNull(speaker.mergedIntoId)))
        .orderBy(asc(speaker.callId), asc(speaker.index)),
    (row) => row.callId,
  ),
  segmentsByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(segment)
        .where(inArray(segment.callId, ids))
        .orderBy(asc(segment.callId), asc(segment.index)),
    (row) => row.callId,
  ),
  editsByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(transcriptEdit)
        .where(and(inArray(transcriptEdit.callId, ids), isNull(transcriptEdit.undoneAt)))
        .orderBy(asc(transcriptEdit.callId), desc(transcriptEdit.sequence)),
    (row) => row.callId,
  ),
  engineRecordById: new ById<EngineRecordRow>('engine record', (ids) =>
    db.select(engineColumns).from(engineRecord).where(inArray(engineRecord.id, ids)),
  ),
});

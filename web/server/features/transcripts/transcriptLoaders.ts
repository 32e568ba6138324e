import { and, asc, desc, getTableColumns, isNull } from 'drizzle-orm';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { callMetric, engineRecord, speaker, transcriptEdit } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { decileColumns, metricDeciles, type MetricDeciles } from './metricDeciles.ts';
import { readTurns } from './transcriptBody.ts';

export type SpeakerRow = typeof speaker.$inferSelect;
export type TranscriptEditRow = typeof transcriptEdit.$inferSelect;
export type EngineRecordRow = Omit<typeof engineRecord.$inferSelect, 'output' | 'changes'>;

const { output: _output, changes: _changes, ...engineColumns } = getTableColumns(engineRecord);
export { engineColumns };

/** Rows that hang on a call. Ask only with ids of calls the actor was shown. */
export const transcriptLoaders = (db: Db) => ({
  speakersByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(speaker)
        .where(and(anyOf(speaker.callId, ids), isNull(speaker.mergedIntoId)))
        .orderBy(asc(speaker.callId), asc(speaker.index)),
    (row) => row.callId,
  ),
  decilesByCallId: new ManyBy<MetricDeciles>(
    (ids) => db.select(decileColumns).from(metricDeciles(anyOf(callMetric.callId, ids))),
    (row) => row.callId,
  ),
  /** With their words, for when each was spoken. */
  turnsByCallId: new ManyBy<TranscriptTurn & { callId: string }>(
    async (ids) => {
      const found = [];
      // One after the other: a transcript takes a megabyte or more while it is unpacked.
      for (const callId of ids)
        for (const turn of await readTurns(db, callId)) found.push({ ...turn, callId });
      return found;
    },
    (turn) => turn.callId,
  ),
  editsByCallId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(transcriptEdit)
        .where(and(anyOf(transcriptEdit.callId, ids), isNull(transcriptEdit.undoneAt)))
        .orderBy(asc(transcriptEdit.callId), desc(transcriptEdit.sequence)),
    (row) => row.callId,
  ),
  engineRecordById: new ById<EngineRecordRow>('engine record', (ids) =>
    db.select(engineColumns).from(engineRecord).where(anyOf(engineRecord.id, ids)),
  ),
});

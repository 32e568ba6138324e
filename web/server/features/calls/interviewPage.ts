import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { aiWritingKinds } from '../../../../shared/domain/aiNote.ts';
import { processingStepNames } from '../../../../shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonRow, jsonRows, readJsonRow, type Columns, type RowOf } from '../../db/jsonRow.ts';
import { runNamed } from '../../db/runNamed.ts';
import {
  aiNote,
  aiOutline,
  aiSummary,
  call,
  candidate,
  competency,
  cue,
  engineRecord,
  guide,
  interview,
  interviewInterviewer,
  interviewStage,
  note,
  position,
  recordingFile,
  recordingPeaks,
  sentenceReport,
  task,
  upload,
  user,
} from '../../db/tables/schema.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import { withCitedSegments } from '../aiNotes/aiNoteLoaders.ts';
import { cueColumns } from '../guides/guideLoaders.ts';
import { visibleGuides } from '../guides/visibleGuides.ts';
import { loadedNoteColumns } from '../notes/noteLoaders.ts';
import { visibleNotes } from '../notes/visibleNotes.ts';
import { engineColumns } from '../transcripts/transcriptLoaders.ts';
import { loadedCallColumns, ofInterview, toLoadedCall, type LoadedCall } from './callLoaders.ts';
import { visibleCalls } from './visibleCalls.ts';

const part = <Of extends Columns>(columns: Of, from: SQL, order?: SQL) => ({
  columns,
  json: jsonRows(columns, from, order),
});

/** What the page reads beside the call; each with where it is found for one row of `call` and `interview`. */
const ofCall = (actor: Actor) => {
  const people = sql`select ${interview.ownerId}
    union select user_id from ${interviewInterviewer} where interview_id = ${interview.id}
    union select author_id from ${note} where call_id = ${call.id}
    union select (sentence ->> editor)::uuid from (
      select sentences from ${aiNote} where call_id = ${call.id}
      union all select sentences from ${aiSummary} where call_id = ${call.id}) written,
      jsonb_array_elements(sentences) sentence, unnest(array['editedById', 'writtenById']) editor`;
  const engines = sql`select ${call.transcriptEngineRecordId}
    union select engine_record_id from ${aiNote} where call_id = ${call.id}
    union select engine_record_id from ${aiOutline} where call_id = ${call.id}`;
  return {
    users: part(getTableColumns(user), sql`${user} where ${user.id} in (${people})`),
    candidates: part(
      getTableColumns(candidate),
      sql`${candidate} where ${candidate.id} = ${interview.candidateId}`,
    ),
    positions: part(
      getTableColumns(position),
      sql`${position} where ${position.id} = ${interview.positionId}`,
    ),
    stages: part(
      getTableColumns(interviewStage),
      sql`${interviewStage} where ${interviewStage.id} = ${interview.interviewStageId}`,
    ),
    guides: part(
      getTableColumns(guide),
      sql`${guide} where ${guide.id} = ${interview.guideId} and ${visibleGuides(actor)}`,
    ),
    cues: part(
      cueColumns,
      sql`${cue} left join ${competency} on ${competency.id} = ${cue.competencyId}
        where ${cue.guideId} = ${interview.guideId}`,
      sql`${cue.index}`,
    ),
    steps: part(
      getTableColumns(task),
      sql`${task} where ${task.callId} = ${call.id} and ${inArray(task.name, [...processingStepNames])}`,
    ),
    uploads: part(getTableColumns(upload), sql`${upload} where ${upload.callId} = ${call.id}`),
    files: part(
      getTableColumns(recordingFile),
      sql`${recordingFile} where ${recordingFile.callId} = ${call.id}`,
    ),
    peaks: part(
      getTableColumns(recordingPeaks),
      sql`${recordingPeaks} where ${recordingPeaks.callId} = ${call.id}`,
    ),
    notes: part(
      loadedNoteColumns,
      sql`${note} where ${note.callId} = ${call.id} and ${visibleNotes(actor)}`,
      sql`${note.timeMs}, ${note.createdAt}, ${note.id}`,
    ),
    aiNotes: part(
      getTableColumns(aiNote),
      sql`${aiNote} where ${aiNote.callId} = ${call.id}`,
      sql`${aiNote.index}`,
    ),
    aiSummaries: part(
      getTableColumns(aiSummary),
      sql`${aiSummary} where ${aiSummary.callId} = ${call.id}`,
      sql`${aiSummary.format}, ${aiSummary.index}`,
    ),
    aiOutlines: part(
      getTableColumns(aiOutline),
      sql`${aiOutline} where ${aiOutline.callId} = ${call.id}`,
    ),
    aiWritings: part(
      getTableColumns(task),
      sql`${task} where ${task.callId} = ${call.id} and ${inArray(task.name, [...aiWritingKinds])}`,
    ),
    reports: part(
      getTableColumns(sentenceReport),
      sql`${sentenceReport} where ${sentenceReport.callId} = ${call.id}
        and ${sentenceReport.userId} = ${actor.userId}`,
    ),
    engines: part(engineColumns, sql`${engineRecord} where ${engineRecord.id} in (${engines})`),
  };
};

type Parts = ReturnType<typeof ofCall>;
type PartName = keyof Parts;
type PageJson = Record<PartName, Record<string, unknown>[]> & { call: Record<string, unknown> };

/**
 * The call of an interview's page, or null where the actor sees none. Everything else that the page shows
 * is read in the same statement and handed to the loaders, so its fields ask the database nothing more.
 */
export async function loadInterviewPage(
  db: Db,
  actor: Actor,
  loaders: Loaders,
  callId: string,
): Promise<LoadedCall | null> {
  if (!isUuid(callId)) return null;
  const parts = ofCall(actor);
  const columns = Object.entries(parts).map(
    ([name, { json }]) => sql`${json} as ${sql.identifier(name)}`,
  );
  const [page] = await runNamed<PageJson>(
    db,
    sql`select ${jsonRow(loadedCallColumns)} as call, ${sql.join(columns, sql`, `)}
      from ${call} join ${interview} on ${ofInterview}
      where ${and(eq(call.id, callId), visibleCalls(actor))}`,
  );
  if (!page) return null;
  const shown = toLoadedCall(readJsonRow(loadedCallColumns, page.call));
  const rows = <Name extends PartName>(name: Name): RowOf<Parts[Name]['columns']>[] =>
    page[name].map((json) => readJsonRow<Parts[Name]['columns']>(parts[name].columns, json));

  loaders.callById.prime(shown.id, shown);
  for (const row of rows('users')) loaders.userById.prime(row.id, row);
  for (const row of rows('candidates')) loaders.candidateById.prime(row.id, row);
  for (const row of rows('positions')) loaders.positionById.prime(row.id, row);
  for (const row of rows('stages')) loaders.interviewStageById.prime(row.id, row);
  for (const row of rows('engines')) loaders.engineRecordById.prime(row.id, row);
  const [guideRow] = rows('guides');
  if (shown.guideId) loaders.guideById.prime(shown.guideId, guideRow ?? null);
  if (guideRow) {
    const cues = rows('cues');
    loaders.cuesByGuideId.prime(guideRow.id, cues);
    for (const row of cues) loaders.cueById.prime(row.id, row);
  }
  loaders.stepsByCallId.prime(shown.id, rows('steps'));
  loaders.uploadByCallId.prime(shown.id, rows('uploads'));
  loaders.filesByCallId.prime(shown.id, rows('files'));
  loaders.peaksByCallId.prime(shown.id, rows('peaks'));
  loaders.notesByCallId.prime(shown.id, rows('notes'));
  loaders.aiWritingsByCallId.prime(shown.id, rows('aiWritings'));
  loaders.ownReportsByCallId.prime(shown.id, rows('reports'));
  const written = {
    notes: rows('aiNotes'),
    summaries: rows('aiSummaries'),
    outlines: rows('aiOutlines'),
  };
  loaders.aiTextByCallId.prime(shown.id, await withCitedSegments(db, [shown.id], written));
  return shown;
}

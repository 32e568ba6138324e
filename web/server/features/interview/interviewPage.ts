import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { aiWritingKinds } from '#shared/domain/aiNote.ts';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import { actorPlaceholders, actorValues } from '../../auth/actorSql.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonRow, jsonRows, readJsonRow, type Columns, type RowOf } from '../../db/jsonRow.ts';
import { buildStatement, runNamed } from '../../db/runNamed.ts';
import {
  aiNote,
  aiOutline,
  aiSummary,
  call,
  callMetric,
  candidate,
  competency,
  cue,
  engineRecord,
  guide,
  highlightFeedback,
  interview,
  interviewInterviewer,
  interviewStage,
  note,
  noteMention,
  noteReply,
  position,
  recordingFile,
  recordingPeaks,
  sentenceReport,
  share,
  speaker,
  task,
  transcriptEdit,
  upload,
  user,
} from '../../db/tables/schema.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import { withCitedSegments } from '../aiNotes/aiNoteLoaders.ts';
import { cueColumns } from '../guides/guideLoaders.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';
import { visibleNotes } from '../../auth/visibleNotes.ts';
import { loadedNoteColumns, loadedReplyColumns } from '../notes/noteLoaders.ts';
import type { FeedbackRow, LoadedNote, LoadedReply, MentionRow } from '../notes/noteLoaders.ts';
import { visibleReplies } from '../notes/visibleReplies.ts';
import { decileColumns, metricDeciles } from '../transcripts/metricDeciles.ts';
import { engineColumns } from '../transcripts/transcriptLoaders.ts';
import {
  loadedCallColumns,
  shownTaskColumns,
  toLoadedCall,
  type LoadedCall,
} from '../calls/callLoaders.ts';
import { userFactsColumns } from '../users/userLoaders.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';

const part = <Of extends Columns>(columns: Of, from: SQL, order?: SQL) => ({
  columns,
  json: jsonRows(columns, from, order),
});

/** What the page reads beside the call; each with where it is found for one row of `call` and `interview`. */
const parts = (() => {
  const actor = actorPlaceholders;
  const people = sql`select ${interview.ownerId}
    union select user_id from ${interviewInterviewer} where interview_id = ${interview.id}
    union select author_id from ${note} where call_id = ${call.id}
    union select r.author_id from ${noteReply} r join ${note} n on n.id = r.note_id
      where n.call_id = ${call.id}
    union select user_id from ${noteMention} where call_id = ${call.id}
    union select actor_id from ${transcriptEdit} where call_id = ${call.id} and undone_at is null
    union select (sentence ->> editor)::uuid from (
      select sentences from ${aiNote} where call_id = ${call.id}
      union all select sentences from ${aiSummary} where call_id = ${call.id}) written,
      jsonb_array_elements(sentences) sentence, unnest(array['editedById', 'writtenById']) editor`;
  const engines = sql`select ${call.transcriptEngineRecordId}
    union select engine_record_id from ${aiNote} where call_id = ${call.id}
    union select engine_record_id from ${aiOutline} where call_id = ${call.id}`;
  return {
    users: part(userFactsColumns, sql`${user} where ${user.id} in (${people})`),
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
      shownTaskColumns,
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
    replies: part(
      loadedReplyColumns,
      sql`${noteReply} join ${note} on ${note.id} = ${noteReply.noteId}
        where ${note.callId} = ${call.id} and ${visibleNotes(actor)} and ${visibleReplies(actor.userId)}`,
      sql`${noteReply.createdAt}, ${noteReply.id}`,
    ),
    mentions: part(
      getTableColumns(noteMention),
      sql`${noteMention} where ${noteMention.callId} = ${call.id}`,
      sql`${noteMention.id}`,
    ),
    feedback: part(
      getTableColumns(highlightFeedback),
      sql`${highlightFeedback} where ${highlightFeedback.noteId} in (
        select id from ${note} where call_id = ${call.id})`,
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
      shownTaskColumns,
      sql`${task} where ${task.callId} = ${call.id} and ${inArray(task.name, [...aiWritingKinds])}`,
    ),
    reports: part(
      getTableColumns(sentenceReport),
      sql`${sentenceReport} where ${sentenceReport.callId} = ${call.id}
        and ${sentenceReport.userId} = ${actor.userId}`,
    ),
    speakers: part(
      getTableColumns(speaker),
      sql`${speaker} where ${speaker.callId} = ${call.id} and ${speaker.mergedIntoId} is null`,
      sql`${speaker.index}`,
    ),
    edits: part(
      getTableColumns(transcriptEdit),
      sql`${transcriptEdit} where ${transcriptEdit.callId} = ${call.id}
        and ${transcriptEdit.undoneAt} is null`,
      sql`${transcriptEdit.sequence} desc`,
    ),
    metrics: part(
      getTableColumns(callMetric),
      sql`${callMetric} where ${callMetric.callId} = ${call.id}`,
    ),
    deciles: part(decileColumns, metricDeciles(sql`${callMetric.callId} = ${call.id}`)),
    engines: part(engineColumns, sql`${engineRecord} where ${engineRecord.id} in (${engines})`),
  };
})();

type Parts = typeof parts;
type PartName = keyof Parts;
type PageJson = Record<PartName, Record<string, unknown>[]> & {
  call: Record<string, unknown>;
  until: Date | null;
};

const pageStatement = buildStatement(
  sql`select ${jsonRow(loadedCallColumns)} as call,
    (select min(${share.expiresAt}) from ${share}
      where ${share.interviewId} = ${interview.id} and ${share.expiresAt} > now()) as until, ${sql.join(
        Object.entries(parts).map(([name, { json }]) => sql`${json} as ${sql.identifier(name)}`),
        sql`, `,
      )}
  from ${call} join ${interview} on ${ofInterview}
  where ${call.id} = ${sql.placeholder('callId')} and ${visibleCalls(actorPlaceholders)}`,
);

/**
 * The call of an interview's page, or null where the actor sees none. Everything else that the page shows
 * is read in the same statement and handed to the loaders, so its fields ask the database nothing more.
 * `untilMs` is when the next invitation to it expires.
 */
export async function loadInterviewPage(
  db: Db,
  actor: Actor,
  loaders: Loaders,
  callId: string,
): Promise<{ call: LoadedCall; untilMs: number } | null> {
  if (!isUuid(callId)) return null;
  const [page] = await runNamed<PageJson>(db, pageStatement, { callId, ...actorValues(actor) });
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
  primeNotes(loaders, shown.id, actor, {
    notes: rows('notes'),
    replies: rows('replies'),
    mentions: rows('mentions'),
    feedback: rows('feedback'),
  });
  loaders.speakersByCallId.prime(shown.id, rows('speakers'));
  loaders.editsByCallId.prime(shown.id, rows('edits'));
  loaders.metricByCallId.prime(shown.id, rows('metrics'));
  loaders.decilesByCallId.prime(shown.id, rows('deciles'));
  loaders.aiWritingsByCallId.prime(shown.id, rows('aiWritings'));
  loaders.ownReportsByCallId.prime(shown.id, rows('reports'));
  const written = {
    notes: rows('aiNotes'),
    summaries: rows('aiSummaries'),
    outlines: rows('aiOutlines'),
  };
  loaders.aiTextByCallId.prime(shown.id, await withCitedSegments(db, [shown.id], written));
  return { call: shown, untilMs: page.until?.getTime() ?? Infinity };
}

function primeNotes(
  loaders: Loaders,
  callId: string,
  actor: Actor,
  read: {
    notes: LoadedNote[];
    replies: LoadedReply[];
    mentions: MentionRow[];
    feedback: FeedbackRow[];
  },
): void {
  const { notes, replies, mentions, feedback } = read;
  loaders.notesByCallId.prime(callId, notes);
  const mine = mentions.filter(
    (mention) => mention.userId === actor.userId && mention.readAt === null,
  );
  loaders.unreadMentionsByCallId.prime(callId, mine);
  for (const { id } of notes) {
    const ofNote = ({ noteId }: { noteId: string }) => noteId === id;
    loaders.repliesByNoteId.prime(id, replies.filter(ofNote));
    loaders.mentionsByNoteId.prime(id, mentions.filter(ofNote));
    loaders.feedbackByNoteId.prime(id, feedback.filter(ofNote));
  }
}

import { eq, sql } from 'drizzle-orm';
import type { SpeakerRole, TranscriptTurn, Word } from '#shared/domain/transcript.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, transcriptEdit } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { correctionPauseSec, orderAiWriting } from '../aiWriting/orderAiWriting.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { writeCallMetrics } from './writeCallMetrics.ts';
import type { TranscriptEditRow } from './transcriptLoaders.ts';
import { readTurns } from './transcriptBody.ts';
import { changeTurns } from './writeSegments.ts';

/** What each kind of edit remembers: enough to undo it. */
export interface EditChanges {
  RENAME_SPEAKER: {
    speakerId: string;
    before: { name: string; role: SpeakerRole; basis: string };
    after: { name: string; role: SpeakerRole; basis: string };
  };
  MERGE_SPEAKERS: {
    speakerId: string;
    intoSpeakerId: string;
    segmentIds: string[];
    names: [string, string];
  };
  CORRECT_WORDS: {
    segmentId: string;
    before: { words: Word[]; isEdited: boolean };
    after: { text: string };
    from: string;
    to: string;
  };
  ASSIGN_SEGMENTS: {
    before: { segmentId: string; speakerId: string }[];
    speakerId: string;
    isNewSpeaker: boolean;
    name: string;
  };
}
export type EditKind = keyof EditChanges;

export interface EditContext {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  send: SendJob;
}

/** An edit that was made or undone, with the turns it changed. */
export interface MadeEdit {
  edit: TranscriptEditRow;
  changed: TranscriptTurn[];
}

/**
 * Runs a change of the transcript in one transaction: the call's row is locked first, so that two people's
 * corrections follow each other instead of overwriting; the revision grows; the edit is kept for undo.
 */
export async function editTranscript<Kind extends EditKind>(
  { db, actor, call: edited, send }: EditContext,
  kind: Kind,
  apply: (
    tx: Tx,
    turns: readonly TranscriptTurn[],
  ) => Promise<{ change: EditChanges[Kind]; changed: TranscriptTurn[] }>,
): Promise<MadeEdit> {
  return db.transaction(async (tx) => {
    const revision = await lockTranscript(tx, edited.id);
    const turns = await readTurns(tx, edited.id);
    const { change, changed } = await apply(tx, turns);
    await saveTurns(tx, edited, { turns, changed });
    const [edit] = await tx
      .insert(transcriptEdit)
      .values({
        organizationId: edited.organizationId,
        callId: edited.id,
        actorId: actor.userId,
        kind,
        change: change as unknown as Record<string, unknown>,
      })
      .returning();
    if (!edit) throw new UserError('UNAVAILABLE', 'The change could not be saved. Try again.');
    await recordEvent(tx, actor, 'transcript.edited', edited.id, { kind, editId: edit.id });
    await writeNotesAgain(tx, send, edited);
    await publishTranscript(tx, edited, revision);
    return { edit, changed };
  });
}

/** Returns the revision that the transcript has from now on. */
export async function lockTranscript(tx: Tx, callId: string): Promise<number> {
  const [locked] = await tx
    .update(call)
    .set({ transcriptRevision: sql`${call.transcriptRevision} + 1` })
    .where(eq(call.id, callId))
    .returning({ revision: call.transcriptRevision });
  if (!locked) throw UserError.notFound('interview');
  return locked.revision;
}

export const publishTranscript = (
  tx: Tx,
  { organizationId, id: callId }: LoadedCall,
  revision: number,
): Promise<void> => publish({ organizationId, callId, what: 'transcript', data: { revision } }, tx);

/** Notes follow what was corrected, once the person pauses. */
export const writeNotesAgain = (tx: Tx, send: SendJob, call: LoadedCall): Promise<void> =>
  orderAiWriting({ tx, send, call, delaySec: correctionPauseSec });

/** Writes changed turns, and what is measured of them: talk times, questions, moments. */
export async function saveTurns(
  tx: Tx,
  { organizationId, id: callId }: LoadedCall,
  { turns, changed }: { turns: readonly TranscriptTurn[]; changed: readonly TranscriptTurn[] },
): Promise<void> {
  const now = await changeTurns(tx, { organizationId, callId }, turns, changed);
  await writeCallMetrics(tx, { organizationId, callId }, now);
}

/** One line for the list of edits. */
export function describeEdit(edit: TranscriptEditRow): string {
  switch (edit.kind) {
    case 'RENAME_SPEAKER': {
      const { before, after } = edit.change as unknown as EditChanges['RENAME_SPEAKER'];
      return before.name === after.name
        ? `Role of ${after.name} changed`
        : `${before.name} named ${after.name}`;
    }
    case 'MERGE_SPEAKERS': {
      const { names } = edit.change as unknown as EditChanges['MERGE_SPEAKERS'];
      return `${names[0]} merged into ${names[1]}`;
    }
    case 'CORRECT_WORDS': {
      const { from, to } = edit.change as unknown as EditChanges['CORRECT_WORDS'];
      return to === '' ? `“${from}” removed` : `“${from}” corrected to “${to}”`;
    }
    case 'ASSIGN_SEGMENTS': {
      const { before, name } = edit.change as unknown as EditChanges['ASSIGN_SEGMENTS'];
      return `${before.length === 1 ? 'A turn' : `${before.length} turns`} given to ${name}`;
    }
  }
}

import { createHash } from 'node:crypto';
import { formatName } from '#shared/domain/transcripts/formatName.ts';
import type { TranscriptReading } from '#shared/domain/transcripts/transcriptReading.ts';
import type { CallType } from '#shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { note } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { insertCall, type CallDetails } from '../calls/insertCall.ts';
import { startProcessing } from '../processing/startProcessing.ts';
import { rowsAtOnce } from '../../db/rowsAtOnce.ts';
import { importedTranscript, type ImportedSpeaker } from './importedTranscript.ts';
import { dropImport, takeImport } from './keptImports.ts';
import { makeRoomForImport } from './makeRoomForImport.ts';
import { putTranscript } from './putTranscript.ts';
import { readImport } from './readImport.ts';
import { writeTalkSketch } from './writeTalkSketch.ts';

export type ImportTarget =
  | { details: CallDetails }
  /** An interview that is there, with or without a recording. */
  | { call: LoadedCall; replacesExisting: boolean };

/** As the meeting service that wrote the file says; a plain file tells nothing of the meeting. */
const callTypes: Partial<Record<TranscriptReading['format'], CallType>> = {
  TEAMS_VTT: 'TEAMS_NOTETAKER',
  ZOOM_VTT: 'ZOOM',
  MEET: 'GOOGLE_MEET',
};

/**
 * Makes an interview of a kept transcript file, or gives it to one that is there, in one transaction; what
 * follows a transcription (measures, notes) follows here too. Notes in the file become the person's own
 * private notes. Returns the call's id.
 * @throws {UserError} BAD_INPUT, CONFLICT or NOT_FOUND; the file is then still kept.
 */
export async function importTranscript(input: {
  db: Db;
  actor: Actor;
  importId: string;
  /** One for each speaker of the preview, in its order. */
  speakers: readonly ImportedSpeaker[];
  target: ImportTarget;
  send: SendJob;
}): Promise<string> {
  const { db, actor, importId, target, send } = input;
  const { fileName, content } = await takeImport(db, actor, importId);
  const reading = await readImport(content, fileName);
  const { organizationId } = actor;
  return db.transaction(async (tx) => {
    const isNew = 'details' in target;
    const callId = isNew
      ? await insertCall(tx, actor, target.details, {
          type: callTypes[reading.format] ?? 'UPLOAD_AUDIO',
          fallbackName: reading.title ?? withoutExtension(fileName),
        })
      : target.call.id;
    const room = isNew ? null : await makeRoomForImport(tx, target);
    const made = importedTranscript(reading, input.speakers, room?.durationMs ?? null);
    await putTranscript(tx, {
      call: { id: callId, organizationId },
      ...made,
      language: isNew ? target.details.languageCode : target.call.languageCode,
      engine: {
        engine: 'import',
        engineName: `Imported from ${formatName(reading.format)}`,
        engineVersion: '1',
        trust: 'good',
        inputHash: createHash('sha256').update(content).digest('hex'),
        output: {
          ...{ fileName, format: reading.format, segmentCount: made.segments.length },
          ...{ warnings: reading.warnings.length, skippedLines: reading.skipped.length },
        },
      },
    });
    if (room?.durationMs == null) await writeTalkSketch(tx, { organizationId, callId, ...made });
    await keepNotes(tx, actor, callId, reading);
    await dropImport(tx, importId);
    await recordEvent(tx, actor, 'transcript.imported', callId, { format: reading.format });
    await startProcessing({
      ...{ tx, send, organizationId, callId },
      from: 'MEASURE',
      isWordsOnly: true,
    });
    return callId;
  });
}

async function keepNotes(tx: Tx, actor: Actor, callId: string, { notes }: TranscriptReading) {
  const rows = notes.slice(0, 10_000).map(({ atMs, author, text }) => ({
    ...{ organizationId: actor.organizationId, callId, authorId: actor.userId },
    ...{ timeMs: Math.round(atMs ?? 0), type: 'NOTE' as const, visibility: 'PRIVATE' as const },
    text: (author ? `${author}: ${text}` : text).slice(0, 10_000),
  }));
  for (const some of rowsAtOnce(rows)) await tx.insert(note).values(some);
}

const withoutExtension = (fileName: string): string =>
  fileName.replace(/\.[a-z0-9]+$/i, '').trim() || 'Imported interview';

import { textOf } from '#shared/domain/replaceWords.ts';
import {
  writeTranscript,
  type ExportFormat,
  type WrittenTranscript,
} from '#shared/domain/transcripts/writeTranscript.ts';
import type {
  WritableTranscript,
  WriteOptions,
} from '#shared/domain/transcripts/writableTranscript.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { exportedNotes } from './exportedNotes.ts';
import { nameExport } from './nameExport.ts';

export interface ExportedTranscript extends WrittenTranscript {
  /** From the candidate (else the interview's name) and the day in the reader's zone. */
  fileName: string;
}

/** The transcript of a call the actor may read, as a file; null while it has none. */
export async function exportTranscript(
  { db, actor, loaders }: { db: Db; actor: Actor; loaders: Loaders },
  call: LoadedCall,
  options: WriteOptions & { format: ExportFormat },
): Promise<ExportedTranscript | null> {
  if (!call.transcriptEngineRecordId) return null;
  const [{ title, fileName }, speakers, turns] = await Promise.all([
    nameExport({ actor, loaders }, call),
    loaders.speakersByCallId.load(call.id),
    loaders.turnsByCallId.load(call.id),
  ]);
  const nameOf = new Map(speakers.map(({ id, name }) => [id, name]));
  const transcript: WritableTranscript = {
    title,
    speakers: speakers.map(({ name: spokenBy, role }) => ({ name: spokenBy, role })),
    segments: turns.map(({ speakerId, startMs, endMs, words }) => ({
      speaker: nameOf.get(speakerId) ?? null,
      startMs,
      endMs,
      text: textOf(words),
      words,
    })),
    notes: options.notes ? await exportedNotes(db, actor, call) : [],
  };
  const written = writeTranscript(transcript, options);
  return { ...written, fileName: `${fileName}.${written.extension}` };
}

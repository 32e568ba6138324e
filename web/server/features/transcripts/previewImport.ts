import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { previewTranscript } from '#shared/domain/transcripts/transcriptPreview.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { guessSpeakers } from './guessSpeakers.ts';
import { keepImport } from './keptImports.ts';
import { readImport } from './readImport.ts';

/**
 * Says what was understood of a file and what was not, and keeps it for an import.
 * @throws {UserError} BAD_INPUT when there is nothing to import; it is then not kept.
 */
export async function previewImport(input: {
  db: Db;
  actor: Actor;
  fileName: string;
  content: Uint8Array;
}): Promise<ImportPreview> {
  const { db, actor, fileName } = input;
  const reading = await readImport(input.content, fileName);
  const preview = previewTranscript(reading);
  const guesses = await guessSpeakers(db, actor, reading, preview.speakers);
  return {
    importId: await keepImport(db, actor, input),
    fileName,
    ...preview,
    speakers: preview.speakers.map((speaker, index) => ({
      ...speaker,
      role: guesses[index]?.role ?? speaker.role,
      user: guesses[index]?.user ?? null,
      candidate: guesses[index]?.candidate ?? null,
    })),
  };
}

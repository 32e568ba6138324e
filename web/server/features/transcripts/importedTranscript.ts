import { textOf } from '#shared/domain/replaceWords.ts';
import type { SpeakerRole, Word } from '#shared/domain/transcript.ts';
import { fillTimes } from '#shared/domain/transcripts/fillTimes.ts';
import { keptName } from '#shared/domain/transcripts/keptText.ts';
import { spreadWords } from '#shared/domain/transcripts/spreadWords.ts';
import { speakersOf } from '#shared/domain/transcripts/transcriptPreview.ts';
import type {
  ReadSegment,
  TranscriptReading,
} from '#shared/domain/transcripts/transcriptReading.ts';
import { UserError } from '../../errors/userError.ts';
import type { TranscriptToPut } from './putTranscript.ts';

export interface ImportedSpeaker {
  name: string;
  role: SpeakerRole;
}

/**
 * A reading as it is stored: speakers under the names and roles the person gave them (two of one name
 * become one), every time filled in, words timed. `durationMs` is of the recording, where there is one.
 * @throws {UserError} BAD_INPUT when the speakers are not those of the file.
 */
export function importedTranscript(
  reading: TranscriptReading,
  input: readonly ImportedSpeaker[],
  durationMs: number | null,
): Pick<TranscriptToPut, 'speakers' | 'segments'> {
  const read = speakersOf(reading);
  if (input.length !== read.length)
    throw new UserError(
      'BAD_INPUT',
      'The speakers do not match the file. Choose the file again and check its speakers.',
    );
  const speakers: { name: string; role: SpeakerRole; basis: 'NAMED' | 'NONE' }[] = [];
  const placeOf = new Map<string | null, number>();
  for (const [index, { name: readName }] of read.entries()) {
    const name = keptName(input[index]?.name ?? '')?.slice(0, 100);
    if (!name) throw new UserError('BAD_INPUT', 'Give every speaker a name.');
    const known = speakers.findIndex((speaker) => speaker.name === name);
    placeOf.set(readName, known === -1 ? speakers.length : known);
    if (known === -1)
      speakers.push({
        ...{ name, role: input[index]?.role ?? 'UNKNOWN' },
        basis: readName === null ? 'NONE' : 'NAMED',
      });
  }
  const segments = fillTimes(reading.segments, durationMs).map((segment) => {
    const [startMs, endMs] = [Math.round(segment.startMs), Math.round(segment.endMs)];
    const words = heardWords(segment) ?? spreadWords(segment.text, startMs, endMs);
    const speaker = placeOf.get(segment.speaker) ?? 0;
    return { speaker, startMs, endMs, words };
  });
  return { speakers, segments };
}

/** The file's own word times, where they are of the words it shows. */
function heardWords({ words, text }: ReadSegment): Word[] | null {
  if (!words || textOf(words) !== text.replace(/\s+/g, ' ').trim()) return null;
  return words.map(([word, startMs, endMs, confidence]) => [
    word,
    Math.round(startMs),
    Math.round(Math.max(startMs, endMs)),
    confidence,
  ]);
}

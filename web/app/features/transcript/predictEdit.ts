import { replaceWords, textOf } from '#shared/domain/replaceWords.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import type { TranscriptFacts_CallFragment } from '../../lib/__generated__/graphql.ts';
import type { AssignTarget, TranscriptLine, WordCorrection } from './transcriptLine.ts';

/** A change of the transcript, as the person asks for it. */
export type TranscriptChange =
  | { kind: 'updateSpeaker'; speakerId: string; name?: string; role?: SpeakerRole }
  | { kind: 'mergeSpeakers'; speakerId: string; intoSpeakerId: string }
  | { kind: 'assignSegments'; segmentIds: readonly string[]; target: AssignTarget }
  | ({ kind: 'correctWords' } & WordCorrection);

type Speakers = TranscriptFacts_CallFragment['speakers'];

interface Prediction {
  speakers: Speakers;
  /** Only those that change. */
  segments: TranscriptLine[];
}

const newSpeakerId = 'speaker-being-added';

/**
 * What the server will answer, shown until it does. Talk times and measures stay as they are: only
 * the server counts them.
 * @throws {RangeError} when the words to correct are not in the turn.
 */
export function predictEdit(
  change: TranscriptChange,
  speakers: Speakers,
  segments: readonly TranscriptLine[],
): Prediction {
  switch (change.kind) {
    case 'updateSpeaker':
      return { speakers: speakers.map((speaker) => updated(speaker, change)), segments: [] };
    case 'mergeSpeakers':
      return {
        speakers: speakers.filter(({ id }) => id !== change.speakerId),
        segments: segments
          .filter(({ speakerId }) => speakerId === change.speakerId)
          .map((segment) => ({ ...segment, speakerId: change.intoSpeakerId })),
      };
    case 'assignSegments': {
      const { target } = change;
      const isNew = 'newSpeakerName' in target;
      const speakerId = isNew ? newSpeakerId : target.speakerId;
      const wanted = new Set(change.segmentIds);
      return {
        speakers: isNew ? withNewSpeaker(speakers, target.newSpeakerName) : speakers,
        segments: segments
          .filter(({ id }) => wanted.has(id))
          .map((segment) => ({ ...segment, speakerId })),
      };
    }
    case 'correctWords':
      return {
        speakers,
        segments: segments
          .filter(({ id }) => id === change.segmentId)
          .map((segment) => {
            const { fromWord, toWord, replaces, text } = change;
            if (textOf(segment.words.slice(fromWord, toWord + 1)) !== replaces)
              throw new RangeError('Other words stand there');
            const words = replaceWords(segment.words, fromWord, toWord, text);
            return { ...segment, words, text: textOf(words), isEdited: true };
          }),
      };
  }
}

function updated(
  speaker: Speakers[number],
  { speakerId, name, role }: Extract<TranscriptChange, { kind: 'updateSpeaker' }>,
): Speakers[number] {
  if (speaker.id !== speakerId) return speaker;
  const isRenamed = name !== undefined && name !== speaker.name;
  return {
    ...speaker,
    ...(isRenamed && { name, basis: 'NAMED' as const }),
    ...(role && { role }),
  };
}

function withNewSpeaker(speakers: Speakers, name: string): Speakers {
  const last = speakers.at(-1);
  const added = {
    // Carries what the cache needs to know it for a speaker.
    ...last,
    id: newSpeakerId,
    index: Math.max(-1, ...speakers.map(({ index }) => index)) + 1,
    name,
    role: 'UNKNOWN' as const,
    basis: 'NAMED' as const,
    talkMs: 0,
    wordCount: 0,
    longestMonologueMs: 0,
    questionCount: 0,
    wordsPerMinute: null,
  };
  return [...speakers, added];
}

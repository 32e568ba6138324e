import { textOf } from '#shared/domain/replaceWords.ts';
import { wordsOf } from '#shared/domain/transcriptPosition.ts';
import type { TranscriptFacts_CallFragment } from '../../lib/__generated__/graphql.ts';
import type { TranscriptChange } from './predictEdit.ts';
import type { TranscriptLine } from './transcriptLine.ts';

/** Of a change whose answer was lost: the server has it, it can still be made, or other words stand there. */
type ChangeStanding = 'done' | 'open' | 'overtaken';

/** How a change stands to a transcript that was loaded after it was sent. */
export function changeStanding(
  change: TranscriptChange,
  speakers: TranscriptFacts_CallFragment['speakers'],
  segments: readonly TranscriptLine[],
): ChangeStanding {
  switch (change.kind) {
    case 'updateSpeaker': {
      const speaker = speakers.find(({ id }) => id === change.speakerId);
      const { name = speaker?.name, role = speaker?.role } = change;
      return speaker?.name === name && speaker?.role === role ? 'done' : 'open';
    }
    case 'mergeSpeakers':
      return speakers.some(({ id }) => id === change.speakerId) ? 'open' : 'done';
    case 'assignSegments': {
      const { target, segmentIds } = change;
      const speakerId =
        'speakerId' in target
          ? target.speakerId
          : speakers.find(({ name }) => name === target.newSpeakerName)?.id;
      const isTheirs = (id: string) =>
        segments.find((segment) => segment.id === id)?.speakerId === speakerId;
      return speakerId !== undefined && segmentIds.every(isTheirs) ? 'done' : 'open';
    }
    case 'correctWords': {
      const { segmentId, fromWord, toWord, replaces, text } = change;
      const segment = segments.find(({ id }) => id === segmentId);
      const words = segment ? wordsOf(segment) : [];
      const reads = (wanted: string, count: number) =>
        textOf(words.slice(fromWord, fromWord + count)) === wanted;
      // First: the new words may begin with the old ones.
      if (text !== '' && reads(text, text.split(/\s+/u).length)) return 'done';
      return reads(replaces, toWord + 1 - fromWord) ? 'open' : 'overtaken';
    }
  }
}

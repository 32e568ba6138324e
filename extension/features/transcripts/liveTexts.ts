import type { LiveWordsTexts } from '#shared/ui/LiveWords.tsx';
import { countText, text } from '../../platform/text.ts';

/** What is said around the words of a meeting, in the language of the browser. */
export const liveTexts: LiveWordsTexts = {
  name: () => text('liveTranscript'),
  unknownSpeaker: () => text('unknownSpeaker'),
  newestWords: () => text('newestWords'),
  countNew: (count) => countText('countNew', { count }),
  find: () => text('findInTranscript'),
  findPlaceholder: () => text('find'),
  stopFinding: () => text('stopFinding'),
  countFound: (count) => countText('countFound', { count }),
};

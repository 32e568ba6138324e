import type { SpokenTurn } from '../../speech/buildTurns.ts';
import type { RecognizedWord } from '../../speech/speechEngine.ts';

/** About three lines on the page: longer stretches are hard to find one's place in. */
const mostWords = 60;

/** Cuts long turns at their longest pauses, so that a monologue can be read, linked and corrected in parts. */
export const cutTurns = (turns: readonly SpokenTurn[]): SpokenTurn[] =>
  turns.flatMap((turn) => {
    const parts = cutWords(turn.words);
    return parts.map((words, index) => ({
      channel: turn.channel,
      startMs: index === 0 ? turn.startMs : (words[0]?.startMs ?? turn.startMs),
      endMs: index === parts.length - 1 ? turn.endMs : (words.at(-1)?.endMs ?? turn.endMs),
      words,
    }));
  });

function cutWords(words: RecognizedWord[]): RecognizedWord[][] {
  if (words.length <= mostWords) return [words];
  // Not near the ends: a part should be worth reading.
  const margin = Math.floor(words.length / 4);
  let cut = margin;
  let longestMs = -Infinity;
  for (let at = margin; at <= words.length - margin; at++) {
    const before = words[at - 1];
    const after = words[at];
    if (!before || !after) continue;
    const pauseMs = after.startMs - before.endMs + (/[.?!]$/.test(before.text) ? sentenceEndMs : 0);
    if (pauseMs <= longestMs) continue;
    longestMs = pauseMs;
    cut = at;
  }
  return [...cutWords(words.slice(0, cut)), ...cutWords(words.slice(cut))];
}

/** What the end of a sentence is worth beside a pause. */
const sentenceEndMs = 400;

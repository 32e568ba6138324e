import { stem } from '#shared/language/stem.ts';
import { isStopWord } from '#shared/language/stopWords.ts';

interface SpokenLine {
  speaker: string | null;
  text: string;
  startMs: number;
}

/** Of a question's telling words, the part that must be heard, and how many at least. */
const leastShare = 0.6;
const leastWords = 2;

/**
 * Hears which questions of the guide are asked, by their telling words. A question may be spread over two
 * captions of one speaker. What the candidate says is no question of the guide.
 *
 * Returns a function of all lines so far that gives the moment of each question heard. It reads only lines
 * that are new or changed, which are other objects than before: an interview has thousands of them.
 */
export function listenForQuestions(
  cues: readonly { id: string; cue: string }[],
  candidateName: string | null,
): (lines: readonly SpokenLine[]) => ReadonlyMap<string, number> {
  const wantedWords = cues
    .map(({ id, cue }) => ({ id, wanted: [...tellingWords(cue)] }))
    .filter(({ wanted }) => wanted.length >= leastWords);
  const wordsByLine = new WeakMap<SpokenLine, ReadonlySet<string>>();
  /** Which line followed a line when both were compared with the questions. */
  const comparedWith = new WeakMap<SpokenLine, SpokenLine | null>();
  const heard = new Map<string, number>();
  const wordsOf = (line: SpokenLine): ReadonlySet<string> => {
    const words = wordsByLine.get(line) ?? tellingWords(line.text);
    wordsByLine.set(line, words);
    return words;
  };
  return (lines) => {
    const asked = lines.filter(({ speaker }) => speaker === null || speaker !== candidateName);
    for (const [at, line] of asked.entries()) {
      const after = asked[at + 1];
      const next = after?.speaker === line.speaker ? after : null;
      if (comparedWith.get(line) === next) continue;
      comparedWith.set(line, next);
      const own = wordsOf(line);
      const more = next && wordsOf(next);
      for (const { id, wanted } of wantedWords) {
        // The question begins in the first caption that has something of it.
        if (heard.has(id) || !wanted.some((word) => own.has(word))) continue;
        const count = wanted.filter((word) => own.has(word) || more?.has(word)).length;
        if (count >= leastWords && count >= wanted.length * leastShare) heard.set(id, line.startMs);
      }
    }
    return heard;
  };
}

const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
      .filter((word) => !isStopWord(word))
      .map(stem),
  );

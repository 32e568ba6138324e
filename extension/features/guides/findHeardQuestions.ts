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
 * The moments at which questions of the guide were asked, by their telling words. A question may be spread
 * over two captions of one speaker. What the candidate says is no question of the guide.
 */
export function findHeardQuestions(
  cues: readonly { id: string; cue: string }[],
  lines: readonly SpokenLine[],
  candidateName: string | null,
): Map<string, number> {
  const asked = lines.filter(({ speaker }) => speaker === null || speaker !== candidateName);
  const spoken = asked.map((line, at) => {
    const next = asked[at + 1];
    const text = next?.speaker === line.speaker ? `${line.text} ${next.text}` : line.text;
    return { startMs: line.startMs, own: tellingWords(line.text), words: tellingWords(text) };
  });
  const heard = new Map<string, number>();
  for (const { id, cue } of cues) {
    const wanted = [...tellingWords(cue)];
    if (wanted.length < leastWords) continue;
    const moment = spoken.find(({ own, words }) => {
      // The question begins in the first caption that has something of it.
      if (!wanted.some((word) => own.has(word))) return false;
      const count = wanted.filter((word) => words.has(word)).length;
      return count >= leastWords && count >= wanted.length * leastShare;
    });
    if (moment) heard.set(id, moment.startMs);
  }
  return heard;
}

const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
      .filter((word) => !isStopWord(word))
      .map(stem),
  );

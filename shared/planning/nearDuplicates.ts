import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stopWords.ts';
import { wordsOf } from '../language/termsOf.ts';

/** The scaffolding of interview questions: it says how something is asked, not what about. */
const scaffolding = new Set(
  `suppose imagine situation role involve closest what's example experience past previous job worked working
colleague team step walk handle approach share give biggest hardest proud result measure outcome learn
happened happen difference different similar question candidate feel case first`
    .split(/\s+/)
    .map(stem),
);
/** From here on two questions ask for the same thing in other words. */
const alike = 0.6;

export interface NearDuplicate {
  firstId: string;
  secondId: string;
  /** 0 to 1; 1 means that they ask about the same words. */
  similarity: number;
}

/** The stems of what a question asks about. */
export function questionContent(question: string): Set<string> {
  const stems = wordsOf(question)
    .flatMap((word) => word.split('-'))
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !isStopWord(word))
    .map(stem);
  const content = stems.filter((item) => !scaffolding.has(item));
  return new Set(content.length > 0 ? content : stems);
}

/** How alike two sets of stems are: shared over all, 0 to 1. */
export function contentSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Whether two questions ask for the same, in other words or the same ones. */
export function isNearDuplicate(a: string, b: string): boolean {
  if (plain(a) === plain(b)) return true;
  return contentSimilarity(questionContent(a), questionContent(b)) >= alike;
}

/** Whether a line of a posting says what another one says, alike or as a part of it. */
export function isRepeatedLine(line: string, earlier: string): boolean {
  const [a, b] = [questionContent(line), questionContent(earlier)];
  const shared = [...a].filter((item) => b.has(item)).length;
  const isPart = shared >= fewestShared && shared / Math.min(a.size, b.size) >= part;
  return isPart || isNearDuplicate(line, earlier);
}
const fewestShared = 4;
const part = 0.75;

/** Pairs of questions that ask for the same, most alike first. Blank questions are left out. */
export function nearDuplicates(
  questions: readonly { id: string; question: string }[],
): NearDuplicate[] {
  const read = questions
    .map(({ id, question }) => ({ id, key: plain(question), content: questionContent(question) }))
    .filter(({ key }) => key !== '');
  const pairs: NearDuplicate[] = [];
  read.forEach((first, index) => {
    for (const second of read.slice(index + 1)) {
      const similarity =
        first.key === second.key ? 1 : contentSimilarity(first.content, second.content);
      if (similarity >= alike) pairs.push({ firstId: first.id, secondId: second.id, similarity });
    }
  });
  return pairs.sort((a, b) => b.similarity - a.similarity);
}

const plain = (question: string): string => wordsOf(question).join(' ');

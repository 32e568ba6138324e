import { similarity } from '../language/similarity.ts';
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

/**
 * Whether two tasks or things to bring are about the same matter: most of their words are the same, or many
 * of them and the lines mean nearly the same.
 */
export function isSameMatter(a: Matter, b: Matter): boolean {
  const shared = [...a.content].filter((item) => b.content.has(item)).length;
  const share = shared / Math.max(1, Math.min(a.content.size, b.content.size));
  if ((shared >= 3 && share >= 0.6) || (shared >= 2 && share === 1)) return true;
  const isMeant = a.vector && b.vector && similarity(a.vector, b.vector) >= sameMeaning;
  return Boolean(isMeant) && shared >= 2 && share >= 0.4;
}
/** What a line is about, without the verbs that any work begins with. */
export const matterOf = (line: string): Set<string> => {
  const content = [...questionContent(line)].filter((item) => !anyVerb.has(item));
  return new Set(content.length > 1 ? content : questionContent(line));
};
const anyVerb = new Set(
  'provide perform ensure maintain assist support responsible ability'.split(' ').map(stem),
);

interface Matter {
  /** Stems, see `questionContent`. */
  content: ReadonlySet<string>;
  vector: Float32Array | undefined;
}
const sameMeaning = 0.74;

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

import { conceptsIn } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { questionContent } from './nearDuplicates.ts';
import { readPosting } from './readPosting.ts';
import { findTopics } from './topics.ts';

export interface CoverageQuestion {
  id: string;
  question: string;
  /** The words of the posting its competency rests on; empty when none. */
  referenceText?: string;
}

export interface CoverageRow {
  /** The posting's words. */
  requirement: string;
  /** The questions that ask about it, in their order. */
  questionIds: string[];
}

/** A question covers a requirement when it speaks of this share of the requirement's subject. */
const coveringShare = 0.5;
const mostRequirements = 60;

/** What a posting asks for, in its own words and order: the rows of the coverage matrix. */
export function postingRequirements(text: string): string[] {
  const posting = readPosting({ text });
  const { topics, credentials } = findTopics(posting);
  const found = [...credentials, ...topics.filter(({ worth }) => worth >= 0.5)];
  const places = new Map(
    found.map(({ reference }) => [reference, posting.text.indexOf(reference)]),
  );
  const inOrder = [...places].sort(([, a], [, b]) => a - b);
  return inOrder.slice(0, mostRequirements).map(([reference]) => reference);
}

/** For each requirement, the questions that cover it; a row without any is a gap in the plan. */
export function coverageMatrix(
  requirements: readonly string[],
  questions: readonly CoverageQuestion[],
): CoverageRow[] {
  const read = questions.map(({ id, question, referenceText = '' }) => ({
    id,
    referenceText,
    content: withConcepts(questionContent(question)),
  }));
  return requirements.map((requirement) => {
    const subject = questionContent(requirement);
    const questionIds = read
      .filter(
        ({ referenceText, content }) =>
          (referenceText !== '' && referenceText === requirement && shares(subject, content) > 0) ||
          shares(subject, content) >= coveringShare,
      )
      .map(({ id }) => id);
    return { requirement, questionIds };
  });
}

/** The share of a subject's stems that a question has. A long requirement needs seven of them at most. */
function shares(subject: ReadonlySet<string>, content: ReadonlySet<string>): number {
  if (subject.size === 0) return 0;
  let found = 0;
  for (const one of withConcepts(subject)) if (!one.startsWith('#') && content.has(one)) found += 1;
  return found / Math.min(subject.size, 7);
}

function withConcepts(stems: ReadonlySet<string>): Set<string> {
  return new Set([...stems, ...conceptsIn([...stems].map(stem))]);
}

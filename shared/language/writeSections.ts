import type { CallTemplate } from '../domain/aiTemplate.ts';
import { askInterview } from './askInterview.ts';
import type { CitedSentence, Interview } from './interview.ts';

export const inSection = 4;
/** Sentences of a prompt that are looked up; the rest is left to a model. */
const mostQuestions = 6;

/**
 * Writes the sections of a template without a model: each sentence of a section's prompt, and its title, is
 * a question to the interview, answered in the words that were spoken. A section that finds none stays
 * empty.
 */
export function writeSections(
  interview: Interview,
  { sections, isOfCandidate }: Pick<CallTemplate, 'sections' | 'isOfCandidate'>,
): { index: number; sentences: CitedSentence[] }[] {
  const roles = new Map(interview.speakers.map(({ id, role }) => [id, role]));
  const interviewers = new Set(
    interview.segments
      .filter(({ speakerId }) => roles.get(speakerId) === 'INTERVIEWER')
      .map(({ id }) => id),
  );
  const order = new Map(interview.segments.map(({ id }, index) => [id, index]));
  const placeOf = ({ evidence }: CitedSentence) => order.get(evidence[0]?.segmentId ?? '') ?? 0;
  return sections.map(({ title, prompt }, index) => {
    const answers = questionsOf(title, prompt).map((question) => {
      const found = askInterview(interview, question);
      const said = 'answer' in found ? found.answer : [];
      return isOfCandidate
        ? said.filter(({ evidence }) => evidence.every((item) => !interviewers.has(item.segmentId)))
        : said;
    });
    return { index, sentences: takeTurns(answers).sort((a, b) => placeOf(a) - placeOf(b)) };
  });
}

/** What is looked up for a section: the sentences of its prompt; the title where there is no prompt. */
function questionsOf(title: string, prompt: string): string[] {
  const asked = prompt
    .split(/(?<=[.?!])\s+|[\n;]+/)
    .map((part) => part.trim())
    .filter((item) => item !== '');
  return (asked.length > 0 ? asked : [title]).slice(0, mostQuestions);
}

/** Every answer's first sentence before any answer's second; none twice. */
function takeTurns(answers: readonly CitedSentence[][]): CitedSentence[] {
  const longest = Math.max(0, ...answers.map(({ length }) => length));
  const taken = new Map<string, CitedSentence>();
  for (let rank = 0; rank < longest; rank += 1)
    for (const sentence of answers.flatMap((answer) => answer[rank] ?? []))
      if (taken.size < inSection) taken.set(JSON.stringify(sentence.evidence), sentence);
  return [...taken.values()];
}

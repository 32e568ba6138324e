import { sentenceGate } from './gateSentences.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { isOrderToMachine } from './isOrderToMachine.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

/** A summary as an engine gives it: chapters begin at a segment, topics are told in some. */
export interface SummaryOutput {
  tldr: CitedSentence[];
  candidateSummary: CitedSentence[];
  qAndA: { question: CitedSentence; answer: CitedSentence[] }[];
  writeUp: { title: string; sentences: CitedSentence[] }[];
  chapters: { title: string; segmentId: string }[];
  topics: { name: string; segmentIds: string[] }[];
}

const mostTitle = 80;
const leastMentions = 2;

/**
 * What of an engine's summary may be kept: sentences and questions that pass the gate, chapters in the
 * order of the interview, topics told in two or more of the turns they name. A title that is not made of
 * the interview's own words becomes "Part" and a number, for it has no quote to stand on.
 */
export function gateSummary(interview: Interview, said: SummaryOutput): SummaryOutput {
  const order = new Map(interview.segments.map(({ id }, index) => [id, index]));
  const stemsById = new Map(
    interview.segments.map(({ id, text }) => [id, new Set(wordsOf(text).map(stem))]),
  );
  const spoken = new Set([...stemsById.values()].flatMap((stems) => [...stems]));
  const { keep } = sentenceGate(interview);
  const gate = (sentences: readonly CitedSentence[]) => keep(sentences, { ofCandidate: true });
  const titled = (title: string, index: number) =>
    isSpoken(title, spoken) ? title.trim().slice(0, mostTitle) : `Part ${index + 1}`;

  return {
    tldr: gate(said.tldr),
    candidateSummary: gate(said.candidateSummary),
    qAndA: said.qAndA.flatMap(({ question, answer }) => {
      const [kept] = keep([question]);
      return kept ? [{ question: kept, answer: gate(answer) }] : [];
    }),
    writeUp: said.writeUp
      .map(({ title, sentences }) => ({ title, sentences: gate(sentences) }))
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ title, sentences }, index) => ({ title: titled(title, index), sentences })),
    chapters: said.chapters
      .filter(
        ({ segmentId }, at, all) =>
          order.has(segmentId) && all.findIndex((one) => one.segmentId === segmentId) === at,
      )
      .sort((a, b) => (order.get(a.segmentId) ?? 0) - (order.get(b.segmentId) ?? 0))
      .map(({ title, segmentId }, index) => ({ title: titled(title, index), segmentId })),
    topics: said.topics.flatMap(({ name, segmentIds }) => {
      const told = [...new Set(segmentIds)].filter((id) => isTold(name, stemsById.get(id)));
      return told.length >= leastMentions && isSpoken(name, spoken)
        ? [{ name: name.trim().slice(0, mostTitle), segmentIds: told }]
        : [];
    }),
  };
}

const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);

/** Whether a title is made of words of the interview, but for at most half of them. */
function isSpoken(title: string, spoken: ReadonlySet<string>): boolean {
  if (title.trim() === '' || isOrderToMachine(title)) return false;
  if (title === 'Conversation') return true;
  const stems = contentStems(title);
  return stems.length > 0 && stems.filter((one) => spoken.has(one)).length * 2 >= stems.length;
}

/** Whether a turn speaks of a topic: it holds one of its content words at least. */
const isTold = (name: string, stems: ReadonlySet<string> | undefined): boolean =>
  stems !== undefined && contentStems(name).some((one) => stems.has(one));

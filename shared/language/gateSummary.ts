import { sentenceGate } from './gateSentences.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { isSpokenTitle, isToldIn, spokenStems, untitled } from './spokenTitles.ts';

/** A summary as an engine gives it: chapters begin at a segment, topics are told in some. */
export interface SummaryOutput {
  tldr: CitedSentence[];
  candidateSummary: CitedSentence[];
  qAndA: { question: CitedSentence; answer: CitedSentence[] }[];
  writeUp: { title: string; sentences: CitedSentence[] }[];
  chapters: { title: string; segmentId: string }[];
  topics: { name: string; segmentIds: string[] }[];
  /** Of a template, in its order; a section that the interview does not speak of has no sentences. */
  sections: { index: number; sentences: CitedSentence[] }[];
}

const mostTitle = 80;
/** Fewer are no topic. */
export const leastMentions = 2;

/**
 * What of an engine's summary may be kept: sentences and questions that pass the gate, chapters in the
 * order of the interview, topics told in two or more of the turns they name. A title that is not made of
 * the interview's own words becomes "Part" and a number, for it has no quote to stand on.
 */
export function gateSummary(interview: Interview, said: SummaryOutput): SummaryOutput {
  const order = new Map(interview.segments.map(({ id }, index) => [id, index]));
  const stemsById = new Map(
    interview.segments.map((segment) => [segment.id, spokenStems([segment])]),
  );
  const spoken = spokenStems(interview.segments);
  const { keep } = sentenceGate(interview);
  const gate = (sentences: readonly CitedSentence[]) => keep(sentences, { ofCandidate: true });
  const titled = (title: string, index: number) =>
    isSpokenTitle(title, spoken) ? title.trim().slice(0, mostTitle) : untitled(index);

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
          order.has(segmentId) && all.findIndex((item) => item.segmentId === segmentId) === at,
      )
      .sort((a, b) => (order.get(a.segmentId) ?? 0) - (order.get(b.segmentId) ?? 0))
      .map(({ title, segmentId }, index) => ({ title: titled(title, index), segmentId })),
    topics: said.topics.flatMap(({ name, segmentIds }) => {
      const told = [...new Set(segmentIds)].filter((id) => isToldIn(name, stemsById.get(id)));
      return told.length >= leastMentions && isSpokenTitle(name, spoken)
        ? [{ name: name.trim().slice(0, mostTitle), segmentIds: told }]
        : [];
    }),
    sections: said.sections.map(({ index, sentences }) => ({ index, sentences: keep(sentences) })),
  };
}

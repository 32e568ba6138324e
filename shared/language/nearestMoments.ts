import { cover, weighWords } from './askCoverage.ts';
import { askedPassages } from './askedPassages.ts';
import { askedWords, spokenWords } from './askedWords.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Interview } from './interview.ts';
import type { Meaning } from './meaning.ts';
import { citeSentence } from './pickSentences.ts';
import { similarity } from './similarity.ts';
import { tellingness, tellingScore } from './tellingness.ts';

const mostMoments = 3;
const meaningWeight = 2;
const tellingWeight = 0.1;

/**
 * The replies nearest to a question that the interview does not plainly answer, the nearest first: moments
 * to listen to, not an answer. By words, and by meaning where there is one. Pure.
 */
export function nearestMoments(
  interview: Interview,
  question: string,
  meaning: Meaning = () => undefined,
): CitedSentence[] {
  const words = askedWords(question, interview.speakers);
  const textOf = new Map(interview.segments.map(({ id, text }) => [id, text]));
  const vector = meaning(question);
  const nearness = (text: string | undefined): number => {
    const other = text === undefined ? undefined : meaning(text);
    return vector && other ? similarity(vector, other) : 0;
  };
  const passages = askedPassages(interview).filter(({ replies }) => replies.length > 0);
  const spoken = passages.map(({ asking, replies }) =>
    spokenWords([...asking, ...replies.map(({ text }) => text)]),
  );
  const weightOf = weighWords(words, spoken);
  const moments = passages.map(({ replies }, at) => {
    const own = spoken[at];
    const ids = [...new Set(replies.map(({ segmentId }) => segmentId))];
    const rated = replies.map((reply) => ({
      reply,
      worth:
        cover(words, spokenWords([reply.text]), weightOf) +
        nearness(textOf.get(reply.segmentId)) +
        tellingWeight * tellingScore(tellingness(reply.text)),
    }));
    const best = rated.reduce((total, other) => (other.worth > total.worth ? other : total));
    return {
      reply: best.reply,
      score:
        (own ? cover(words, own, weightOf) : 0) +
        meaningWeight * Math.max(...ids.map((id) => nearness(textOf.get(id)))),
    };
  });
  const nearest = moments
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostMoments);
  return checkEvidence(
    interview,
    nearest.map(({ reply }) => citeSentence(reply)),
  );
}

import type { Exchange } from './exchanges.ts';
import { findMainQuestions } from './findMainQuestions.ts';
import { weighTopics } from './findTopics.ts';
import type { Topic } from './findTopics.ts';
import type { Interview, Segment } from './interview.ts';
import { addTerms, termsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';
import { termWeights } from './termWeights.ts';
import { trimFillers } from './trimFillers.ts';

/** A stretch of the interview about one subject. */
export interface Chapter {
  title: string;
  startMs: number;
  segmentIds: string[];
}

/** Exchanges compared on either side of a possible boundary. */
const blockSize = 3;
const shortestMs = 60_000;
const mostChapters = 12;

/**
 * Cuts an interview into chapters by lexical cohesion, after TextTiling (Hearst 1997): between two
 * exchanges the cosine of the terms of the three before and the three after; a boundary stands where
 * that similarity dips deeper than the mean depth less half a standard deviation, a minute or more
 * after the last one. Each is titled by the question in it that got the longest answer, or without one by its
 * weightiest noun phrases that other chapters have less of.
 */
export function findChapters(interview: Interview, exchanges: readonly Exchange[]): Chapter[] {
  const blocks = exchanges.map(({ asking, replies }) => [...asking, ...replies]);
  const starts = boundaries(blocks);
  const order = new Map(interview.segments.map(({ id }, index) => [id, index]));
  const groups = starts.map((from, index) =>
    blocks
      .slice(from, starts[index + 1])
      .flat()
      .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
  );
  const everywhere = new Map(weighTopics(interview).map(({ key, weight }) => [key, weight]));
  const questions = askedAndAnswered(exchanges);
  return groups.flatMap((segments, index): Chapter[] => {
    const first = segments[0];
    if (first === undefined) return [];
    const [question] = questions
      .filter(({ at }) => at >= (starts[index] ?? 0) && at < (starts[index + 1] ?? Infinity))
      .sort((a, b) => b.words - a.words);
    const title =
      question?.text ??
      titleOf(weighTopics({ speakers: interview.speakers, segments }), everywhere);
    return [{ title, startMs: first.startMs, segmentIds: segments.map(({ id }) => id) }];
  });
}

const longestTitle = 90;

/** The main questions, each with the words of its answer. */
function askedAndAnswered(exchanges: readonly Exchange[]) {
  return findMainQuestions(exchanges).flatMap(({ sentence: { text }, at, until }) => {
    const { start, end } = trimFillers(text);
    const asked = text.slice(start, end).trim();
    if (asked.length > longestTitle) return [];
    const words = exchanges.slice(at, until).reduce((sum, { replyWords }) => sum + replyWords, 0);
    return [{ at, words, text: asked.charAt(0).toUpperCase() + asked.slice(1) }];
  });
}

function boundaries(blocks: readonly (readonly Segment[])[]): number[] {
  const terms = blocks.map((segments) => {
    const all: Terms = new Map();
    for (const { text } of segments) addTerms(all, termsOf(text));
    return all;
  });
  const weightOf = termWeights(terms, []);
  const gaps = blocks.slice(1).map((_, at) => {
    const before = merge(terms.slice(Math.max(0, at + 1 - blockSize), at + 1));
    return cosine(before, merge(terms.slice(at + 1, at + 1 + blockSize)), weightOf);
  });
  const depths = gaps.map((gap, at) => climb(gaps, at, -1) + climb(gaps, at, 1) - 2 * gap);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length);
  const deviation = Math.sqrt(
    depths.reduce((sum, depth) => sum + (depth - mean) ** 2, 0) / Math.max(1, depths.length),
  );
  const ranked = depths
    .map((depth, at) => ({ depth, at: at + 1 }))
    .filter(({ depth }) => depth > Math.max(0, mean - deviation / 2))
    .sort((a, b) => b.depth - a.depth);
  const startMs = (at: number) => blocks[at]?.[0]?.startMs ?? 0;
  const chosen = [0];
  for (const { at } of ranked) {
    if (chosen.length >= mostChapters) break;
    if (chosen.every((item) => Math.abs(startMs(item) - startMs(at)) >= shortestMs))
      chosen.push(at);
  }
  return chosen.sort((a, b) => a - b);
}

/** The height of the nearest peak on one side of a gap. */
function climb(gaps: readonly number[], from: number, direction: -1 | 1): number {
  let peak = gaps[from] ?? 0;
  for (let at = from + direction; at >= 0 && at < gaps.length; at += direction) {
    const gap = gaps[at] ?? 0;
    if (gap < peak) break;
    peak = gap;
  }
  return peak;
}

function merge(parts: readonly Terms[]): Terms {
  const all: Terms = new Map();
  for (const part of parts)
    for (const [term, weight] of part) all.set(term, (all.get(term) ?? 0) + weight);
  return all;
}

function cosine(item: Terms, other: Terms, weightOf: (term: string) => number): number {
  let dot = 0;
  for (const [term, weight] of item) dot += weight * (other.get(term) ?? 0) * weightOf(term) ** 2;
  const length = (terms: Terms) =>
    Math.sqrt([...terms].reduce((sum, [term, weight]) => sum + (weight * weightOf(term)) ** 2, 0));
  return dot / (length(item) * length(other) || 1);
}

/** The two phrases with the greatest weight here ÷ (1 + weight elsewhere). */
function titleOf(
  topics: readonly (Topic & { key: string })[],
  everywhere: ReadonlyMap<string, number>,
): string {
  const telling = topics
    .map(({ key, name, weight }) => ({
      key,
      name,
      worth: weight / (1 + (everywhere.get(key) ?? weight) - weight),
    }))
    .sort((a, b) => b.worth - a.worth);
  const [first] = telling;
  const other = telling.find(({ key }) => first && !sharesWord(key, first.key));
  const title = [first, other].flatMap((item) => item?.name ?? []).join(', ');
  return title === '' ? 'Conversation' : title.charAt(0).toUpperCase() + title.slice(1);
}

const sharesWord = (text: string, other: string): boolean =>
  text.split(' ').some((word) => other.split(' ').includes(word));

import { exchangesOf } from './exchanges.ts';
import type { GuideCue, Interview, Segment } from './interview.ts';

/** The vector of a text's meaning, where there is one; compare two with `similarity`. */
export type Meaning = (text: string) => Float32Array | undefined;

/** Of a long reply only the beginning is compared with the question it may answer. */
const comparedReplies = 4;
const comparedAsking = 4;

/** The texts whose meaning `answerByMeaning` looks up. */
export function textsOfGuide(interview: Interview, guide: readonly GuideCue[]): string[] {
  const texts = new Set(guide.map(({ cue }) => cue));
  for (const { text } of interview.segments) texts.add(text);
  for (const { asking, replies } of exchangesOf(interview)) {
    for (const text of askingWindows(asking)) texts.add(text);
    for (const text of replyWindows(replies)) texts.add(text);
  }
  return [...texts];
}

/** A question may be spread over segments or stand in one of many: each, each pair, and the last four. */
export function askingWindows(asking: readonly Segment[]): string[] {
  return windowsOf(asking);
}

export function replyWindows(replies: readonly Segment[]): string[] {
  return windowsOf(replies.slice(0, comparedReplies));
}

function windowsOf(segments: readonly Segment[]): string[] {
  const texts = segments.map(({ text }) => text);
  const pairs = texts.slice(1).map((text, at) => `${texts[at]} ${text}`);
  const last = texts.length > 2 ? [texts.slice(-comparedAsking).join(' ')] : [];
  return [...texts, ...pairs, ...last];
}

import type { Interview, Segment } from './interview.ts';

/**
 * Cuts an interview between turns into parts of at most `mostCharacters` of spoken text. A single longer
 * turn is a part of its own. Every segment is in exactly one part, in order.
 */
export function splitInterview(interview: Interview, mostCharacters: number): Interview[] {
  const parts: Segment[][] = [];
  let size = 0;
  for (const segment of interview.segments) {
    const last = parts.at(-1);
    if (last && size + segment.text.length <= mostCharacters) {
      last.push(segment);
      size += segment.text.length;
    } else {
      parts.push([segment]);
      size = segment.text.length;
    }
  }
  return parts.map((segments) => ({ speakers: interview.speakers, segments }));
}

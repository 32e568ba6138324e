import { markedParts } from './markedParts.ts';

/** A highlighted text of the index, with what was searched for marked in it. */
export function MarkedText({ html }: { html: string }) {
  return markedParts(html).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

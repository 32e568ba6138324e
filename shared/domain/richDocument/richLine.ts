/** A piece of a line; with an address it is a link. */
export interface RichPart {
  text: string;
  href?: string | undefined;
  isStrong?: boolean | undefined;
}

export const richLineKinds = ['title', 'mark', 'section', 'head', 'words', 'bullet'] as const;

/** One paragraph of a document that is written as Markdown, HTML, Word or PDF. */
export interface RichLine {
  kind: (typeof richLineKinds)[number];
  parts: RichPart[];
}

export const richLine = (kind: RichLine['kind'], ...parts: (RichPart | string)[]): RichLine => ({
  kind,
  parts: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
});

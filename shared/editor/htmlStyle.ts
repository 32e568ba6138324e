import type { MarkName } from './editorNodes.ts';

export interface Look {
  marks: readonly MarkName[];
  url: string | null;
}

const markTags: Readonly<Record<string, MarkName>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
};

/**
 * The look of an element's text within `outer`: by its tag, then by its style attribute, which has the
 * last word. Google Docs wraps all it copies in a `<b style="font-weight:normal">`.
 */
export function lookOf(element: Element, outer: readonly MarkName[]): readonly MarkName[] {
  const marks = new Set(outer);
  const own = markTags[element.tagName];
  if (own) marks.add(own);
  const style = styleOf(element);
  const weight = style.get('font-weight');
  if (weight) toggle(marks, 'bold', /^bold|^[6-9]00/.test(weight));
  const slant = style.get('font-style');
  if (slant) toggle(marks, 'italic', /italic|oblique/.test(slant));
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (line) toggle(marks, 'underline', line.includes('underline'));
  return [...marks];
}

function toggle(marks: Set<MarkName>, mark: MarkName, isOn: boolean): void {
  if (isOn) marks.add(mark);
  else marks.delete(mark);
}

/** The declarations of a style attribute, in lower case. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    }),
  );
}

const unseenTags = new Set(
  'SCRIPT STYLE HEAD TITLE TEMPLATE NOSCRIPT META LINK SVG MATH IFRAME OBJECT EMBED CANVAS AUDIO VIDEO SELECT TEXTAREA'.split(
    ' ',
  ),
);

/** Elements whose text nobody sees, or that Word adds for itself. */
export function isUnseen(element: Element): boolean {
  if (unseenTags.has(element.tagName.toUpperCase()) || element.hasAttribute('hidden')) return true;
  const style = styleOf(element);
  return (
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all'
  );
}

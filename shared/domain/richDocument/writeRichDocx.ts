import { encodeEntities } from '../transcripts/entities.ts';
import { packDocx } from '../transcripts/packDocx.ts';
import type { DocxStyle } from '../transcripts/packDocx.ts';
import type { RichLine, RichPart } from './richLine.ts';

const space = (before: number, after: number) =>
  `<w:spacing w:before="${before}" w:after="${after}"/>`;
/** Word wants the properties in this order. */
const heading = (level: number, before: number, after: number) =>
  `<w:keepNext/>${space(before, after)}<w:outlineLvl w:val="${level}"/>`;
const styles: Record<RichLine['kind'], DocxStyle> = {
  title: ['Title', space(0, 60), '<w:b/><w:sz w:val="36"/>'],
  mark: ['Subtitle', space(0, 120), '<w:color w:val="767676"/><w:sz w:val="18"/>'],
  section: ['heading 1', heading(0, 280, 80), '<w:b/><w:sz w:val="28"/>'],
  head: ['heading 2', heading(1, 200, 40), '<w:b/><w:sz w:val="22"/>'],
  words: ['Normal', `<w:keepLines/>${space(0, 60)}`, ''],
  bullet: ['List Bullet', `<w:keepLines/>${space(0, 40)}<w:ind w:left="360" w:hanging="240"/>`, ''],
};

/** The document as a Word file with links. */
export function writeRichDocx(lines: readonly RichLine[]): Uint8Array {
  const links = new Map<string, string>();
  const runOf = ({ text, href, isStrong }: RichPart): string => {
    const letters = `${isStrong ? '<w:b/>' : ''}${href ? '<w:color w:val="1F5FA8"/><w:u w:val="single"/>' : ''}`;
    const run = `<w:r><w:rPr>${letters}</w:rPr><w:t xml:space="preserve">${encodeEntities(text)}</w:t></w:r>`;
    if (!href) return run;
    const id = `link${links.size + 1}`;
    links.set(id, encodeEntities(href).replaceAll('"', '&quot;'));
    return `<w:hyperlink r:id="${id}">${run}</w:hyperlink>`;
  };
  const paragraphs = lines.map(({ kind, parts }) => {
    const all = kind === 'bullet' ? [{ text: '•  ' }, ...parts] : parts;
    return `<w:p><w:pPr><w:pStyle w:val="${kind}"/></w:pPr>${all.map(runOf).join('')}</w:p>`;
  });
  return packDocx(paragraphs, styles, links);
}

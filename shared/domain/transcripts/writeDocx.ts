import { encodeEntities } from './entities.ts';
import { ownTextLines } from './ownTextLines.ts';
import type { OwnLine } from './ownTextLines.ts';
import { packDocx } from './packDocx.ts';
import type { DocxStyle } from './packDocx.ts';
import type { PreparedTranscript, WriteOptions } from './writableTranscript.ts';

const styles: Record<OwnLine['kind'], DocxStyle> = {
  title: ['Title', '', '<w:b/><w:sz w:val="36"/>'],
  mark: ['Subtitle', '', '<w:color w:val="767676"/><w:sz w:val="18"/>'],
  section: ['heading 1', '<w:keepNext/><w:outlineLvl w:val="0"/>', '<w:b/><w:sz w:val="28"/>'],
  head: ['Speaker', '<w:keepNext/>', '<w:b/>'],
  words: ['Normal', '', ''],
  blank: ['Gap', '', '<w:sz w:val="12"/>'],
};

/**
 * A Word document with the same lines as the text export (see ownTextLines.ts), dressed. Keeps what
 * that keeps: speakers, texts, title, notes, and starts to the second; not ends nor roles.
 */
export function writeDocx(transcript: PreparedTranscript, options: WriteOptions): Uint8Array {
  return packDocx(ownTextLines(transcript, options).map(paragraphOf), styles);
}

function paragraphOf({ kind, text }: OwnLine): string {
  const run = `<w:r><w:t xml:space="preserve">${encodeEntities(text)}</w:t></w:r>`;
  const style = `<w:pPr><w:pStyle w:val="${kind}"/></w:pPr>`;
  return `<w:p>${style}${text === '' ? '' : run}</w:p>`;
}

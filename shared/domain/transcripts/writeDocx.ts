import { strToU8, zipSync } from 'fflate';
import { encodeEntities } from './entities.ts';
import { ownTextLines } from './ownTextLines.ts';
import type { OwnLine } from './ownTextLines.ts';
import type { PreparedTranscript, WriteOptions } from './writableTranscript.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const parts = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
};

/** Style of each kind of line, as [name, properties of the paragraph, properties of the letters]. */
const styles: Record<OwnLine['kind'], [name: string, paragraph: string, letters: string]> = {
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
  const body = ownTextLines(transcript, options).map(paragraphOf).join('');
  const files = {
    ...parts,
    'word/styles.xml': `${xml}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>${Object.entries(styles).map(styleOf).join('')}</w:styles>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  };
  const zipped = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  // One date for all: the same transcript is the same file.
  return zipSync(Object.fromEntries(zipped), { mtime: new Date(2000, 0, 1) });
}

function paragraphOf({ kind, text }: OwnLine): string {
  const run = `<w:r><w:t xml:space="preserve">${encodeEntities(text)}</w:t></w:r>`;
  const style = `<w:pPr><w:pStyle w:val="${kind}"/></w:pPr>`;
  return `<w:p>${style}${text === '' ? '' : run}</w:p>`;
}

function styleOf([id, [name, paragraph, letters]]: [string, [string, string, string]]): string {
  const isDefault = id === 'words' ? ' w:default="1"' : '';
  const properties = `<w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr>`;
  return `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/>${properties}</w:style>`;
}

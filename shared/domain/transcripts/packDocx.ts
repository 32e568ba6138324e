import { strToU8, zipSync } from 'fflate';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const parts = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** A style of paragraphs: its name, its properties and those of its letters, in WordprocessingML. */
export type DocxStyle = readonly [name: string, paragraph: string, letters: string];

/**
 * A Word document of these paragraphs, written in WordprocessingML. Paragraphs without a style look like
 * "words". The same paragraphs make the same bytes.
 * @param links addresses by the id that `<w:hyperlink r:id>` names
 */
export function packDocx(
  paragraphs: readonly string[],
  styles: Readonly<Record<string, DocxStyle>>,
  links: ReadonlyMap<string, string> = new Map(),
): Uint8Array {
  const linked = [...links].map(
    ([id, href]) =>
      `<Relationship Id="${id}" Type="${office}/hyperlink" Target="${href}" TargetMode="External"/>`,
  );
  const files = {
    ...parts,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/>${linked.join('')}</Relationships>`,
    'word/styles.xml': `${xml}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>${Object.entries(styles).map(styleOf).join('')}</w:styles>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  const zipped = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(zipped), { mtime: new Date(2000, 0, 1) });
}

function styleOf([id, [name, paragraph, letters]]: [string, DocxStyle]): string {
  const isDefault = id === 'words' ? ' w:default="1"' : '';
  const properties = `<w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr>`;
  return `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/>${properties}</w:style>`;
}

import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { RichLine } from '#shared/domain/richDocument/richLine.ts';

// Fonts of the PDF standard write Western Europe only; this one also Greek, Cyrillic and more.
const { resolve } = createRequire(import.meta.url);
const regular = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const margin = 56;
const ink = '#1c1f1d';
const softInk = '#5f6660';
const linkInk = '#1f5fa8';

interface Look {
  size: number;
  /** Space above, in points. */
  above: number;
  isBold: boolean;
  color: string;
}
const looks: Record<RichLine['kind'], Look> = {
  title: { size: 18, above: 0, isBold: true, color: ink },
  mark: { size: 9, above: 4, isBold: false, color: softInk },
  section: { size: 13, above: 18, isBold: true, color: ink },
  head: { size: 10, above: 10, isBold: true, color: ink },
  words: { size: 10, above: 4, isBold: false, color: ink },
  bullet: { size: 10, above: 3, isBold: false, color: ink },
};
const bulletIndent = 12;

/** The document as a PDF (A4) whose times are links. */
export async function writeRichPdf(lines: readonly RichLine[]): Promise<Buffer> {
  const title = lines.find(({ kind }) => kind === 'title')?.parts.map(({ text }) => text);
  const document = new PDFDocument({
    ...{ size: 'A4', margin, lang: 'en', displayTitle: true, bufferPages: true },
    info: { Title: title?.join('') ?? 'AI notes' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve) => document.on('end', resolve));
  for (const line of lines) writeLine(document, line);
  numberPages(document);
  document.end();
  await isDone;
  return Buffer.concat(chunks);
}

/** "2 of 3" at the foot; a single page needs no number. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange();
  if (count < 2) return;
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    // Without a lower margin, or the number would begin a page of its own.
    document.page.margins.bottom = 0;
    document.font(regular).fontSize(8).fillColor(softInk);
    document.text(`${at + 1} of ${count}`, margin, document.page.height - margin / 1.6, {
      width: document.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    });
  }
}

function writeLine(document: PDFKit.PDFDocument, { kind, parts }: RichLine): void {
  const { size, above, isBold, color } = looks[kind];
  document.fontSize(size);
  document.y += above;
  const isHeading = kind === 'section' || kind === 'head';
  // A heading does not stand alone at the foot of a page.
  if (isHeading && document.y > document.page.height - margin - 5 * size) document.addPage();
  const indent = kind === 'bullet' ? bulletIndent : 0;
  const width = document.page.width - 2 * margin - indent;
  if (kind === 'bullet') {
    document.font(regular).fillColor(softInk);
    // Measured first: the mark goes over to the next page with its words.
    if (document.y + document.currentLineHeight() > document.page.height - margin)
      document.addPage();
    const { y } = document;
    document.text('•', margin, y);
    document.y = y;
  }
  document.x = margin + indent;
  const last = parts.length - 1;
  parts.forEach(({ text, href, isStrong }, at) => {
    document.font(isBold || isStrong ? bold : regular).fillColor(href ? linkInk : color);
    document.text(text, {
      ...{ width, lineGap: 2, continued: at < last, underline: false },
      link: href ?? null,
    });
  });
}

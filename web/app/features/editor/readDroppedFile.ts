import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';

export const acceptedFiles = '.docx,.html,.htm,.txt,.md';
const largestFileBytes = 10 * 1024 * 1024;

/**
 * The blocks of a file. Throws an error whose message is for people: what is wrong with the file and
 * what to do instead.
 */
export async function readDroppedFile(file: File): Promise<EditorBlock[]> {
  const extension = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  if (file.size > largestFileBytes)
    throw new Error(`${file.name} is larger than 10 MB. Copy its text and paste it instead.`);
  const blocks = await readBlocks(file, extension);
  if (blocks.length === 0) throw new Error(`There is no text in ${file.name}.`);
  return blocks;
}

async function readBlocks(file: File, extension: string): Promise<EditorBlock[]> {
  if (extension === 'html' || extension === 'htm') return blocksFromPage(await file.text());
  if (extension === 'txt' || extension === 'md') return blocksFromPlainText(await file.text());
  if (extension !== 'docx')
    throw new Error(
      `${file.name} cannot be read. Use a Word document (.docx), a web page (.html) or text (.txt).`,
    );
  const { default: mammoth } = await import('mammoth');
  try {
    const arrayBuffer = await file.arrayBuffer();
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer },
      { convertImage: mammoth.images.imgElement(noImage) },
    );
    return blocksFromPage(value);
  } catch {
    throw new Error(
      `${file.name} is no Word document that can be read. Open it in Word, save it as .docx and try again, or paste its text.`,
    );
  }
}

/** A picture would become a data: address of megabytes only to be thrown away. */
const noImage = () => Promise.resolve({ src: '' });

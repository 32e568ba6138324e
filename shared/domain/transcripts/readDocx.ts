import { unzipSync } from 'fflate';
import { decodeEntities } from './entities.ts';
import { TranscriptError } from './transcriptError.ts';

/** The text of a long interview is about 1 MB of Word's XML. */
const maxDocumentBytes = 8 * 1024 * 1024;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The paragraphs of a Word document as lines; nothing in it is run, fetched or resolved. Throws
 * TranscriptError `NOT_A_TRANSCRIPT`, `DAMAGED`, or `TOO_LARGE` for one that unpacks past 8 MB.
 */
export function readDocxLines(bytes: Uint8Array): string[] {
  return paragraphsOf(new TextDecoder().decode(unpackDocument(bytes))).flatMap((paragraph) =>
    paragraph.split('\n'),
  );
}

function unpackDocument(bytes: Uint8Array): Uint8Array {
  let name: string | null = null;
  let isTooLarge = false;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      // Only the first of that name, whatever the directory repeats, and only what it says it unpacks
      // to: the buffer is that long and never grows.
      filter: (file) => {
        if (name !== null || !/^word\/document\d{0,2}\.xml$/.test(file.name)) return false;
        name = file.name;
        isTooLarge = file.originalSize > maxDocumentBytes;
        return !isTooLarge;
      },
    });
  } catch (cause) {
    throw new TranscriptError(
      'DAMAGED',
      'This Word file is cut off or damaged. Open it in Word, save it again and add that.',
      { cause },
    );
  }
  if (isTooLarge) {
    throw new TranscriptError(
      'TOO_LARGE',
      'This Word file unpacks to more than 8 MB of text. Split it and add the parts.',
    );
  }
  const document = files[name ?? ''];
  if (document) return document;
  throw new TranscriptError(
    'NOT_A_TRANSCRIPT',
    'This archive has no Word document in it. Unpack it and add the transcript inside, or save the document again.',
  );
}

/** Steps from tag to tag, so that the time is in proportion to the length whatever the text is. */
function paragraphsOf(xml: string): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let isText = false;
  // Word repeats a text box in an older form, for programs that do not know the newer.
  let fallback = 0;
  let from = 0;
  for (;;) {
    const begin = xml.indexOf('<', from);
    const end = begin < 0 ? -1 : xml.indexOf('>', begin);
    if (end < 0) break;
    if (isText && fallback === 0) open.push(decodeEntities(xml.slice(from, begin)));
    const tag = /^\/?[\w:]{1,40}/.exec(xml.slice(begin + 1, Math.min(end, begin + 48)))?.[0];
    const isEmpty = xml[end - 1] === '/';
    if (tag === 'mc:Fallback' && !isEmpty) fallback += 1;
    else if (tag === '/mc:Fallback') fallback = Math.max(0, fallback - 1);
    else if (tag === 'w:tab') open.push('\t');
    else if (tag === 'w:br' || tag === 'w:cr') open.push('\n');
    else if (tag === '/w:p' || (tag === 'w:p' && isEmpty)) {
      paragraphs.push(open.join(''));
      open = [];
    }
    isText = tag === 'w:t' && !isEmpty;
    from = end + 1;
  }
  if (open.length > 0) paragraphs.push(open.join(''));
  return paragraphs;
}

import type { FieldContent } from '../../sites/ats/fieldTools.ts';
import type { FieldKind } from '../../sites/ats/fieldKind.ts';
import { cleanHtml, htmlLines } from './cleanHtml.ts';
import type { FieldPort } from './fieldPort.ts';

/** Editors commit late; a second try before that would write the text twice. */
const editorWaitMs = 1_500;
const directWaitMs = 500;
const undoWaitMs = 400;
/** Removing the old text and inserting the new one may be two steps of an editor's history. */
const mostUndoSteps = 3;
/** What takes a text without the help of an editor; a page's own handler of a paste comes first. */
const isDirect = (kind: FieldKind) =>
  kind === 'text' || kind === 'plainEditable' || kind === 'editable';

export type InsertMode = 'onlyEmpty' | 'replace' | 'append';

export interface Insertion {
  outcome: 'inserted' | 'notEmpty' | 'notKept' | 'gone';
  /** What stood in the field before; null where nothing was written. */
  before: FieldContent | null;
}

/** The field's content after an insertion, as text. */
export function wantedText(
  before: string,
  { text, html }: FieldContent,
  { mode, isRich }: { mode: InsertMode; isRich: boolean },
): string {
  const added = isRich ? htmlLines(html) : text;
  return mode === 'append' && before !== '' ? `${before}\n\n${added}` : added;
}

/**
 * Writes into a field once, reads it back, and says what became of it. A field that is not empty is left alone
 * unless `mode` says otherwise.
 */
export async function insertContent(
  port: FieldPort,
  kind: FieldKind,
  content: FieldContent & { isRich: boolean },
  mode: InsertMode,
): Promise<Insertion> {
  const before = await port.read();
  if (!before) return { outcome: 'gone', before: null };
  const isEmpty = before.text === '';
  if (mode === 'onlyEmpty' && !isEmpty) return { outcome: 'notEmpty', before: null };
  const action = mode === 'append' && !isEmpty ? 'append' : 'replace';
  const clean = { text: content.text, html: cleanHtml(content.html) };
  const wanted = wantedText(before.text, clean, { mode, isRich: content.isRich });
  const isKept = await write(port, kind, { ...clean, action, wanted, before: before.text });
  return { outcome: isKept ? 'inserted' : 'notKept', before };
}

/** Puts back what stood in the field: by the editor's own history, else by writing it again. */
export async function undoInsertion(
  port: FieldPort,
  kind: FieldKind,
  before: FieldContent,
): Promise<boolean> {
  if (!isDirect(kind))
    for (let step = 0; step < mostUndoSteps; step += 1) {
      await port.prepare('end');
      await port.writeThroughEditor({ action: 'undo', html: '', text: '' });
      if (await port.awaitText(before.text, undoWaitMs)) return released(port, true);
    }
  const now = await port.read();
  if (!now) return false;
  const html = before.text === '' ? '' : cleanHtml(before.html);
  const restored = { text: before.text, html, wanted: before.text, before: now.text };
  return write(port, kind, { ...restored, action: 'replace' });
}

interface Write extends FieldContent {
  action: 'replace' | 'append';
  before: string;
  wanted: string;
}

async function write(port: FieldPort, kind: FieldKind, wish: Write): Promise<boolean> {
  const { action, before, wanted } = wish;
  const text = action === 'append' ? `\n\n${wish.text}` : wish.text;
  await port.prepare(action === 'replace' ? 'all' : 'end');
  let isChanged = false;
  if (!isDirect(kind) || kind === 'editable') {
    await port.writeThroughEditor({ action, html: wish.html, text: wish.text });
    isChanged = await port.awaitChange(before, isDirect(kind) ? directWaitMs : editorWaitMs);
  }
  // Nothing in the page took it, and nothing of it can still come.
  if (!isChanged && isDirect(kind)) await port.writeDirectly(action, { text, html: wish.html });
  return released(port, await port.awaitText(wanted, editorWaitMs));
}

async function released(port: FieldPort, isKept: boolean): Promise<boolean> {
  await port.release();
  return isKept;
}

import { selectField } from './selectField.ts';

/** Writes into a field without an editor's help; the page hears of it as of somebody's typing. */
export async function writeDirectly(
  field: HTMLElement,
  action: 'replace' | 'append',
  { text, html, isPlain }: { text: string; html: string; isPlain: boolean },
): Promise<void> {
  await selectField(field, action === 'replace' ? 'all' : 'end');
  if (field.localName === 'textarea') return writeText(field as HTMLTextAreaElement, action, text);
  const { ownerDocument } = field;
  const range = ownerDocument.createRange();
  range.selectNodeContents(field);
  if (action === 'replace') range.deleteContents();
  range.collapse(false);
  range.insertNode(isPlain ? ownerDocument.createTextNode(text) : parsed(html, ownerDocument));
  const inputType = isPlain ? 'insertText' : 'insertFromPaste';
  field.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }));
}

function writeText(field: HTMLTextAreaElement, action: 'replace' | 'append', text: string): void {
  const { value, ownerDocument } = field;
  const wanted = action === 'replace' ? text : value + text;
  // Keeps the browser's own undo, and reaches frameworks; it works only in a page with the focus.
  const command = text === '' ? 'delete' : 'insertText';
  if (wanted !== value) ownerDocument.execCommand(command, false, text);
  if (field.value !== wanted) {
    field.value = wanted;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function parsed(html: string, ownerDocument: Document): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const fragment = ownerDocument.createDocumentFragment();
  fragment.append(...[...body.childNodes].map((node) => ownerDocument.importNode(node, true)));
  return fragment;
}

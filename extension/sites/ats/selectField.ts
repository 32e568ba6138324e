/**
 * Puts the page's focus and selection into a field, as a person would. While the panel has the focus the page
 * hears of neither, so it is told here.
 */
export async function selectField(field: HTMLElement, part: 'all' | 'end'): Promise<void> {
  const { ownerDocument } = field;
  const root = field.getRootNode() as Document | (ShadowRoot & { getSelection?(): Selection });
  field.focus({ preventScroll: false });
  if (!ownerDocument.hasFocus()) {
    field.dispatchEvent(new FocusEvent('focus', { composed: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  }
  if (field.localName === 'textarea') {
    const { value } = field as HTMLTextAreaElement;
    const start = part === 'all' ? 0 : value.length;
    return (field as HTMLTextAreaElement).setSelectionRange(start, value.length);
  }
  const selection = root.getSelection?.() ?? ownerDocument.getSelection();
  // Some editors hear only of a selection that differs from the one before.
  selection?.collapse(field, 0);
  ownerDocument.dispatchEvent(new Event('selectionchange'));
  await settle();
  selection?.selectAllChildren(field);
  if (part === 'end') selection?.collapseToEnd();
  ownerDocument.dispatchEvent(new Event('selectionchange'));
  await settle();
}

/** Editors answer an event by drawing their field anew, after it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

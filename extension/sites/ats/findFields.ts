import { fieldKind, type FieldKind } from './fieldKind.ts';

export interface FoundField {
  element: HTMLElement;
  kind: FieldKind;
  /** What stands in the page where people see the field: itself, or the frame it is drawn in. */
  place: Element;
}

const writable =
  'textarea, trix-editor, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
/** Fields that editors keep for themselves. */
const internal = '.ql-clipboard, [aria-hidden="true"] *, [aria-hidden="true"], .ql-tooltip *';

/**
 * The fields of several lines that people see in a page: in its shadow roots too, and in frames that the
 * page writes itself. A frame with an address of its own runs its own search.
 */
export function findFields(
  root: Document | ShadowRoot,
  frame: Element | null = null,
): FoundField[] {
  const found: FoundField[] = [];
  if ('body' in root && frame && isEditableDocument(root))
    return [{ element: root.body, kind: fieldKind(root.body, frame), place: frame }];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(writable) && isUsable(element)) {
      const kind = fieldKind(element, frame);
      found.push({ element, kind, place: frame ?? element });
    }
    if (element.shadowRoot) found.push(...findFields(element.shadowRoot, frame));
    const inner = element.localName === 'iframe' && writtenDocument(element);
    if (inner && isShown(element)) found.push(...findFields(inner, element));
  }
  return found;
}

/** The document of a frame that has no address of its own; null for any other. */
function writtenDocument(frame: Element): Document | null {
  try {
    const inner = (frame as HTMLIFrameElement).contentDocument;
    return inner?.URL.startsWith('about:') ? inner : null;
  } catch {
    return null;
  }
}

const isEditableDocument = ({ body, designMode }: Document): boolean =>
  designMode === 'on' || body?.isContentEditable === true;

function isUsable(element: HTMLElement): boolean {
  const { disabled, readOnly } = element as Partial<HTMLTextAreaElement>;
  const isInner = element.parentElement?.closest('[contenteditable]')?.matches(writable) ?? false;
  return !disabled && !readOnly && !isInner && !element.matches(internal) && isShown(element);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 20 && height > 8;
}

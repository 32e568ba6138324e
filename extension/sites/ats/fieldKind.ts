/** Which editor draws a field: each takes a text in its own way. */
export type FieldKind =
  | 'text'
  | 'ckeditor4'
  | 'ckeditor5'
  | 'tinymce'
  | 'quill'
  | 'trix'
  | 'prosemirror'
  | 'draft'
  | 'lexical'
  | 'slate'
  | 'editable'
  | 'plainEditable';

/** How editors are recognised, as data; the first that fits. */
const bySelector: readonly [kind: FieldKind, selector: string][] = [
  ['text', 'textarea'],
  ['trix', 'trix-editor'],
  ['ckeditor5', '.ck-editor__editable'],
  ['ckeditor4', '.cke_editable'],
  ['tinymce', '.mce-content-body'],
  ['quill', '.ql-editor'],
  ['prosemirror', '.ProseMirror'],
  ['draft', '.public-DraftEditor-content'],
  ['lexical', '[data-lexical-editor]'],
  ['slate', '[data-slate-editor]'],
  ['plainEditable', '[contenteditable="plaintext-only"]'],
  ['editable', '[contenteditable]:not([contenteditable="false"]), body'],
];
const byFrame: readonly [kind: FieldKind, selector: string][] = [
  ['ckeditor4', '.cke_wysiwyg_frame'],
  ['tinymce', '.tox-edit-area__iframe, .mce-edit-area iframe, iframe[id$="_ifr"]'],
];

/** The kind of a field; `frame` is the element that shows its document, where it has one of its own. */
export function fieldKind(field: Element, frame: Element | null): FieldKind {
  const framed = frame && byFrame.find(([, selector]) => frame.matches(selector));
  return (framed ?? bySelector.find(([, selector]) => field.matches(selector)))?.[0] ?? 'editable';
}

/** Whether a field keeps headings, lists and bold words. */
export const isRichKind = (kind: FieldKind): boolean =>
  kind !== 'text' && kind !== 'plainEditable' && kind !== 'slate';

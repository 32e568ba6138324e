import type { FieldKind } from './fieldKind.ts';

export interface PageWrite {
  /** Value of the field's attribute data-rapport-field. */
  fieldId: string;
  kind: FieldKind;
  action: 'replace' | 'append' | 'undo';
  html: string;
  text: string;
}

interface Ckeditor4 {
  editable(): { $: Element; setHtml(html: string): void } | undefined;
  dataProcessor: { toHtml(data: string): string };
  getData(): string;
  fire(event: string): void;
  execCommand(name: string): void;
  updateElement(): void;
}
interface Tinymce {
  getBody(): Element | null;
  getContent(): string;
  setContent(html: string): void;
  undoManager: { transact(run: () => void): void; undo(): void };
  save(): void;
  fire?(event: string): void;
  dispatch?(event: string): void;
}
interface PageEditors {
  CKEDITOR: { instances: Record<string, Ckeditor4> } | undefined;
  tinymce: { editors?: Tinymce[]; get?(): Tinymce[] } | undefined;
}
interface EditorElement extends HTMLElement {
  ckeditorInstance?: {
    getData(): string;
    data: { set(html: string, options: object): void };
    execute(command: string): void;
  };
  editor?: {
    getDocument(): { getLength(): number };
    setSelectedRange(range: [number, number]): void;
    recordUndoEntry(name: string): void;
    deleteInDirection(direction: 'backward'): void;
    insertHTML(html: string): void;
    undo(): void;
  };
  __quill?: {
    getLength(): number;
    setText(text: string, source: string): void;
    clipboard: { dangerouslyPasteHTML(...input: (string | number)[]): void };
    history?: { cutoff?(): void; undo(): void };
  };
}

/**
 * Writes through the editor that draws the marked field. It runs in the page's own world, where the editor's
 * objects are, so it is copied there as text and uses nothing but its argument. The page could have
 * changed any of it: nothing it returns or throws is believed, only what is read back counts.
 */
export async function pageWrite({ fieldId, kind, action, html, text }: PageWrite): Promise<void> {
  const mark = `[data-rapport-field="${fieldId}"]`;
  const find = (root: Document | ShadowRoot): EditorElement | null => {
    const marked = root.querySelector<EditorElement>(mark);
    if (marked) return marked;
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) {
        const inner = find(element.shadowRoot);
        if (inner) return inner;
      }
      if (element.localName !== 'iframe') continue;
      try {
        const framed = (element as HTMLIFrameElement).contentDocument;
        const inner = framed && find(framed);
        if (inner) return inner;
      } catch {
        // A frame of another origin.
      }
    }
    return null;
  };
  const field = find(document);
  if (!field) return;
  const editorsOf = <Name extends keyof PageEditors>(name: Name): PageEditors[Name] => {
    // An editor may draw its field in a frame of its own that took the address of the page around.
    for (const page of [window, window.parent]) {
      try {
        const found = (page as unknown as PageEditors)[name];
        if (found) return found;
      } catch {
        // The page around is of another origin.
      }
    }
    return undefined;
  };
  const transferOf = () => {
    const transfer = new DataTransfer();
    transfer.setData('text/html', html);
    transfer.setData('text/plain', text);
    return transfer;
  };
  const common = { bubbles: true, cancelable: true, composed: true };
  const clipboard = (type: 'paste' | 'cut') =>
    field.dispatchEvent(
      new ClipboardEvent(type, {
        ...common,
        clipboardData: type === 'paste' ? transferOf() : new DataTransfer(),
      }),
    );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

  if (kind === 'ckeditor4') {
    const manager = editorsOf('CKEDITOR');
    const editor = Object.values(manager?.instances ?? {}).find(
      (instance) => instance.editable()?.$ === field,
    );
    if (!editor) return;
    if (action === 'undo') return editor.execCommand('undo');
    editor.fire('saveSnapshot');
    const data = action === 'append' ? editor.getData() + html : html;
    // Its own setData writes the whole document anew, and every element in it is lost.
    editor.editable()?.setHtml(editor.dataProcessor.toHtml(data));
    editor.fire('saveSnapshot');
    editor.fire('change');
    return editor.updateElement();
  }
  if (kind === 'tinymce') {
    const manager = editorsOf('tinymce');
    const editors = manager?.get?.() ?? manager?.editors ?? [];
    const editor = [...editors].find((item) => item.getBody() === field);
    if (!editor) return;
    if (action === 'undo') return editor.undoManager.undo();
    const content = action === 'append' ? editor.getContent() + html : html;
    editor.undoManager.transact(() => editor.setContent(content));
    if (editor.dispatch) editor.dispatch('change');
    else editor.fire?.('change');
    return editor.save();
  }
  if (kind === 'ckeditor5' && field.ckeditorInstance) {
    const editor = field.ckeditorInstance;
    if (action === 'undo') return editor.execute('undo');
    const data = action === 'append' ? editor.getData() + html : html;
    return editor.data.set(data, { batchType: { isUndoable: true } });
  }
  if (kind === 'trix' && field.editor) {
    const { editor } = field;
    if (action === 'undo') return editor.undo();
    const end = editor.getDocument().getLength() - 1;
    editor.recordUndoEntry('Insert');
    editor.setSelectedRange([action === 'append' ? end : 0, end]);
    if (html === '') return editor.deleteInDirection('backward');
    return editor.insertHTML(html);
  }
  const quill = kind === 'quill' && (field.parentElement as EditorElement | null)?.__quill;
  if (quill) {
    if (action === 'undo') return quill.history?.undo();
    quill.history?.cutoff?.();
    if (html === '') return quill.setText('', 'user');
    if (action === 'replace') return quill.clipboard.dangerouslyPasteHTML(html, 'user');
    return quill.clipboard.dangerouslyPasteHTML(quill.getLength() - 1, html, 'user');
  }
  if (action === 'undo') {
    const isApple = /Mac|iP/.test(navigator.platform);
    const keys = { key: 'z', code: 'KeyZ', keyCode: 90, which: 90 };
    const held = { ctrlKey: !isApple, metaKey: isApple };
    field.dispatchEvent(new KeyboardEvent('keydown', { ...common, ...keys, ...held }));
    return;
  }
  // The editor learns of the selection that was made for it by this event.
  field.ownerDocument.dispatchEvent(new Event('selectionchange'));
  await settle();
  if (action === 'replace') {
    clipboard('cut');
    await settle();
  }
  if (html === '' && text === '') return;
  if (kind !== 'slate') return void clipboard('paste');
  field.dispatchEvent(
    new InputEvent('beforeinput', {
      ...common,
      inputType: 'insertFromPaste',
      dataTransfer: transferOf(),
    }),
  );
}

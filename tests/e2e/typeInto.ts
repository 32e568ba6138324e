import type { Page } from 'puppeteer';

/** The text of a job description, as one writes in it. */
export const editorSelector = '[role="textbox"][contenteditable="true"]';

/**
 * Pastes into the editor as the clipboard would. Chromium tells a paste with looks by an input event;
 * `type` is a MIME type.
 */
export async function pasteInto(page: Page, type: string, content: string): Promise<void> {
  await page.waitForSelector(editorSelector);
  await page.focus(editorSelector);
  await page.evaluate(
    (selector, mime, text) => {
      const data = new DataTransfer();
      data.setData(mime, text);
      const common = { bubbles: true, cancelable: true };
      document.querySelector(selector)?.dispatchEvent(
        mime === 'text/plain'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new InputEvent('beforeinput', {
              ...common,
              inputType: 'insertFromPaste',
              dataTransfer: data,
            }),
      );
    },
    editorSelector,
    type,
    content,
  );
}

/** Drops a file onto the editor; `others` are the names of text files dropped together with it. */
export async function dropFile(
  page: Page,
  name: string,
  bytes: Uint8Array,
  others: string[] = [],
): Promise<void> {
  await page.evaluate(
    (selector, fileName, content, otherNames) => {
      const target = document.querySelector(selector);
      const box = target?.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
      for (const other of otherNames) dataTransfer.items.add(new File(['Another text.'], other));
      const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 10 };
      for (const type of ['dragover', 'drop'])
        target?.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...at }),
        );
    },
    editorSelector,
    name,
    [...bytes],
    others,
  );
}

/** The lines of the document as they stand in the editor. */
export const linesOf = (page: Page): Promise<string[]> =>
  page.$$eval(`${editorSelector} [data-type]`, (blocks) =>
    blocks.map((block) => (block as HTMLElement).innerText.replace(/\ufeff/g, '').trim()),
  );

/** Holds one key while pressing another. */
export async function pressWith(
  page: Page,
  held: 'Control' | 'Shift',
  key: 'Home' | 'End' | 'Tab' | 'z' | 'a' | 'b' | 'k' | 'F8',
): Promise<void> {
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
}

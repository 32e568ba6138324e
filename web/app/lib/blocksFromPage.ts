import { blocksFromHtml } from '#shared/editor/blocksFromHtml.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';

/** The blocks of an HTML text; parsed apart from the page, so that nothing in it runs or loads. */
export function blocksFromPage(html: string): EditorBlock[] {
  return blocksFromHtml(new DOMParser().parseFromString(html, 'text/html').body);
}

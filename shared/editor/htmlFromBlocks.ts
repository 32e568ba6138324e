import { escapeHtml } from '../domain/escapeHtml.ts';
import { isListItem } from './editorNodes.ts';
import type { BlockType, EditorBlock, MarkName } from './editorNodes.ts';
import { runsOf } from './runs.ts';

const tags: Readonly<Record<BlockType, string>> = {
  paragraph: 'p',
  'header-one': 'h1',
  'header-two': 'h2',
  'header-three': 'h3',
  'unordered-list-item': 'li',
  'ordered-list-item': 'li',
  blockquote: 'blockquote',
};
const markTags: Readonly<Record<MarkName, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
};

/** The document as HTML with real, nested lists; every text is escaped. */
export function htmlFromBlocks(blocks: readonly EditorBlock[]): string {
  let html = '';
  /** Tags of the lists that are open, outermost first. */
  const lists: string[] = [];
  const leaveLists = (depth: number) => {
    while (lists.length > depth) html += `</${lists.pop() ?? ''}>`;
  };
  for (const block of blocks) {
    if (!isListItem(block)) leaveLists(0);
    else {
      const list = block.type === 'ordered-list-item' ? 'ol' : 'ul';
      const depth = (block.depth ?? 0) + 1;
      leaveLists(depth);
      if (lists.length === depth && lists.at(-1) !== list) leaveLists(depth - 1);
      while (lists.length < depth) {
        lists.push(list);
        html += `<${list}>`;
      }
    }
    html += `<${tags[block.type]}>${inlineHtml(block)}</${tags[block.type]}>`;
  }
  leaveLists(0);
  return html;
}

function inlineHtml(block: EditorBlock): string {
  return runsOf(block)
    .map(({ text, marks, url }) => {
      const inner = marks.reduceRight(
        (html, mark) => `<${markTags[mark]}>${html}</${markTags[mark]}>`,
        escapeHtml(text).replaceAll('\n', '<br>'),
      );
      return url === null ? inner : `<a href="${escapeHtml(url)}">${inner}</a>`;
    })
    .join('');
}

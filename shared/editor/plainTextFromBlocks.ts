import { blockText, isListItem } from './editorNodes.ts';
import type { EditorBlock } from './editorNodes.ts';

/** The document as somebody would type it: bullets and numbers, a blank line between parts. */
export function plainTextFromBlocks(blocks: readonly EditorBlock[]): string {
  let number = 0;
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1];
      number = block.type === 'ordered-list-item' ? number + 1 : 0;
      const marker = number > 0 ? `${number}. ` : block.type === 'unordered-list-item' ? '- ' : '';
      const isSameList = before !== undefined && isListItem(before) && isListItem(block);
      const gap = index === 0 ? '' : isSameList ? '\n' : '\n\n';
      return `${gap}${'  '.repeat(block.depth ?? 0)}${marker}${blockText(block)}`;
    })
    .join('');
}

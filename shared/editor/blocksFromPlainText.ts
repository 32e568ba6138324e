import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { cleanPastedText } from './cleanPastedText.ts';
import type { BlockType, EditorBlock } from './editorNodes.ts';
import { markedItem } from './markedItem.ts';

/** Reads pasted plain text as blocks: headings, lists and wrapped lines as the analysis sees them. */
export function blocksFromPlainText(text: string): EditorBlock[] {
  return plainTextBlocks(cleanPastedText(text)).flatMap(({ text: line, type }) => {
    const joined = line.replace(/[\s\u00a0]+/g, ' ').trim();
    if (joined === '') return [];
    const item = markedItem(joined);
    const block: EditorBlock = {
      type: item?.type ?? blockType(type),
      children: [{ text: joined.slice(item?.markerLength ?? 0) }],
    };
    return [block];
  });
}

function blockType(type: string): BlockType {
  if (type === 'heading') return 'header-two';
  return type === 'list-item' ? 'unordered-list-item' : 'paragraph';
}

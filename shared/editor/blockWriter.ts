import { deepestList } from './editorNodes.ts';
import type { BlockType, EditorBlock } from './editorNodes.ts';
import type { Look } from './htmlStyle.ts';
import { markedItem } from './markedItem.ts';
import { childrenOf } from './runs.ts';
import type { Run } from './runs.ts';

export interface BlockStart {
  type: BlockType;
  depth?: number;
}

export interface BlockWriter {
  /** Ends the open block and begins another; nothing is written of blocks without text. */
  begin(start: BlockStart): void;
  /** A paragraph within a list item: goes on in the item while that is empty. */
  beginInList(): void;
  write(text: string, look: Look): void;
  /** A line of its own: the same kind of block again. */
  breakLine(): void;
  close(): void;
  end(): EditorBlock[];
  quoteDepth: number;
}

/** Gathers text into blocks, white space as a browser would show it. */
export function createBlockWriter(): BlockWriter {
  const blocks: EditorBlock[] = [];
  const plain: BlockStart = { type: 'paragraph' };
  let open: BlockStart = plain;
  let runs: Run[] = [];

  const isBlank = () => runs.every(({ text }) => text.trim() === '');
  const flush = () => {
    if (!isBlank()) blocks.push(blockOf(open, trimmed(runs)));
    runs = [];
  };
  const writer: BlockWriter = {
    quoteDepth: 0,
    begin(start) {
      flush();
      open = start;
    },
    beginInList() {
      if (!isBlank()) flush();
    },
    write(text, { marks, url }) {
      const before = runs.at(-1)?.text ?? '';
      const isDoubled = text.startsWith(' ') && (before === '' || before.endsWith(' '));
      const added = isDoubled ? text.slice(1) : text;
      if (added !== '') runs.push({ text: added, marks, url });
    },
    breakLine: flush,
    close() {
      flush();
      open = writer.quoteDepth > 0 ? { type: 'blockquote' } : plain;
    },
    end() {
      flush();
      return blocks;
    },
  };
  return writer;
}

function trimmed(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '');
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs.slice(first, last + 1).map((run, index, kept) => {
    const text = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === kept.length - 1 ? text.trimEnd() : text };
  });
}

/** A paragraph that begins with a bullet or a number is the list item it looks like. */
function blockOf({ type, depth = 0 }: BlockStart, runs: Run[]): EditorBlock {
  const item = type === 'paragraph' ? markedItem(runs.map(({ text }) => text).join('')) : null;
  if (item) return { type: item.type, children: childrenOf(withoutStart(runs, item.markerLength)) };
  const block: EditorBlock = { type, children: childrenOf(runs) };
  const isNested = depth > 0 && type.endsWith('-list-item');
  return isNested ? { ...block, depth: Math.min(deepestList, depth) } : block;
}

function withoutStart(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.map((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
}

import { blockText, blockTypes, deepestList, emptyDocument, isListItem } from './editorNodes.ts';
import type { BlockType, EditorBlock, MarkName } from './editorNodes.ts';
import { safeLink } from './safeLink.ts';
import { childrenOf, runsOf } from './runs.ts';
import type { Run } from './runs.ts';

/** Draft.js raw content, the form in which job descriptions are kept. */
export interface RawContent {
  blocks: RawBlock[];
  entityMap: Record<string, RawEntity>;
}

export interface RawBlock {
  key: string;
  text: string;
  type: string;
  depth: number;
  inlineStyleRanges: { offset: number; length: number; style: string }[];
  entityRanges: { offset: number; length: number; key: number }[];
  data: Record<string, never>;
}

export interface RawEntity {
  type: 'LINK';
  mutability: 'MUTABLE';
  data: { url: string };
}

const styles: readonly (readonly [MarkName, string])[] = [
  ['bold', 'BOLD'],
  ['italic', 'ITALIC'],
  ['underline', 'UNDERLINE'],
];

/** The document as raw content. Offsets are UTF-16 code units within a block's text. */
export function toRawContent(blocks: readonly EditorBlock[]): RawContent {
  const entityMap: RawContent['entityMap'] = {};
  let links = 0;
  const rawBlocks = blocks.map((block, index): RawBlock => {
    const runs = runsOf(block);
    const entityRanges = rangesOf(runs, ({ url }) => url).map(({ value, ...range }) => {
      const key = links;
      links += 1;
      entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url: value } };
      return { ...range, key };
    });
    return {
      key: index.toString(36).padStart(5, '0'),
      text: blockText(block),
      type: block.type === 'paragraph' ? 'unstyled' : block.type,
      depth: block.depth ?? 0,
      inlineStyleRanges: styles.flatMap(([mark, style]) =>
        rangesOf(runs, ({ marks }) => (marks.includes(mark) ? style : null)).map(
          ({ offset, length }) => ({ offset, length, style }),
        ),
      ),
      entityRanges,
      data: {},
    };
  });
  return { blocks: rawBlocks, entityMap };
}

/** Neighbouring runs of one value as one range. */
function rangesOf(runs: readonly Run[], valueOf: (run: Run) => string | null) {
  const ranges: { offset: number; length: number; value: string }[] = [];
  let offset = 0;
  for (const run of runs) {
    const value = valueOf(run);
    const last = ranges.at(-1);
    if (value !== null) {
      if (last?.value === value && last.offset + last.length === offset)
        last.length += run.text.length;
      else ranges.push({ offset, length: run.text.length, value });
    }
    offset += run.text.length;
  }
  return ranges;
}

/**
 * Reads raw content as it was stored: the JSON text, or nothing. What it does not know, it reads as
 * plain text; what is no raw content at all is an empty document. Never throws.
 */
export function fromRawContent(json: string | null | undefined): EditorBlock[] {
  const content = asObject(parseJson(json ?? ''));
  const entities = asObject(content?.['entityMap']);
  const blocks = asList(content?.['blocks']).flatMap((block) => {
    const raw = asObject(block);
    return raw ? [readBlock(raw, entities)] : [];
  });
  return blocks.length > 0 ? blocks : emptyDocument();
}

type Loose = Record<string, unknown>;

function readBlock(raw: Loose, entities: Loose | null): EditorBlock {
  const text = typeof raw['text'] === 'string' ? raw['text'] : '';
  const type = readType(raw['type']);
  const depth = Math.min(deepestList, Math.max(0, Math.trunc(Number(raw['depth']) || 0)));
  const looks = asList(raw['inlineStyleRanges']).flatMap((range) => {
    const mark = styles.find(([, style]) => style === asObject(range)?.['style'])?.[0];
    return mark ? [{ ...readRange(range, text.length), mark }] : [];
  });
  const links = asList(raw['entityRanges']).flatMap((range) => {
    const entity = asObject(entities?.[String(asObject(range)?.['key'])]);
    const data = asObject(entity?.['data']);
    const url = safeLink(String(data?.['url'] ?? data?.['href'] ?? ''));
    return url ? [{ ...readRange(range, text.length), url }] : [];
  });
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...looks, ...links]) cuts.add(start).add(end);
  const places = [...cuts].sort((a, b) => a - b);
  const runs = places.slice(0, -1).map((start, index): Run => {
    const end = places[index + 1] ?? text.length;
    const covers = (range: { start: number; end: number }) =>
      range.start <= start && range.end >= end;
    return {
      text: text.slice(start, end),
      marks: looks.filter(covers).map(({ mark }) => mark),
      url: links.find(covers)?.url ?? null,
    };
  });
  const block: EditorBlock = { type, children: childrenOf(runs) };
  return depth > 0 && isListItem(block) ? { ...block, depth } : block;
}

function readType(type: unknown): BlockType {
  if (type === 'header-four' || type === 'header-five' || type === 'header-six')
    return 'header-three';
  return blockTypes.find((known) => known === type) ?? 'paragraph';
}

function readRange(range: unknown, most: number): { start: number; end: number } {
  const clamp = (value: number) => Math.min(most, Math.max(0, Math.trunc(value) || 0));
  const offset = Number(asObject(range)?.['offset']);
  const start = clamp(offset);
  return { start, end: Math.max(start, clamp(offset + Number(asObject(range)?.['length']))) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null ? (value as Loose) : null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

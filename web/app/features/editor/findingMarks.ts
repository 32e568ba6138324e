import type { DecoratedRange, NodeEntry, Path } from 'slate';
import { ReactEditor } from 'slate-react';
import type { Annotation, AnnotationCategory } from '#shared/analysis/analysis.ts';
import { annotationConfigs } from '#shared/analysis/annotationConfigs.ts';
import { blockText } from '#shared/editor/editorNodes.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { carryFindings, findingsByBlock } from '#shared/editor/findingsByBlock.ts';
import type { BlockFinding } from '#shared/editor/findingsByBlock.ts';
import { rangeInBlock } from './editorCommands.ts';
import { blocksOf } from './createTextEditor.ts';
import type { TextEditor } from './createTextEditor.ts';

interface BlockFindings {
  text: string;
  findings: readonly BlockFinding[];
}

/** What was found, by Slate's key of the block: a block keeps its key while it changes and moves. */
export type FoundByKey = ReadonlyMap<string, BlockFindings>;

export interface PlacedFinding {
  /** Names the finding on the page. */
  id: string;
  finding: BlockFinding;
  block: EditorBlock;
  path: Path;
}

const keyOf = (editor: TextEditor, block: EditorBlock): string =>
  ReactEditor.findKey(editor, block).id;

/** The findings of an analysis that read these blocks. */
export function foundByKey(
  editor: TextEditor,
  blocks: readonly EditorBlock[],
  annotations: readonly Annotation[],
): FoundByKey {
  const texts = blocks.map(blockText);
  const findings = findingsByBlock(texts, annotations);
  return new Map(
    blocks.map((block, index) => [
      keyOf(editor, block),
      { text: texts[index] ?? '', findings: findings[index] ?? [] },
    ]),
  );
}

/** The findings of one block where they lie now, though it may have changed since it was read. */
function findingsIn(editor: TextEditor, found: FoundByKey, block: EditorBlock): BlockFinding[] {
  const known = found.get(keyOf(editor, block));
  return known ? carryFindings(known.text, blockText(block), known.findings) : [];
}

/** Every finding in the order of the text. */
export function placedFindings(editor: TextEditor, found: FoundByKey): PlacedFinding[] {
  return blocksOf(editor).flatMap((block, index) =>
    findingsIn(editor, found, block).map((finding) => ({
      id: `${keyOf(editor, block)}/${finding.id}`,
      finding,
      block,
      path: [index],
    })),
  );
}

/** What a marked leaf carries. Plain values only: Slate draws a leaf again when one of them differs. */
export interface FindingMark {
  findingId?: string;
  category?: AnnotationCategory;
  isOpen?: boolean;
}

/** Marks the findings of a block; Slate asks again only for blocks that changed. */
export function decorateFindings(
  editor: TextEditor,
  found: FoundByKey,
  isShown: (category: AnnotationCategory) => boolean,
  openId: string | null,
) {
  return ([node, path]: NodeEntry): DecoratedRange[] => {
    if (path.length !== 1) return [];
    const block = node as EditorBlock;
    return findingsIn(editor, found, block).flatMap(({ id, category, start, end }) => {
      const range = isShown(category) ? rangeInBlock(block, path, start, end) : null;
      if (!range) return [];
      const findingId = `${keyOf(editor, block)}/${id}`;
      const mark: FindingMark = { findingId, category, isOpen: findingId === openId };
      return [{ ...range, ...mark }];
    });
  };
}

/** Our hues for the colour names the analysis gives; all stand apart from the ink on both schemes. */
const hues: Readonly<Record<string, string>> = {
  blue: 'var(--rapport-speaker-3)',
  grape: 'var(--rapport-speaker-2)',
  orange: 'var(--rapport-speaker-4)',
  red: 'var(--rapport-danger)',
  yellow: 'var(--rapport-warning)',
  pink: 'var(--rapport-speaker-5)',
  green: 'var(--rapport-accent)',
  violet: 'var(--rapport-speaker-2)',
  gray: 'var(--rapport-ink-soft)',
  cyan: 'var(--rapport-speaker-6)',
};

export const findingColor = (category: AnnotationCategory): string =>
  hues[annotationConfigs[category].color] ?? 'var(--rapport-ink-soft)';

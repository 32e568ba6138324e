import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';

interface LockedSections {
  customHeaderSections: readonly { header: string; text: string }[];
  customFooterSections: readonly { header: string; text: string }[];
}

/** The text with the locked sections of its template around it: what goes out. */
export function wholeDocument(
  blocks: readonly EditorBlock[],
  { customHeaderSections, customFooterSections }: LockedSections,
): EditorBlock[] {
  const sectionBlocks = ({ header, text }: { header: string; text: string }): EditorBlock[] => [
    { type: 'header-two', children: [{ text: header }] },
    ...blocksFromPlainText(text),
  ];
  return [
    ...customHeaderSections.flatMap(sectionBlocks),
    ...blocks,
    ...customFooterSections.flatMap(sectionBlocks),
  ];
}

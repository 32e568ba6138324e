import { guessTitle } from '#shared/analysis/guessTitle.ts';
import { defaultJobDescriptionTitle } from '#shared/domain/plan.ts';
import { analysisBlocks } from '#shared/editor/analysisBlocks.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import type { createJobDescriptionTitle } from './createJobDescriptionTitle.ts';

const longestTitle = 200;
/** A pasted posting has lines; a first letter typed has not, and is no title yet. */
const fewestLines = 2;

/** Gives a job description that has no title of its own the one its text begins with. */
export function nameAfterText(
  title: ReturnType<typeof createJobDescriptionTitle>,
  blocks: readonly EditorBlock[],
): void {
  const current = title.useTitle.getState().title.trim();
  if (current !== '' && current !== defaultJobDescriptionTitle) return;
  const lines = analysisBlocks(blocks).filter(({ text }) => text.trim() !== '');
  const guessed = lines.length < fewestLines ? null : guessTitle(lines);
  if (guessed) title.change(guessed.slice(0, longestTitle));
}

import fc from 'fast-check';
import { blockTypes, isListItem } from '#shared/editor/editorNodes.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { childrenOf } from '#shared/editor/runs.ts';

const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&<>"'/.,;]{1,9}$/), {
  minLength: 1,
  maxLength: 5,
});
const run = fc.record({
  text: words.map((all) => all.join(' ')),
  marks: fc.subarray(['bold', 'italic', 'underline'] as const),
  url: fc.option(fc.constantFrom('https://example.com/a?b=1&c=2', 'mailto:ana@example.com'), {
    freq: 4,
  }),
});

/** Any document in the form the editor keeps, its lines as a page would show them. */
export const arbitraryDocument = fc.array(
  fc
    .record({
      type: fc.constantFrom(...blockTypes),
      depth: fc.constantFrom(0, 0, 1, 2),
      runs: fc.array(run, { minLength: 1, maxLength: 4 }),
    })
    .map(({ type, depth, runs }): EditorBlock => {
      const block: EditorBlock = { type, children: childrenOf(runs) };
      return depth > 0 && isListItem(block) ? { ...block, depth } : block;
    }),
  { minLength: 1, maxLength: 8 },
);

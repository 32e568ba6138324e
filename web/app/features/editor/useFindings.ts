import { useCallback, useMemo, useState } from 'react';
import { Editor, Point, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ReactEditor } from 'slate-react';
import type { Annotation, AnnotationCategory } from '#shared/analysis/analysis.ts';
import { articleBefore } from '#shared/editor/articleBefore.ts';
import { blockText } from '#shared/editor/editorNodes.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { rangeInBlock } from './editorCommands.ts';
import { decorateFindings, foundByKey, placedFindings } from './findingMarks.ts';
import type { FoundByKey, PlacedFinding } from './findingMarks.ts';
import type { TextEditor } from './createTextEditor.ts';

const nothing: FoundByKey = new Map();

/** What the analysis found in the text: marks, the one that is open, the way from one to the next. */
export function useFindings(editor: TextEditor, hidden: ReadonlySet<AnnotationCategory>) {
  const [found, setFound] = useState(nothing);
  const [openId, setOpenId] = useState<string | null>(null);

  const show = useCallback(
    (blocks: readonly EditorBlock[], annotations: readonly Annotation[]) =>
      setFound(annotations.length === 0 ? nothing : foundByKey(editor, blocks, annotations)),
    [editor],
  );
  const decorate = useMemo(
    () => decorateFindings(editor, found, (category) => !hidden.has(category), openId),
    [editor, found, hidden, openId],
  );
  /** Asked for, not kept: between two analyses every key pressed moves them. */
  const placed = useCallback(() => placedFindings(editor, found), [editor, found]);
  const open = useCallback(
    (id: string) => {
      const item = placed().find((each) => each.id === id);
      const range = item && rangeOf(item);
      if (range) {
        Transforms.select(editor, Editor.end(editor, range));
        setOpenId(id);
      }
    },
    [editor, placed],
  );
  const close = useCallback(() => {
    setOpenId(null);
    ReactEditor.focus(editor);
  }, [editor]);
  /** Opens the next finding after the caret (-1: the one before), round the end; false if there is none. */
  const step = useCallback(
    (direction: 1 | -1, isWanted: (finding: Annotation) => boolean = () => true): boolean => {
      const all = placed().filter(
        ({ finding }) => !hidden.has(finding.category) && isWanted(finding),
      );
      const inOrder = direction === 1 ? all : all.reverse();
      const caret = editor.selection?.focus;
      const next =
        inOrder.find((item) => {
          const range = rangeOf(item);
          if (!caret || !range) return false;
          return direction === 1
            ? Point.isAfter(range.anchor, caret)
            : Point.isBefore(range.focus, caret);
        }) ?? inOrder[0];
      if (next) open(next.id);
      return next !== undefined;
    },
    [editor, hidden, open, placed],
  );
  const openAtCaret = useCallback((): boolean => {
    const caret = editor.selection?.focus;
    const here = placed().find((item) => {
      const range = rangeOf(item);
      return caret && range && isWithin(caret, range.anchor, range.focus);
    });
    if (here) open(here.id);
    return here !== undefined;
  }, [editor, open, placed]);
  /** Puts other words in its place, as one step that undo takes back. */
  const replace = useCallback(
    (finding: PlacedFinding, text: string) => {
      const range = rangeOf(finding);
      if (!range) return;
      const article = articleOf(finding, text);
      HistoryEditor.withNewBatch(editor, () => {
        Transforms.select(editor, range);
        Editor.insertText(editor, text);
        // It stands before, so its place is the same after.
        if (article) Transforms.insertText(editor, article.text, { at: article.range });
      });
    },
    [editor],
  );
  const opened = openId === null ? null : (placed().find(({ id }) => id === openId) ?? null);
  return { show, decorate, placed, opened, open, close, step, openAtCaret, replace };
}

/** "an individual" becomes "a person": the article that changes with the words, or null. */
function articleOf({ block, path, finding }: PlacedFinding, text: string) {
  const whole = blockText(block);
  const following = text === '' ? whole.slice(finding.end).trimStart() : text;
  const fix = articleBefore(whole, finding.start, following);
  const range = fix && rangeInBlock(block, path, fix.start, fix.end);
  return range ? { text: fix.text, range } : null;
}

const rangeOf = ({ block, path, finding }: PlacedFinding) =>
  rangeInBlock(block, path, finding.start, finding.end);

const isWithin = (point: Point, start: Point, end: Point): boolean =>
  !Point.isBefore(point, start) && !Point.isAfter(point, end);

import type { CSSProperties } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { annotationConfigs } from '#shared/analysis/annotationConfigs.ts';
import type { EditorText } from '#shared/editor/editorNodes.ts';
import classes from './TextEditor.module.css';
import { findingColor } from './findingMarks.ts';
import type { FindingMark } from './findingMarks.ts';

/** A stretch of text: its look, and the mark of what was found in it. */
export function EditorLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const { bold, italic, underline, findingId, category, isOpen } = leaf as EditorText & FindingMark;
  let content = children;
  if (bold) content = <strong>{content}</strong>;
  if (italic) content = <em>{content}</em>;
  if (underline) content = <u>{content}</u>;
  if (findingId === undefined || category === undefined)
    return <span {...attributes}>{content}</span>;
  return (
    <span
      {...attributes}
      className={classes.finding}
      role="mark"
      aria-description={annotationConfigs[category].label}
      data-finding={findingId}
      data-category={category}
      data-look={annotationConfigs[category].style}
      data-open={isOpen}
      style={{ '--finding': findingColor(category) } as CSSProperties}
    >
      {content}
    </span>
  );
}

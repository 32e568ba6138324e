import type { CSSProperties } from 'react';
import type { RenderElementProps } from 'slate-react';
import classes from './TextEditor.module.css';

/** The page's title is its first heading, so the document's headings begin with the second rank. */
const tags = {
  paragraph: 'p',
  'header-one': 'h2',
  'header-two': 'h2',
  'header-three': 'h3',
  // A flat run of items has no list around it for these to be `li` of.
  'unordered-list-item': 'p',
  'ordered-list-item': 'p',
  blockquote: 'blockquote',
} as const;

export function EditorElement({ attributes, children, element }: RenderElementProps) {
  if (element.type === 'link')
    return (
      <a {...attributes} href={element.url} title={element.url} className={classes.link}>
        {children}
      </a>
    );
  const Tag = tags[element.type];
  const depth = element.depth ?? 0;
  return (
    <Tag
      {...attributes}
      className={classes.block}
      data-type={element.type}
      {...(depth > 0 && { style: { '--depth': depth } as CSSProperties })}
    >
      {children}
    </Tag>
  );
}

import { useMemo } from 'react';
import { htmlFromBlocks } from '#shared/editor/htmlFromBlocks.ts';
import { blocksFromPage } from '../lib/blocksFromPage.ts';
import classes from './RichText.module.css';

/** Formatted text. What stands on the page is written from our own blocks, never the HTML that came. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const ours = useMemo(() => htmlFromBlocks(blocksFromPage(html)), [html]);
  return (
    <div className={`${classes.text} ${className}`} dangerouslySetInnerHTML={{ __html: ours }} />
  );
}

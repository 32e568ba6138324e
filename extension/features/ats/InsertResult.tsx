import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../platform/text.ts';
import classes from './AtsPlace.module.css';
import { fieldPort } from './fieldPort.ts';
import { undoInsertion } from './insertContent.ts';
import type { WrittenField } from './InsertPreview.tsx';
import type { AtsPage } from './useAtsPage.ts';

interface InsertResultProps {
  page: AtsPage;
  written: WrittenField;
  onClose(): void;
}

/** After the writing: what was read back, and the way back. */
export function InsertResult({ page, written, onClose }: InsertResultProps) {
  const { field, before, outcome, isCopied } = written;
  const { name } = page.site;
  const [undo, setUndo] = useState<'possible' | 'running' | 'done' | 'failed'>('possible');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const take = async () => {
    if (!before) return;
    setUndo('running');
    const isBack = await undoInsertion(fieldPort(page.tabId, field), field.kind, before).catch(
      () => false,
    );
    setUndo(isBack ? 'done' : 'failed');
  };
  const result = {
    inserted: field.label
      ? text('textInField', { field: field.label, site: name })
      : text('textInTheField', { site: name }),
    notKept: text('textNotKept', { site: name }),
    notEmpty: text('fieldNotEmpty'),
    gone: text('fieldGone', { site: name }),
  }[outcome];
  return (
    <section className={classes.preview} aria-label={text('result')}>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {outcome === 'inserted' ? text('insertedInto', { site: name }) : text('notInserted')}
      </h2>
      <p className={classes.text} role="status">
        {undo === 'done' ? text('fieldUndone') : result} {isCopied && text('textOnClipboard')}
      </p>
      {undo === 'failed' && (
        <p className={classes.problem} role="alert">
          {text('fieldNotUndone', { site: name })}
        </p>
      )}
      <div className={classes.actions}>
        {before && undo !== 'done' && (
          <Button variant="default" loading={undo === 'running'} onClick={() => void take()}>
            {text('undo')}
          </Button>
        )}
        <Button onClick={onClose}>{text('done')}</Button>
      </div>
    </section>
  );
}

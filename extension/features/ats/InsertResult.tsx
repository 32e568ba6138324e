import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  const text = {
    inserted: `The text stands in ${field.label || 'the field'}. Save it in ${name}.`,
    notKept: `${name} did not keep the text as it is.`,
    notEmpty: 'The field is not empty.',
    gone: `The field is no longer there: the page of ${name} has changed.`,
  }[outcome];
  return (
    <section className={classes.preview} aria-label="Result">
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {outcome === 'inserted' ? `Inserted into ${name}` : 'Not inserted'}
      </h2>
      <p className={classes.text} role="status">
        {undo === 'done' ? 'Undone: the field holds what it held before.' : text}{' '}
        {isCopied && 'The text is on your clipboard: click where it belongs and paste it.'}
      </p>
      {undo === 'failed' && (
        <p className={classes.problem} role="alert">
          The field could not be put back. Undo it in {name}.
        </p>
      )}
      <div className={classes.actions}>
        {before && undo !== 'done' && (
          <Button variant="default" loading={undo === 'running'} onClick={() => void take()}>
            Undo
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </section>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldPurpose } from '#shared/domain/siteData.ts';
import { text } from '../../platform/text.ts';
import classes from './AtsPlace.module.css';
import type { ExportPart } from './exportWish.ts';
import { fieldPort, type TabField } from './fieldPort.ts';
import { undoInsertion, type Insertion } from './insertContent.ts';
import type { AtsPage } from './useAtsPage.ts';

export interface WrittenPart extends Insertion {
  part: ExportPart;
  field: TabField;
}

interface PartsResultProps {
  page: AtsPage;
  written: { parts: readonly WrittenPart[]; isCopied: boolean };
  purpose: FieldPurpose;
  onClose(): void;
}

/** After several fields were written: which of them kept their text, and the way back. */
export function PartsResult({ page, written, purpose, onClose }: PartsResultProps) {
  const { name } = page.site;
  const [undo, setUndo] = useState<'possible' | 'running' | 'done' | 'failed'>('possible');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failed = written.parts.filter(({ outcome }) => outcome !== 'inserted');
  const count = written.parts.length - failed.length;
  const take = async () => {
    setUndo('running');
    let isAllBack = true;
    for (const { field, before } of written.parts.toReversed()) {
      if (!before) continue;
      const isBack = await undoInsertion(fieldPort(page.tabId, field), field.kind, before).catch(
        () => false,
      );
      isAllBack &&= isBack;
    }
    setUndo(isAllBack ? 'done' : 'failed');
  };
  return (
    <section className={classes.preview} aria-label={text('result')}>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {text('partsInserted', { inserted: count, count: written.parts.length, site: name })}
      </h2>
      <p className={classes.text} role="status">
        {undo === 'done'
          ? text('fieldsUndone')
          : purpose === 'SCORECARD'
            ? text('nothingSubmitted', { site: name })
            : text('saveThem', { site: name })}
      </p>
      {failed.length > 0 && undo !== 'done' && (
        <div className={classes.problem} role="alert">
          {text('partsNotKept', { site: name })}
          <ul>
            {failed.map(({ part, field }) => (
              <li key={field.fieldId}>{part.title}</li>
            ))}
          </ul>
          {written.isCopied && text('textsOnClipboard')}
        </div>
      )}
      {undo === 'failed' && (
        <p className={classes.problem} role="alert">
          {text('fieldsNotUndone', { site: name })}
        </p>
      )}
      <div className={classes.actions}>
        {undo !== 'done' && (
          <Button variant="default" loading={undo === 'running'} onClick={() => void take()}>
            {text('undo')}
          </Button>
        )}
        <Button onClick={onClose}>{text('done')}</Button>
      </div>
    </section>
  );
}

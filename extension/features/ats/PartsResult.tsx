import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldPurpose } from '#shared/domain/siteData.ts';
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
    <section className={classes.preview} aria-label="Result">
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {count} of {written.parts.length} inserted into {name}
      </h2>
      <p className={classes.text} role="status">
        {undo === 'done'
          ? 'Undone: the fields hold what they held before.'
          : purpose === 'SCORECARD'
            ? `Nothing was submitted. Choose the ratings and submit in ${name}.`
            : `Save them in ${name}.`}
      </p>
      {failed.length > 0 && undo !== 'done' && (
        <div className={classes.problem} role="alert">
          {name} did not keep the text of:
          <ul>
            {failed.map(({ part, field }) => (
              <li key={field.fieldId}>{part.title}</li>
            ))}
          </ul>
          {written.isCopied && 'These texts are on your clipboard.'}
        </div>
      )}
      {undo === 'failed' && (
        <p className={classes.problem} role="alert">
          Not every field could be put back. Undo it in {name}.
        </p>
      )}
      <div className={classes.actions}>
        {undo !== 'done' && (
          <Button variant="default" loading={undo === 'running'} onClick={() => void take()}>
            Undo
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </section>
  );
}

import { Button, Radio, Select } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { writeClipboard } from '#shared/ui/writeClipboard.ts';
import { countText, text } from '../../platform/text.ts';
import classes from './AtsPlace.module.css';
import type { ExportPart, ExportWish } from './exportWish.ts';
import { FieldDiff } from './FieldDiff.tsx';
import { fieldPort, scanFields, type TabField } from './fieldPort.ts';
import { insertContent, wantedText, type Insertion, type InsertMode } from './insertContent.ts';
import { matchFields } from './matchFields.ts';
import { PartsResult, type WrittenPart } from './PartsResult.tsx';
import type { AtsPage } from './useAtsPage.ts';

interface PartsPreviewProps {
  page: AtsPage;
  wish: ExportWish;
  onClose(): void;
  switcher: ReactNode;
}

/** Shows which field takes each part and what changes there; a part without a field is left out. */
export function PartsPreview({ page, wish, onClose, switcher }: PartsPreviewProps) {
  const { site, tabId } = page;
  const { parts, purpose } = wish;
  const [known] = useState(site.fields);
  const [fields, setFields] = useState<TabField[] | null>(null);
  const [chosen, setChosen] = useState<readonly (string | null)[]>([]);
  const [mode, setMode] = useState<InsertMode>('onlyEmpty');
  const [isWriting, setIsWriting] = useState(false);
  const [written, setWritten] = useState<{ parts: WrittenPart[]; isCopied: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const find = useCallback((): Promise<TabField[]> => {
    if (site.switchedOff !== null) return Promise.resolve([]);
    return scanFields(tabId, purpose, known).catch(() => []);
  }, [site.switchedOff, tabId, purpose, known]);
  const show = useCallback(
    (found: TabField[]) => {
      setFields(found);
      setChosen(matchFields(purpose, parts, found));
      setMode('onlyEmpty');
    },
    [purpose, parts],
  );
  useEffect(() => {
    heading.current?.focus();
    void find().then(show);
  }, [find, show]);
  const rows = parts.map((part, at) => {
    const field = fields?.find(({ fieldId }) => fieldId === chosen[at]) ?? null;
    const after = field && wantedText(field.text, part, { mode, isRich: field.isRich });
    const isTaken = field !== null && field.text !== '' && mode === 'onlyEmpty';
    const isTooLong = field?.maxLength != null && (after?.length ?? 0) > field.maxLength;
    return { part, field, after, isTaken, isTooLong };
  });
  const ready = rows.flatMap(({ part, field, isTaken, isTooLong }) =>
    field && !isTaken && !isTooLong ? [{ part, field }] : [],
  );
  const hasTaken = rows.some(({ field }) => field !== null && field.text !== '');
  const inPageOrder = (fields ?? []).toSorted((field, other) => field.order - other.order);
  const insert = async () => {
    setIsWriting(true);
    const done: WrittenPart[] = [];
    for (const { part, field } of ready) done.push({ part, field, ...(await write(part, field)) });
    const failed = done.filter(({ outcome }) => outcome !== 'inserted');
    const isCopied = failed.length > 0 && (await copyParts(failed.map(({ part }) => part)));
    setIsWriting(false);
    setWritten({ parts: done, isCopied });
    wish.answer({
      ...{ ats: site.name, isInserted: failed.length === 0 },
      ...(failed.length > 0 && { reason: 'NOT_KEPT', isCopied }),
    });
  };
  const write = (part: ExportPart, field: TabField): Promise<Insertion> =>
    insertContent(
      fieldPort(tabId, field),
      field.kind,
      { text: part.text, html: part.html, isRich: field.isRich },
      mode,
    ).catch((): Insertion => ({ outcome: 'gone', before: null }));
  if (written)
    return <PartsResult page={page} written={written} purpose={purpose} onClose={onClose} />;
  return (
    <section className={classes.preview} aria-label={text('preview')}>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {wish.titleFor(site.name)}
      </h2>
      {switcher}
      {site.switchedOff !== null && (
        <p className={classes.problem} role="alert">
          {text('exportOff', { site: site.name, reason: site.switchedOff })}
        </p>
      )}
      {site.switchedOff === null && fields !== null && ready.length === 0 && !hasTaken && (
        <p className={classes.text} role="status">
          {text('noFieldNamed', { site: site.name })}
        </p>
      )}
      {hasTaken && (
        <Radio.Group
          label={text('fieldsHaveText')}
          value={mode}
          onChange={(value) => setMode(value as InsertMode)}
        >
          <div className={classes.choices}>
            <Radio value="onlyEmpty" label={text('leaveThem')} />
            <Radio value="append" label={text('addAtEnd')} />
            <Radio value="replace" label={text('replaceTheirs')} />
          </div>
        </Radio.Group>
      )}
      <ol className={classes.parts}>
        {rows.map(({ part, field, after, isTaken, isTooLong }, at) => (
          <li key={at} className={classes.part}>
            <Select
              label={part.title}
              placeholder={text('leaveOut')}
              clearable
              value={chosen[at] ?? null}
              onChange={(value) =>
                setChosen(chosen.map((fieldId, place) => (place === at ? value : fieldId)))
              }
              data={inPageOrder.map((item) => ({
                value: item.fieldId,
                label: labelOf(item),
                disabled: chosen.includes(item.fieldId) && chosen[at] !== item.fieldId,
              }))}
            />
            {field && after !== null && !isTaken && (
              <FieldDiff
                before={field.text}
                after={after}
                label={text('partWillHold', { part: at + 1 })}
              />
            )}
            {isTaken && <p className={classes.soft}>{text('textStays')}</p>}
            {isTooLong && field?.maxLength != null && (
              <p className={classes.problem} role="alert">
                {text('fieldTooShort', { limit: field.maxLength, length: after?.length ?? 0 })}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button disabled={ready.length === 0} loading={isWriting} onClick={() => void insert()}>
          {countText('insertTexts', { count: ready.length })}
        </Button>
        <Button variant="default" onClick={() => void find().then(show)}>
          {text('lookAgain')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            wish.answer({ ats: site.name, isInserted: false, reason: 'CANCELLED' });
            onClose();
          }}
        >
          {text('cancel')}
        </Button>
      </div>
    </section>
  );
}

function labelOf({ label, order, text: held }: TabField): string {
  const numbered = { number: order + 1, field: label || text('field') };
  return held === '' ? text('numberedField', numbered) : text('numberedFieldWithText', numbered);
}

const copyParts = (parts: readonly ExportPart[]): Promise<boolean> =>
  writeClipboard(
    parts.map(({ html }) => html).join(''),
    parts
      .map((part) => (part.title === part.text ? part.text : `${part.title}\n${part.text}`))
      .join('\n\n'),
  );

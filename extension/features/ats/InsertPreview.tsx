import { Button, Radio, Select } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { writeClipboard } from '#shared/ui/writeClipboard.ts';
import { text } from '../../platform/text.ts';
import classes from './AtsPlace.module.css';
import type { ExportWish } from './exportWish.ts';
import { FieldDiff } from './FieldDiff.tsx';
import { fieldPort, scanFields, type TabField } from './fieldPort.ts';
import { insertContent, wantedText, type Insertion, type InsertMode } from './insertContent.ts';
import { InsertResult } from './InsertResult.tsx';
import type { AtsPage } from './useAtsPage.ts';

interface InsertPreviewProps {
  page: AtsPage;
  wish: ExportWish;
  onClose(): void;
  /** The choice between one field and several, where there is one. */
  switcher: ReactNode;
}
export interface WrittenField extends Insertion {
  field: TabField;
  isCopied: boolean;
}

/** Shows which field of the page takes a text and what changes there, and writes it when the person says so. */
export function InsertPreview({ page, wish, onClose, switcher }: InsertPreviewProps) {
  const { site, tabId } = page;
  // A reading of the settings makes new lists of the same selectors.
  const [known] = useState(site.fields);
  const [fields, setFields] = useState<TabField[] | null>(null);
  const [fieldId, setFieldId] = useState<string | null>(null);
  const [mode, setMode] = useState<InsertMode>('onlyEmpty');
  const [isWriting, setIsWriting] = useState(false);
  const [written, setWritten] = useState<WrittenField | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const find = useCallback(() => {
    if (site.switchedOff !== null) return Promise.resolve([]);
    return scanFields(tabId, wish.purpose, known).catch(() => []);
  }, [site.switchedOff, known, tabId, wish.purpose]);
  const show = (found: TabField[]) => {
    setNotice(null);
    setFields(found);
    setFieldId(found[0]?.fieldId ?? null);
    setMode('onlyEmpty');
  };
  const scan = async () => show(await find());
  useEffect(() => {
    heading.current?.focus();
    void find().then(show);
  }, [find]);
  const field = fields?.find((item) => item.fieldId === fieldId) ?? null;
  const copy = () => writeClipboard(wish.html, wish.text);
  const insert = async (chosen: TabField) => {
    setIsWriting(true);
    const content = { text: wish.text, html: wish.html, isRich: chosen.isRich };
    const done = await insertContent(fieldPort(tabId, chosen), chosen.kind, content, mode).catch(
      (): Insertion => ({ outcome: 'gone', before: null }),
    );
    setIsWriting(false);
    if (done.outcome === 'notEmpty') {
      await scan();
      return setNotice(text('fieldChanged'));
    }
    const isInserted = done.outcome === 'inserted';
    const isCopied = !isInserted && (await copy());
    setWritten({ ...done, field: chosen, isCopied });
    wish.answer({
      ...{ ats: site.name, isInserted },
      ...(isInserted
        ? {}
        : { reason: done.outcome === 'gone' ? 'NO_FIELD' : 'NOT_KEPT', isCopied }),
    });
  };
  const cancel = () => {
    wish.answer({ ats: site.name, isInserted: false, reason: 'CANCELLED' });
    onClose();
  };
  if (written) return <InsertResult page={page} written={written} onClose={onClose} />;
  const after = field && wantedText(field.text, wish, { mode, isRich: field.isRich });
  const isTooLong = field?.maxLength != null && (after?.length ?? 0) > field.maxLength;
  const isTaken = field !== null && field.text !== '' && mode === 'onlyEmpty';
  return (
    <section className={classes.preview} aria-label={text('preview')}>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {wish.titleFor(site.name)}
      </h2>
      {switcher}
      {notice && (
        <p className={classes.problem} role="alert">
          {notice}
        </p>
      )}
      {site.switchedOff !== null && (
        <p className={classes.problem} role="alert">
          {text('exportOff', { site: site.name, reason: site.switchedOff })}
        </p>
      )}
      {site.switchedOff === null && fields?.length === 0 && (
        <p className={classes.text} role="status">
          {text('noFieldOpen', { site: site.name })}
        </p>
      )}
      {field && (
        <>
          <Select
            label={text('field')}
            allowDeselect={false}
            value={fieldId}
            onChange={(value) => {
              setFieldId(value);
              setMode('onlyEmpty');
            }}
            data={(fields ?? []).map((item, at) => ({
              value: item.fieldId,
              label: labelOf(item, at),
            }))}
          />
          {field.text !== '' && (
            <Radio.Group
              label={text('fieldHasText')}
              value={mode}
              onChange={(value) => setMode(value as InsertMode)}
            >
              <div className={classes.choices}>
                <Radio value="onlyEmpty" label={text('leaveIt')} />
                <Radio value="append" label={text('addAtItsEnd')} />
                <Radio value="replace" label={text('replaceIt')} />
              </div>
            </Radio.Group>
          )}
          {!isTaken && after !== null && <FieldDiff before={field.text} after={after} />}
          {!field.isRich && <p className={classes.soft}>{text('plainTextOnly')}</p>}
          {isTooLong && field.maxLength != null && (
            <p className={classes.problem} role="alert">
              {text('fieldTooShort', { limit: field.maxLength, length: after?.length ?? 0 })}
            </p>
          )}
        </>
      )}
      <div className={classes.actions}>
        {field && (
          <Button
            disabled={isTaken || isTooLong}
            loading={isWriting}
            onClick={() => void insert(field)}
          >
            {text('insert')}
          </Button>
        )}
        <Button variant="default" onClick={() => void scan()}>
          {text('lookAgain')}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void copy().then((isCopied) =>
              setNotice(isCopied ? text('copiedText') : text('copyingFailed')),
            )
          }
        >
          {text('copy')}
        </Button>
        <Button variant="default" onClick={cancel}>
          {text('cancel')}
        </Button>
      </div>
    </section>
  );
}

function labelOf({ label, text: held }: TabField, at: number): string {
  const field = label || text('fieldNumber', { number: at + 1 });
  return held === '' ? field : text('fieldWithText', { field });
}

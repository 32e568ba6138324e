import { useState } from 'react';
import type { AppMessages } from '#shared/messages/appMessages.ts';
import { writeClipboard } from '#shared/ui/writeClipboard.ts';
import { notifications } from '@mantine/notifications';
import type { AtsExport, ExportRefusal } from '#shared/messages/atsExport.ts';
import { notifySuccess } from '../../ui/notify.ts';

/** Foreign pages take their time to accept a text. */
const patienceMs = 15_000;

type ExportMessage = 'exportJobDescription' | 'exportInterview' | 'exportScorecard';

interface ExportedText {
  /** As people call it. */
  what: string;
  /** What is copied where it cannot be put into the page. */
  html: string;
  text: string;
}

interface AtsExportOptions {
  ats: string;
  /** Remembers what became of it; a failure to do so is not the person's concern. */
  record?: (outcome: { ats: string | null; isInserted: boolean }) => Promise<unknown>;
}

/** Gives a text to the page of the applicant tracking system, and says what became of it. */
export function useAtsExport({ ats, record }: AtsExportOptions) {
  const [isSending, setIsSending] = useState(false);
  const send = async <Type extends ExportMessage>(
    type: Type,
    data: Parameters<AppMessages[Type]>[0],
    { what, html, text }: ExportedText,
  ): Promise<void> => {
    setIsSending(true);
    try {
      // With its schemas 11 KB, which no page needs before a text is exported.
      const { askExtension } = await import('#shared/messages/askExtension.ts');
      const answer = await askExtension<ExportMessage>(window, type, data, patienceMs);
      if (answer.reason === 'CANCELLED') return;
      record?.({ ats: answer.ats, isInserted: answer.isInserted }).catch(() => undefined);
      if (answer.isInserted) tellExported(what, answer.ats ?? ats);
      else tellNotExported(answer, ats, answer.isCopied ?? (await writeClipboard(html, text)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tellNoAnswer(why, await writeClipboard(html, text));
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, send };
}

/** Long enough to read what to do next. */
const shownMs = 12_000;

const reasons: Record<ExportRefusal, (ats: string) => string> = {
  NO_ATS: () => 'The page beside is no longer one that texts can be put into.',
  NO_FIELD: (ats) => `No text field of ${ats} is open to take it.`,
  NOT_KEPT: (ats) => `${ats} did not keep what was put into its field.`,
  CANCELLED: () => 'Nothing was put into the page.',
};

/** Says that the text stands in the other page. */
const tellExported = (what: string, ats: string): void =>
  notifySuccess(`${what} exported to ${ats}.`);

/** Says why it does not stand there, and how it gets there all the same. */
function tellNotExported(answer: AtsExport, ats: string, isCopied: boolean): void {
  const why = reasons[answer.reason ?? 'NO_FIELD'](answer.ats ?? ats);
  tell(`${why} ${wayOn(isCopied)}`);
}

/** Says that nobody answered, or nobody who understood. */
const tellNoAnswer = (why: string, isCopied: boolean): void => tell(`${why} ${wayOn(isCopied)}`);

const wayOn = (isCopied: boolean): string =>
  isCopied
    ? 'The text was copied: click where it belongs and paste it.'
    : 'Copying it failed too: copy it from this page and paste it where it belongs.';

const tell = (message: string): void =>
  void notifications.show({
    message,
    title: 'Not exported',
    color: 'red',
    role: 'alert',
    autoClose: shownMs,
    withCloseButton: true,
  });

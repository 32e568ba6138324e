import { useState } from 'react';
import type { AppMessages } from '#shared/messages/appMessages.ts';
import { writeClipboard } from '#shared/ui/writeClipboard.ts';
import { tellExported, tellNoAnswer, tellNotExported } from './tellExport.ts';

/** Foreign pages take their time to accept a text. */
const patienceMs = 15_000;

type ExportMessage = 'exportJobDescription' | 'exportInterview' | 'exportScorecard';

export interface ExportedText {
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

import { notifications } from '@mantine/notifications';
import type { AtsExport, ExportRefusal } from '#shared/messages/atsExport.ts';
import { notifySuccess } from '../../ui/notify.ts';

/** Long enough to read what to do next. */
const shownMs = 12_000;

const reasons: Record<ExportRefusal, (ats: string) => string> = {
  NO_ATS: () => 'The page beside is no longer one that texts can be put into.',
  NO_FIELD: (ats) => `No text field of ${ats} is open to take it.`,
  NOT_KEPT: (ats) => `${ats} did not keep what was put into its field.`,
  CANCELLED: () => 'Nothing was put into the page.',
};

/** Says that the text stands in the other page. */
export const tellExported = (what: string, ats: string): void =>
  notifySuccess(`${what} exported to ${ats}.`);

/** Says why it does not stand there, and how it gets there all the same. */
export function tellNotExported(answer: AtsExport, ats: string, isCopied: boolean): void {
  const why = reasons[answer.reason ?? 'NO_FIELD'](answer.ats ?? ats);
  tell(`${why} ${wayOn(isCopied)}`);
}

/** Says that nobody answered, or nobody who understood. */
export const tellNoAnswer = (why: string, isCopied: boolean): void =>
  tell(`${why} ${wayOn(isCopied)}`);

const wayOn = (isCopied: boolean): string =>
  isCopied
    ? 'The text was copied: click where it belongs and paste it.'
    : 'Copying it failed too: copy it from this page and paste it where it belongs.';

const tell = (message: string): void =>
  void notifications.show({
    ...{ message, title: 'Not exported', color: 'red', role: 'alert' },
    ...{ autoClose: shownMs, withCloseButton: true },
  });

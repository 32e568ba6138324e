import type { SharedNoun } from '#shared/domain/share.ts';
import { useDraft } from '../../lib/useDraft.ts';

/** Addresses, title and message of a share, kept until it is sent or given up. */
export function useShareDraft(noun: SharedNoun | 'report', id: string) {
  const key = `share/${noun}/${id}`;
  const emails = useDraft(`${key}/emails`, '');
  const title = useDraft(`${key}/title`, '');
  const message = useDraft(`${key}/message`, '');
  return {
    emails: emails.text === '' ? [] : emails.text.split(' '),
    setEmails: (all: readonly string[]) => emails.setText(all.join(' ')),
    title: title.text,
    setTitle: title.setText,
    message: message.text,
    setMessage: message.setText,
    clear: () => {
      for (const draft of [emails, title, message]) draft.setText('');
    },
  };
}
export type ShareDraft = ReturnType<typeof useShareDraft>;

import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { sentenceReportReasons } from '#shared/domain/aiNote.ts';
import type { SentenceReportReason } from '#shared/domain/aiNote.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useAction } from '../../lib/useAction.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';

interface ReportDialogProps {
  sentenceId: string;
  /** The sentence. */
  text: string;
  /** Throws the server's refusal; what was entered then stays. */
  onReport: (reason: SentenceReportReason, comment: string) => Promise<void>;
  onClose: () => void;
}

const reasonTexts: Record<SentenceReportReason, string> = {
  NOT_SAID: 'This was not said',
  MISLEADING: 'It gives a wrong picture of what was said',
  UNFAIR: 'It is unfair, or about something that must not count',
  OTHER: 'Something else',
};
const mostLetters = 1000;

/** Says what is wrong with a sentence an engine wrote. The sentence stays until somebody changes it. */
export function ReportDialog({ sentenceId, text, onReport, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<SentenceReportReason>('NOT_SAID');
  const { text: comment, setText: setComment, drop } = useDraft(`report/${sentenceId}`, '');
  const report = useAction(async () => {
    await onReport(reason, comment.trim());
    drop();
    onClose();
    notifySuccess('The sentence was reported. Edit or delete it if it should not stand.');
  });
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    report.run();
  };
  return (
    <Dialog onClose={onClose} title="Report a sentence">
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed" lineClamp={4}>
            {text}
          </Text>
          <Radio.Group
            label="What is wrong with it?"
            value={reason}
            onChange={(value) =>
              setReason(sentenceReportReasons.find((item) => item === value) ?? 'OTHER')
            }
          >
            <Stack gap="xs" mt={6}>
              {sentenceReportReasons.map((item) => (
                <Radio
                  key={item}
                  value={item}
                  label={reasonTexts[item]}
                  {...(item === reason && { 'data-autofocus': true })}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Comment"
            placeholder="Optional"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={mostLetters}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <FormFooter
            submitLabel="Report"
            isBusy={report.isBusy}
            error={report.error}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

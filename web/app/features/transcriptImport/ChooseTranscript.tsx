import { Alert, Button, FileButton, Group, Loader, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import { useDraft, useOpenDraft } from '../../lib/useDraft.ts';
import classes from './ChooseTranscript.module.css';
import {
  sourceOfFile,
  sourceOfText,
  transcriptAccept,
  transcriptFormatsText,
} from './transcriptFile.ts';
import type { TranscriptSource } from './transcriptFile.ts';

interface ChooseTranscriptProps {
  /** What is being read, or could not be. */
  source: TranscriptSource | null;
  isReading: boolean;
  failure: string | null;
  onChoose: (source: TranscriptSource) => void;
}

/** Under which a typed transcript waits until it is imported. */
export const pastedKey = 'transcript/pasted';

/** Where a transcript comes from: a file that is picked or dropped, or pasted words. */
export function ChooseTranscript(props: ChooseTranscriptProps) {
  const { source, isReading, failure, onChoose } = props;
  const [isPasting, setIsPasting] = useOpenDraft(pastedKey);
  const { text, setText, isNew } = useDraft(pastedKey, '');
  return (
    <Stack gap="md">
      <div className={classes.drop}>
        <IconFileText size={28} stroke={1.4} aria-hidden />
        <span className={classes.what}>Drop a transcript here</span>
        <span className={classes.formats}>
          {transcriptFormatsText}, up to 10 MB: from Zoom, Teams, Google Meet, Otter, or typed
        </span>
        <Group gap="xs" justify="center">
          <FileButton
            accept={transcriptAccept}
            onChange={(file) => file && onChoose(sourceOfFile(file))}
          >
            {(button) => (
              <Button {...button} disabled={isReading} data-autofocus>
                Choose file
              </Button>
            )}
          </FileButton>
          {!isPasting && (
            <Button variant="default" onClick={() => setIsPasting(true)}>
              Paste text
            </Button>
          )}
        </Group>
      </div>
      {isPasting && (
        <>
          <Textarea
            label="Transcript"
            description="One line for each thing said, as “Name: words” where names are known"
            autosize
            minRows={6}
            maxRows={14}
            autoFocus={isNew}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button
              onClick={() => onChoose(sourceOfText(text))}
              disabled={text.trim() === ''}
              loading={isReading}
            >
              Preview
            </Button>
          </Group>
        </>
      )}
      <div role="status" className={classes.status}>
        {isReading && source && (
          <>
            <Loader size="xs" aria-hidden /> Reading “{source.name}”…
          </>
        )}
      </div>
      {failure !== null && source && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle size={18} />}
          title={`“${source.name}” could not be read`}
        >
          <p className={classes.reason}>{failure}</p>
          <Button variant="default" size="xs" onClick={() => onChoose(source)}>
            Try again
          </Button>
        </Alert>
      )}
    </Stack>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerRecord } from '@tabler/icons-react';
import { graphql } from '../../lib/__generated__/index.ts';
import { notifyFailure } from '../../ui/notify.ts';

const PauseCallRecordingDocument = graphql(`
  mutation PauseCallRecording($callId: ID!, $pauseRecording: Boolean!) {
    pauseCallRecording(callId: $callId, pauseRecording: $pauseRecording) {
      id
      recordingPaused
      recordingPauseInProgress
    }
  }
`);

interface PauseRecordingButtonProps {
  call: { id: string; recordingPaused: boolean };
}

/** Pauses the capture of a live interview, or goes on with it, in whichever browser records it. */
export function PauseRecordingButton({ call: { id, recordingPaused } }: PauseRecordingButtonProps) {
  const [pause, { loading }] = useMutation(PauseCallRecordingDocument);
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  const toggle = async () => {
    try {
      await pause({ variables: { callId: id, pauseRecording: !recordingPaused } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button
      variant="default"
      loading={loading}
      leftSection={recordingPaused ? <IconPlayerRecord {...icon} /> : <IconPlayerPause {...icon} />}
      onClick={() => void toggle()}
    >
      {recordingPaused ? 'Resume recording' : 'Pause recording'}
    </Button>
  );
}

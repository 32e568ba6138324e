import { useMutation } from '@apollo/client/react';
import { List, Stack, Text } from '@mantine/core';
import { graphql } from '../../lib/__generated__/index.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';

const DisableCallRecordingDocument = graphql(`
  mutation DisableCallRecording($callId: ID!) {
    disableCallRecording(callId: $callId) {
      id
      recordingDisabled
    }
  }
`);

/** Deletes the recording and transcript of an interview after a confirmation that says what follows. */
export function useDisableRecording(callId: string, onDisabled: () => void): () => void {
  const confirm = useConfirm();
  const [disable] = useMutation(DisableCallRecordingDocument);
  const disableWhenSure = async () => {
    const isConfirmed = await confirm({
      title: 'Disable recording for this interview?',
      body: (
        <Stack gap="sm">
          <Text>
            The recording and everything made of it are deleted for everybody. This cannot be
            undone.
          </Text>
          <List size="sm" spacing={6}>
            <List.Item>Sound, video, transcript, AI notes, clips and their shares go.</List.Item>
            <List.Item>An upload, capture or transcription that is under way stops.</List.Item>
            <List.Item>Nothing can be recorded or imported for this interview again.</List.Item>
            <List.Item>The interview stays, with its notes and scorecards.</List.Item>
          </List>
        </Stack>
      ),
      confirmLabel: 'Disable recording',
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await disable({ variables: { callId } });
      notifySuccess('The recording and its transcript were deleted.');
      onDisabled();
    } catch (error) {
      notifyFailure(error);
    }
  };
  return () => void disableWhenSure();
}

import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { AddPositionModal } from '../features/uploads/AddPositionModal.tsx';
import { CallDetailFields } from '../features/uploads/CallDetailFields.tsx';
import { faultsOf } from '../features/uploads/uploadDraft.ts';
import type { UploadDraft } from '../features/uploads/uploadDraft.ts';
import { graphql } from '../lib/__generated__/index.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { detailChanges, draftOfCall } from './detailChanges.ts';

const EditDetailsDocument = graphql(`
  query EditDetails($callId: ID!) {
    call(id: $callId) {
      id
      name
      startTime
      visibility
      languageCode
      candidate {
        id
        fullName
      }
      position {
        id
        displayTitle
      }
      interviewStage {
        id
        title
      }
      interviewers {
        id
        fullName
      }
    }
  }
`);

const UpdateCallDocument = graphql(`
  mutation updateCall($id: ID!, $input: UpdateCallInput!) {
    updateCall(id: $id, input: $input) {
      id
      name
      startTime
      visibility
      candidate {
        id
        fullName
      }
      position {
        id
        displayTitle
      }
      interviewStage {
        id
        title
      }
      interviewers {
        id
        fullName
      }
    }
  }
`);

interface EditDetailsDialogProps {
  callId: string;
  onClose: () => void;
}

/** Changes what is said of an interview: with whom, for what, when, by whom, and who sees it. */
export function EditDetailsDialog({ callId, onClose }: EditDetailsDialogProps) {
  const { user } = useCurrentUser();
  const isMobile = useIsMobile();
  const { data, error, refetch } = useQuery(EditDetailsDocument, {
    variables: { callId },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog
      onClose={onClose}
      title="Edit details"
      size={640}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      {data?.call && user ? (
        <DetailsForm
          callId={callId}
          initial={draftOfCall(data.call, user.timezoneName)}
          canCreatePosition={user.canCreatePosition}
          onClose={onClose}
        />
      ) : error || data ? (
        <ErrorState
          message={error ? errorMessage(error) : 'This interview is no longer there.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={360} />
      )}
    </Dialog>
  );
}

interface DetailsFormProps extends EditDetailsDialogProps {
  initial: UploadDraft;
  canCreatePosition: boolean;
}

function DetailsForm({ callId, initial, canCreatePosition, onClose }: DetailsFormProps) {
  const [update, { loading }] = useMutation(UpdateCallDocument);
  const [before] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [newPositionTitle, setNewPositionTitle] = useState<string | null>(null);
  const form = useForm<UploadDraft>({
    initialValues: before,
    validate: (draft) => faultsOf(draft, new Date()),
  });
  const submit = form.onSubmit(async (draft) => {
    setFailure(null);
    const input = detailChanges(before, draft);
    try {
      if (Object.keys(input).length > 0) {
        await update({ variables: { id: callId, input } });
        notifySuccess('The details were saved.');
      }
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return (
    <>
      <form noValidate onSubmit={submit} aria-label="About this interview">
        <Stack gap="md">
          <CallDetailFields
            form={form}
            canCreatePosition={canCreatePosition}
            onNewPosition={setNewPositionTitle}
            language={null}
            hasGuide={false}
          />
          {failure && (
            <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={loading}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {newPositionTitle !== null && (
        <AddPositionModal
          initialTitle={newPositionTitle}
          onClose={() => setNewPositionTitle(null)}
          onAdded={(position) => {
            form.setFieldValue('position', position);
            setNewPositionTitle(null);
          }}
        />
      )}
    </>
  );
}

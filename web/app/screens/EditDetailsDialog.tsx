import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { useNewPosition } from '../features/uploads/useNewPosition.tsx';
import { CallDetailFields } from '../features/uploads/CallDetailFields.tsx';
import { faultsOf } from '../features/uploads/uploadDraft.ts';
import type { UploadDraft } from '../features/uploads/uploadDraft.ts';
import { graphql } from '../lib/__generated__/index.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { useFormDraft } from '../lib/useFormDraft.ts';
import { useAction } from '../lib/useAction.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FormFooter } from '../ui/FormFooter.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { RestoredDraft } from '../ui/RestoredDraft.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { detailChanges, draftOfCall } from '../features/uploads/detailChanges.ts';

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
  const query = useQuery(EditDetailsDocument, {
    variables: { callId },
    fetchPolicy: 'network-only',
  });
  const state = loadStateOf(query, ({ call }) => call);
  return (
    <Dialog
      onClose={onClose}
      title="Edit details"
      size={640}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      {state.kind === 'ready' && user ? (
        <DetailsForm
          callId={callId}
          initial={draftOfCall(state.value, user.timezoneName)}
          canCreatePosition={user.canCreatePosition}
          onClose={onClose}
        />
      ) : (
        <NotLoaded
          state={state.kind === 'ready' ? { kind: 'loading' } : state}
          skeleton={<Skeleton height={360} />}
          absent={<ErrorState message="This interview no longer exists." />}
        />
      )}
    </Dialog>
  );
}

interface DetailsFormProps extends EditDetailsDialogProps {
  initial: UploadDraft;
  canCreatePosition: boolean;
}

function DetailsForm({ callId, initial, canCreatePosition, onClose }: DetailsFormProps) {
  const [update] = useMutation(UpdateCallDocument);
  const [before] = useState(initial);
  const form = useForm<UploadDraft>({
    initialValues: before,
    validate: (draft) => faultsOf(draft, new Date()),
  });
  const { addPosition, newPosition } = useNewPosition(form);
  const draft = useFormDraft(`details/${callId}`, form);
  const { run, isBusy, error } = useAction(async (values: UploadDraft) => {
    const input = detailChanges(before, values);
    if (Object.keys(input).length > 0) {
      await update({ variables: { id: callId, input } });
      notifySuccess('The details were saved.');
    }
    draft.drop();
    onClose();
  });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(run)} aria-label="About this interview">
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <CallDetailFields
            form={form}
            canCreatePosition={canCreatePosition}
            onNewPosition={addPosition}
            language={null}
            hasGuide={false}
          />
          <FormFooter
            isSticky
            submitLabel="Save"
            isBusy={isBusy}
            error={error}
            hasUnsaved={form.isDirty()}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
      {newPosition}
    </>
  );
}

import { SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import { AddCandidateDocument, UpdateCandidateDocument } from './candidateDocuments.ts';
import { candidateDraftOf, candidateInputOf, faultsOfCandidate } from './candidateDraft.ts';
import type { CandidateDraft } from './candidateDraft.ts';
import type { CandidateFacts } from './candidateFacts.ts';
import { PhoneFields } from './PhoneFields.tsx';

interface CandidateDialogProps {
  /** Null for a new one. */
  candidate: CandidateFacts | null;
  /** The position a new candidate applies for, where it is known. */
  positionId?: string;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** Adds a candidate, or changes the name and the addresses of one. */
export function CandidateDialog(props: CandidateDialogProps) {
  const { candidate, positionId = null, onClose, onSaved } = props;
  const isMobile = useIsMobile();
  const add = useSave(AddCandidateDocument, { isInline: true });
  const update = useSave(UpdateCandidateDocument, { isInline: true });
  const form = useForm<CandidateDraft>({
    initialValues: candidateDraftOf(candidate, positionId),
    validate: faultsOfCandidate,
  });
  const draft = useFormDraft(`candidate/${candidate?.id ?? positionId ?? 'new'}`, form);
  const failure = add.failure ?? update.failure;
  const submit = form.onSubmit(async (values) => {
    const input = candidateInputOf(values);
    const saved = candidate
      ? (await update.save({ id: candidate.id, input }))?.updateCandidate
      : (await add.save({ input, positionId: values.positionId }))?.addCandidate;
    if (!saved) return;
    draft.drop();
    notifySuccess(candidate ? 'The candidate was saved.' : 'The candidate was added.');
    onClose();
    onSaved?.(saved.id);
  });
  return (
    <Dialog
      onClose={onClose}
      title={candidate ? 'Edit candidate' : 'Add candidate'}
      size={560}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label="First name"
              withAsterisk
              maxLength={100}
              data-autofocus
              autoComplete="off"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label="Last name"
              withAsterisk
              maxLength={100}
              autoComplete="off"
              {...form.getInputProps('lastName')}
            />
          </SimpleGrid>
          <TagsInput
            label="E-mail addresses"
            description="The first one is the default. Enter, Tab or a comma adds an address."
            placeholder={form.values.emails.length === 0 ? 'name@example.com' : ''}
            splitChars={[',', ' ', ';']}
            maxTags={10}
            {...form.getInputProps('emails')}
          />
          <PhoneFields form={form} />
          {!candidate && (
            <PositionSelect
              label="Position"
              value={form.values.positionId}
              onChange={(id) => form.setFieldValue('positionId', id)}
              error={form.errors['positionId']}
              canAddCandidate
            />
          )}
          <FormFooter
            submitLabel={candidate ? 'Save' : 'Add candidate'}
            isBusy={add.isSaving || update.isSaving}
            error={failure}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

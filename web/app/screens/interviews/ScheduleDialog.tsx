import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  CreateScheduledInterviewDocument,
  UpdateScheduledInterviewDocument,
} from '../../features/scheduledInterviews/scheduledDocuments.ts';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { useNewPosition } from '../../features/uploads/useNewPosition.tsx';
import { CandidateField } from '../../features/uploads/CandidateField.tsx';
import { GuideField } from '../../features/uploads/GuideField.tsx';
import { InterviewersField } from '../../features/uploads/InterviewersField.tsx';
import { PositionField } from '../../features/uploads/PositionField.tsx';
import type { UploadDraft } from '../../features/uploads/uploadDraft.ts';
import type { ScheduledInterview_FactsFragment } from '../../lib/__generated__/graphql.ts';
import { plural } from '#shared/domain/plural.ts';
import { zoneName } from '#shared/domain/time.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import {
  draftsOf,
  faultsOfSchedule,
  faultsOfScheduled,
  scheduledInputOf,
  type ScheduleDraft,
} from './scheduleDraft.ts';

const usualMinutes = [15, 30, 45, 60, 90, 120];

interface ScheduleDialogProps {
  /** Null for a new one. */
  interview: ScheduledInterview_FactsFragment | null;
  user: CurrentUser;
  onClose: () => void;
  onSaved: () => void;
}

/** Schedules an interview, or changes one: with whom, for what, when, where and by whom. */
export function ScheduleDialog({ interview, user, onClose, onSaved }: ScheduleDialogProps) {
  const isMobile = useIsMobile();
  const create = useSave(CreateScheduledInterviewDocument, { isInline: true });
  const update = useSave(UpdateScheduledInterviewDocument, { isInline: true });
  const [beginning] = useState(() =>
    draftsOf(
      interview,
      { value: user.id, label: user.fullName, zone: user.timezoneName },
      Date.now(),
    ),
  );
  const form = useForm<UploadDraft>({
    initialValues: beginning.details,
    validate: faultsOfScheduled,
  });
  const { addPosition, newPosition } = useNewPosition(form);
  const schedule = useForm<ScheduleDraft>({
    initialValues: beginning.schedule,
    validate: faultsOfSchedule,
  });
  const key = `schedule/${interview?.id ?? 'new'}`;
  const details = useFormDraft(`${key}/details`, form);
  const times = useFormDraft(`${key}/times`, schedule);
  const draft = {
    isRestored: details.isRestored || times.isRestored,
    drop: () => {
      details.drop();
      times.drop();
    },
    startOver: () => {
      details.startOver();
      times.startOver();
    },
  };
  const submit = form.onSubmit(async (values) => {
    if (schedule.validate().hasErrors) return;
    const input = scheduledInputOf(values, schedule.values);
    const isSaved = interview
      ? await update.save({ id: interview.id, input })
      : await create.save({ input });
    if (!isSaved) return;
    draft.drop();
    notifySuccess(interview ? 'The interview was saved.' : 'The interview was scheduled.');
    onSaved();
  });
  const { durationMinutes } = schedule.values;
  const minutes = [...new Set([...usualMinutes, durationMinutes])].sort(
    (item, other) => item - other,
  );
  return (
    <Dialog
      onClose={onClose}
      title={interview ? 'Edit scheduled interview' : 'Schedule an interview'}
      size={640}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit} aria-label="Scheduled interview">
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <CandidateField form={form} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <PositionField
              form={form}
              onCreate={user.canCreatePosition ? addPosition : undefined}
            />
            <GuideField form={form} />
          </SimpleGrid>
          <InterviewersField form={form} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label="Begins"
              description={zoneName(form.values.zone)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="datetime-local"
              withAsterisk
              {...form.getInputProps('startsAt')}
            />
            <Select
              label="Lasts"
              data={minutes.map((count) => ({ value: `${count}`, label: plural(count, 'minute') }))}
              allowDeselect={false}
              value={`${durationMinutes}`}
              onChange={(value) => schedule.setFieldValue('durationMinutes', Number(value))}
            />
          </SimpleGrid>
          <TextInput
            label="Meeting link"
            description="The assistant recognizes the interview by it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="https://"
            inputMode="url"
            maxLength={2000}
            {...schedule.getInputProps('meetingUrl')}
          />
          <FormFooter
            isSticky
            submitLabel={interview ? 'Save' : 'Schedule'}
            isBusy={create.isSaving || update.isSaving}
            error={create.failure ?? update.failure}
            hasUnsaved={form.isDirty() || schedule.isDirty()}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
      {newPosition}
    </Dialog>
  );
}

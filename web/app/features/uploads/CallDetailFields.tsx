import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  callVisibilities,
  visibilityDescription,
  visibilityLabel,
} from '#shared/domain/visibility.ts';
import { zoneName } from '#shared/domain/time.ts';
import { wallTimeOf } from '#shared/domain/wallTime.ts';
import { CandidateField } from './CandidateField.tsx';
import { GuideField } from './GuideField.tsx';
import { InterviewersField } from './InterviewersField.tsx';
import { PositionField } from './PositionField.tsx';
import { StageField } from './StageField.tsx';
import type { UploadDraft } from './uploadDraft.ts';
import classes from './UploadForm.module.css';

const visibilityChoices = callVisibilities.map((value) => ({
  value,
  label: visibilityLabel(value),
}));

interface CallDetailFieldsProps {
  form: UseFormReturnType<UploadDraft>;
  canCreatePosition: boolean;
  /** Somebody wants a position that is not there, of this title. */
  onNewPosition: (title: string) => void;
  language: ReactNode;
  /** Where the guide is chosen elsewhere, it is not asked for here. */
  hasGuide?: boolean;
}

/** Shown where this machine is in another zone: the field follows the profile, as every page does. */
const zoneHint = (zone: string): string | undefined =>
  Intl.DateTimeFormat().resolvedOptions().timeZone === zone ? undefined : zoneName(zone);

/** What an interview is about: with whom, for what, when, and who sees it. */
export function CallDetailFields(props: CallDetailFieldsProps) {
  const { form, canCreatePosition, onNewPosition, language, hasGuide = true } = props;
  const [latest] = useState(() => wallTimeOf(Date.now(), form.values.zone));
  return (
    <>
      <CandidateField form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <PositionField form={form} onCreate={canCreatePosition ? onNewPosition : undefined} />
        <StageField form={form} canCreate={canCreatePosition} />
      </SimpleGrid>
      <InterviewersField form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="Date and time"
          description={zoneHint(form.values.zone)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="datetime-local"
          max={latest}
          withAsterisk
          {...form.getInputProps('startsAt')}
        />
        {hasGuide && <GuideField form={form} />}
      </SimpleGrid>
      {language}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="Name" withAsterisk maxLength={100} {...form.getInputProps('name')} />
        <Select
          label="Who can see it"
          data={visibilityChoices}
          allowDeselect={false}
          {...form.getInputProps('visibility')}
        />
      </SimpleGrid>
      <p className={classes.hint}>{visibilityDescription(form.values.visibility)}.</p>
    </>
  );
}

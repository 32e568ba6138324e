import { Alert, Button, Checkbox, NumberInput, TextInput, Tooltip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import {
  focusAreasProblem,
  interviewCountProblem,
  joinedFocusAreas,
  type PlanConfiguration,
} from '#shared/domain/planConfiguration.ts';
import { interviewCount } from '#shared/domain/plan.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import classes from './ConfigureForm.module.css';

interface ConfigureFormProps {
  jobDescriptionId: string;
  jobTitle: string;
  initial: PlanConfiguration;
  isBusy: boolean;
  /** What the server said against it, a line each. */
  problems: readonly string[];
  onSubmit: (configuration: PlanConfiguration) => void;
}

const areasHint = 'Each area becomes a competency of its own in one of the interviews.';

/** Under which a configuration waits until its plan is ordered. */
export const configurationDraftKey = (jobDescriptionId: string) =>
  `planConfiguration/${jobDescriptionId}`;

/** How many interviews a plan shall have, and what else they are to cover. */
export function ConfigureForm(props: ConfigureFormProps) {
  const { jobDescriptionId, jobTitle, initial, isBusy, problems, onSubmit } = props;
  const form = useForm<{ count: number | string; includeRecruiterScreen: boolean; areas: string }>({
    initialValues: {
      count: initial.numberOfInterviews,
      includeRecruiterScreen: initial.includeRecruiterScreen,
      areas: initial.additionalAreas,
    },
  });
  useFormDraft(configurationDraftKey(jobDescriptionId), form);
  const { count, includeRecruiterScreen, areas } = form.values;
  const [isCountLeft, setIsCountLeft] = useState(false);
  const countProblem = interviewCountProblem(count);
  const areasProblem = focusAreasProblem(areas);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsCountLeft(true);
    if (countProblem === null && areasProblem === null)
      onSubmit({
        numberOfInterviews: Number(count),
        includeRecruiterScreen,
        additionalAreas: joinedFocusAreas(areas),
      });
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput label="Job title" value={jobTitle} readOnly variant="filled" />
      <NumberInput
        label="No. of interviews"
        value={count}
        onChange={(value) => form.setFieldValue('count', value)}
        min={interviewCount.fewest}
        max={interviewCount.most}
        clampBehavior="none"
        maw={200}
        onBlur={() => setIsCountLeft(true)}
        // A field that is being emptied to be filled anew is not wrong yet.
        error={count === '' && !isCountLeft ? null : countProblem}
      />
      <Checkbox
        label="First interview is recruiter screen"
        checked={includeRecruiterScreen}
        onChange={(event) =>
          form.setFieldValue('includeRecruiterScreen', event.currentTarget.checked)
        }
      />
      <TextInput
        label="Additional interview focus areas NOT covered in job description or recruiter screen"
        description={
          // In the label it would become part of the field's name.
          <>
            Separate multiple areas with commas{' '}
            <Tooltip label={areasHint} multiline maw={280}>
              <IconInfoCircle
                size={15}
                stroke={1.6}
                className={classes.info}
                role="img"
                tabIndex={0}
                aria-label={areasHint}
              />
            </Tooltip>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="E.g., company values, culture add, etc."
        error={areasProblem}
        value={areas}
        onChange={(event) => form.setFieldValue('areas', event.currentTarget.value)}
      />
      {problems.map((text) => (
        <Alert key={text} color="red" role="alert">
          {text}
        </Alert>
      ))}
      <Button type="submit" loading={isBusy} className={classes.submit}>
        Generate interview plan
      </Button>
    </form>
  );
}

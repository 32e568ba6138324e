import { Alert, Button, Checkbox, NumberInput, TextInput, Tooltip } from '@mantine/core';
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
import classes from './ConfigureForm.module.css';

interface ConfigureFormProps {
  jobTitle: string;
  initial: PlanConfiguration;
  isBusy: boolean;
  /** What the server said against it, a line each. */
  problems: readonly string[];
  onSubmit: (configuration: PlanConfiguration) => void;
}

/** How many interviews a plan shall have, and what else they are to cover. */
export function ConfigureForm(props: ConfigureFormProps) {
  const { jobTitle, initial, isBusy, problems, onSubmit } = props;
  const [count, setCount] = useState<number | string>(initial.numberOfInterviews);
  const [includeRecruiterScreen, setScreen] = useState(initial.includeRecruiterScreen);
  const [areas, setAreas] = useState(initial.additionalAreas);
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
        onChange={setCount}
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
        onChange={(event) => setScreen(event.currentTarget.checked)}
      />
      <TextInput
        label={
          <>
            Additional interview focus areas NOT covered in job description or recruiter screen{' '}
            <Tooltip
              label="Each area becomes a competency of its own in one of the interviews."
              multiline
              maw={280}
            >
              <IconInfoCircle
                size={15}
                stroke={1.6}
                className={classes.info}
                role="img"
                tabIndex={0}
                aria-label="Each area becomes a competency of its own in one of the interviews."
              />
            </Tooltip>
          </>
        }
        description="Separate multiple areas with commas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="E.g., company values, culture add, etc."
        error={areasProblem}
        value={areas}
        onChange={(event) => setAreas(event.currentTarget.value)}
      />
      {problems.map((text) => (
        <Alert key={text} color="red" role="alert">
          {text}
        </Alert>
      ))}
      <Button type="submit" loading={isBusy} className={classes.submit ?? ''}>
        Generate interview plan
      </Button>
    </form>
  );
}

import { Alert, Button, Checkbox, NumberInput, TextInput, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import {
  focusAreas,
  interviewCountProblem,
  type PlanConfiguration,
} from '../../../../shared/domain/planConfiguration.ts';
import { interviewCount } from '../../../../shared/domain/plan.ts';
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
  const [isAsked, setIsAsked] = useState(false);
  const problem = interviewCountProblem(count);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (problem === null)
      onSubmit({
        numberOfInterviews: Number(count),
        includeRecruiterScreen,
        additionalAreas: focusAreas(areas).join(', '),
      });
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
        allowDecimal={false}
        maw={200}
        error={isAsked ? problem : null}
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
        maxLength={1000}
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

import { Button } from '@mantine/core';
import type { JobDescriptionTone } from '#shared/domain/plan.ts';
import classes from './AssistantPanel.module.css';

interface ToneButtonsProps {
  choices: readonly JobDescriptionTone[];
  /** The organization's own. */
  standard: JobDescriptionTone;
  value: JobDescriptionTone;
  isDisabled: boolean;
  onChange: (tone: JobDescriptionTone) => void;
}

/** How the text should sound; another tone has it written anew. */
export function ToneButtons(props: ToneButtonsProps) {
  const { choices, standard, value, isDisabled, onChange } = props;
  return (
    <div role="group" aria-label="Tone" className={classes.foot}>
      {choices.map((tone) => (
        <Button
          key={tone}
          variant={tone === value ? 'light' : 'default'}
          size="compact-md"
          aria-pressed={tone === value}
          disabled={isDisabled}
          onClick={() => onChange(tone)}
        >
          {tone.charAt(0) + tone.slice(1).toLowerCase()}
          {tone === standard && ' (default)'}
        </Button>
      ))}
    </div>
  );
}

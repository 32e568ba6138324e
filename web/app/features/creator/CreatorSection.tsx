import { Button, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CreatorSection.module.css';

interface CreatorSectionProps {
  /** What the section is, whatever its title says. */
  name: string;
  title: string;
  onTitle: (title: string) => void;
  isDisabled: boolean;
  /** The assistant is at it. */
  isCurrent: boolean;
  /** Opens the assistant; left out where it does not help. */
  onAssist?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the job description: a title one may change, and what stands under it. */
export function CreatorSection(props: CreatorSectionProps) {
  const { name, title, onTitle, isDisabled, isCurrent, onAssist, children } = props;
  return (
    <section
      className={classes.section}
      aria-label={name}
      data-current={isCurrent || undefined}
      data-disabled={isDisabled || undefined}
    >
      <div className={classes.top}>
        <TextInput
          variant="unstyled"
          aria-label={`Title of the section: ${name}`}
          value={title}
          maxLength={200}
          disabled={isDisabled}
          onChange={(event) => onTitle(event.currentTarget.value)}
          // Tab selects the whole text of a field: the next key would write over the title.
          onFocus={({ currentTarget: field }) =>
            field.setSelectionRange(field.value.length, field.value.length)
          }
          classNames={{ root: classes.field, input: classes.title }}
        />
        {onAssist && !isCurrent && (
          <Button
            variant="default"
            leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden />}
            aria-label={`Write with the assistant: ${name}`}
            disabled={isDisabled}
            onClick={onAssist}
          >
            Assistant
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

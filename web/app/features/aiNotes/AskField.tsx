import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { Ref } from 'react';

const mostLetters = 500;

interface AskFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Of the form; a question "about" its object names the field. */
  label: string;
  fieldLabel: string;
  placeholder: string;
  className: string;
  text: string;
  onText: (text: string) => void;
  isAsking: boolean;
  onAsk: (question: string) => void;
}

/** One question and the button that asks it. */
export function AskField({ ref = null, ...props }: AskFieldProps) {
  const { label, fieldLabel, placeholder, className, text, onText, isAsking, onAsk } = props;
  const question = text.trim();
  return (
    <form
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (question !== '' && !isAsking) onAsk(question);
      }}
    >
      <TextInput
        ref={ref}
        aria-label={fieldLabel}
        placeholder={placeholder}
        flex={1}
        miw={0}
        maxLength={mostLetters}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        color="pine"
        size={32}
        aria-label="Ask"
        loading={isAsking}
        disabled={question === ''}
      >
        <IconArrowUp size={16} stroke={1.8} />
      </ActionIcon>
    </form>
  );
}

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './TypedText.module.css';

interface TypedTextProps {
  text: string;
  label: string;
  placeholder: string;
  maxLength: number;
  /** What a blank text is told. */
  whenBlank: string;
  /** Called while one types, with the trimmed text; not for a blank one. */
  onType: (text: string) => void;
  isTitle?: boolean;
}

/** A text that is edited where it stands and saved as one types. */
export function TypedText(props: TypedTextProps) {
  const { text, label, placeholder, maxLength, whenBlank, onType, isTitle = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isBlank = typed !== null && typed.trim() === '';
  return (
    <Textarea
      aria-label={label}
      placeholder={placeholder}
      data-inline-text
      variant="unstyled"
      classNames={{ input: isTitle ? classes.title : classes.text }}
      className={classes.field}
      value={typed ?? text}
      error={isBlank ? whenBlank : undefined}
      maxLength={maxLength}
      rows={1}
      onChange={(event) => {
        const next = event.currentTarget.value.replaceAll('\n', ' ');
        setTyped(next);
        if (next.trim() !== '') onType(next.trim());
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.currentTarget.blur();
        }
      }}
      // A blank text is none: what stood there stays.
      onBlur={() => setTyped(null)}
    />
  );
}

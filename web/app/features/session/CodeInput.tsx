import { useEffect, useRef } from 'react';
import classes from './CodeInput.module.css';

export const codeLength = 6;

/** What was typed or pasted as a code: letters and digits, upper case, no more than it has. */
export function cleanCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);
}

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  isDisabled: boolean;
  errorId: string | undefined;
}

/**
 * A code of six characters: one real field, so that pasting, filling in from a message and screen
 * readers work as everywhere, drawn as six boxes.
 */
export function CodeInput({ value, onChange, onComplete, isDisabled, errorId }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After a refused code the field was disabled for a moment and lost its focus.
    if (!isDisabled) input.current?.focus();
  }, [isDisabled]);
  return (
    <div className={classes.code} data-error={errorId !== undefined || undefined}>
      <input
        ref={input}
        className={classes.input}
        aria-label="Code"
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={value}
        disabled={isDisabled}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          const code = cleanCode(event.currentTarget.value);
          onChange(code);
          if (code.length === codeLength && code !== value) onComplete(code);
        }}
      />
      {Array.from({ length: codeLength }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={classes.box}
          data-current={index === Math.min(value.length, codeLength - 1) || undefined}
        >
          {value[index]}
        </span>
      ))}
    </div>
  );
}

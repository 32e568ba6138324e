import { IconUpload } from '@tabler/icons-react';
import classes from './DropHint.module.css';
import { acceptedFormatsText } from './fileRules.ts';

/** Lies over the page while files are held above it. */
export function DropHint() {
  return (
    <div className={classes.hint} role="status">
      <div className={classes.box}>
        <IconUpload size={28} stroke={1.5} aria-hidden />
        <strong>Drop recordings to upload them, or transcripts to import them</strong>
        <span>{acceptedFormatsText}</span>
      </div>
    </div>
  );
}

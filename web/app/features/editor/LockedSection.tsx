import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import classes from './LockedSection.module.css';

const explanation = 'Locked sections are included in every job description and cannot be edited.';

/** A part of the organization's template: read with the text, not written in it. */
export function LockedSection({ header, text }: { header: string; text: string }) {
  return (
    <section className={classes.section} aria-label={`${header} (locked)`}>
      <Tooltip
        label={explanation}
        multiline
        maw={280}
        events={{ hover: true, focus: true, touch: true }}
      >
        <span className={classes.lock} tabIndex={0} role="img" aria-label={explanation}>
          <IconLock size={16} stroke={1.6} />
        </span>
      </Tooltip>
      <h2 className={classes.header}>{header}</h2>
      <p className={classes.text}>{text}</p>
    </section>
  );
}

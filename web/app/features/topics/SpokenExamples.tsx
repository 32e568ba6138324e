import { Link } from 'react-router';
import { When } from '../../ui/When.tsx';
import classes from './SpokenExamples.module.css';
import { TimeChip } from '../../ui/TimeChip.tsx';

interface SpokenExamplesProps {
  examples: readonly {
    callId: string;
    name: string;
    startTime: string;
    atMs: number;
    speaker: string;
    quote: string;
  }[];
  /** In a dialog, so that what is typed there stays. */
  isInNewTab?: boolean;
}

/** Passages of interviews; each opens its moment. */
export function SpokenExamples({ examples, isInNewTab = false }: SpokenExamplesProps) {
  return (
    <ul className={classes.list}>
      {examples.map(({ callId, name, startTime, atMs, speaker, quote }) => (
        <li key={`${callId} ${atMs}`}>
          <Link
            to={`/interview/${callId}?t=${Math.floor(atMs / 1000)}`}
            className={classes.quote}
            {...(isInNewTab && { target: '_blank', rel: 'noreferrer' })}
          >
            <TimeChip timeMs={atMs} />
            <span className={classes.words}>
              <b>{speaker}:</b> {quote}
            </span>
          </Link>
          <p className={classes.source}>
            {name} · <When at={startTime} />
          </p>
        </li>
      ))}
    </ul>
  );
}

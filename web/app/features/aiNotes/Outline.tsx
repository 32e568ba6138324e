import { formatTimecode } from '#shared/domain/time.ts';
import { useCiting } from './citing.ts';
import classes from './Outline.module.css';
import type { WrittenNotes } from './useAiNotes.ts';

/** What the interview went through, in order; press one to hear it from there. */
export function Chapters({ chapters }: Pick<WrittenNotes, 'chapters'>) {
  const { play } = useCiting();
  return (
    <ol className={classes.chapters}>
      {chapters.map(({ segmentId, startMs, title }) => (
        <li key={segmentId}>
          <button type="button" className={classes.chapter} onClick={() => play(startMs)}>
            <span className={classes.time}>{formatTimecode(startMs)}</span>
            <span className={classes.title}>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface TopicsProps {
  topics: readonly {
    name: string;
    mentions: readonly { segmentId: string; startMs: number }[];
  }[];
}

/** What was spoken of more than once, each with the moments. */
export function Topics({ topics }: TopicsProps) {
  const { play } = useCiting();
  return (
    <ul className={classes.topics}>
      {topics.map(({ name, mentions }) => (
        <li key={name} className={classes.topic}>
          <span className={classes.name}>{name}</span>
          {mentions.map(({ segmentId, startMs }) => (
            <button
              key={segmentId}
              type="button"
              className={classes.mention}
              aria-label={`Play ${name} at ${formatTimecode(startMs)}`}
              onClick={() => play(startMs)}
            >
              {formatTimecode(startMs)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

import { Progress } from '@mantine/core';
import { formatDuration } from '#shared/domain/time.ts';
import { speakerColor } from '#shared/ui/speakerColor.ts';
import classes from './TalkShare.module.css';

interface TalkShareProps {
  speakers: readonly { id: string; name: string; index: number; talkMs: number }[];
}

/** Who spoke how much of all talk. */
export function TalkShare({ speakers }: TalkShareProps) {
  const allMs = speakers.reduce((sum, { talkMs }) => sum + talkMs, 0);
  if (allMs === 0) return null;
  return (
    <section aria-labelledby="share-title">
      <h2 id="share-title" className={classes.heading}>
        Who spoke
      </h2>
      <ul className={classes.speakers}>
        {speakers.map(({ id, name, index, talkMs }) => {
          const percent = Math.round((100 * talkMs) / allMs);
          return (
            <li key={id} className={classes.speaker}>
              <span className={classes.name}>{name}</span>
              <span className={classes.share}>
                {percent} % · {formatDuration(talkMs)}
              </span>
              <Progress
                aria-hidden
                className={classes.bar}
                value={percent}
                color={speakerColor(index)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

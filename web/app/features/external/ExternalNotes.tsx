import { formatTimecode } from '#shared/domain/time.ts';
import type { ExternalView_ViewFragment } from '../../lib/__generated__/graphql.ts';
import classes from './ExternalNotes.module.css';

interface ExternalNotesProps {
  notes: NonNullable<ExternalView_ViewFragment['passages'][number]['aiNotes']>;
  /** Plays the recording from a moment; null where nothing plays. */
  onPlay: ((timeMs: number) => void) | null;
}

/** The AI notes that the sharer chose, and the chapters, each with its moments. */
export function ExternalNotes({ notes: { sections, chapters }, onPlay }: ExternalNotesProps) {
  const moment = (timeMs: number) =>
    onPlay ? (
      <button
        key={timeMs}
        type="button"
        className={classes.moment}
        aria-label={`Play from ${formatTimecode(timeMs)}`}
        onClick={() => onPlay(timeMs)}
      >
        {formatTimecode(timeMs)}
      </button>
    ) : (
      <span key={timeMs} className={classes.time}>
        {formatTimecode(timeMs)}
      </span>
    );
  return (
    <aside className={classes.notes} aria-label="AI notes">
      <h2 className={classes.heading}>AI notes</h2>
      {sections.length === 0 && <p className={classes.soft}>There are no AI notes to read here.</p>}
      {sections.map(({ title, sentences }, at) => (
        <section key={at}>
          {title !== '' && <h3 className={classes.title}>{title}</h3>}
          {sentences.map(({ text, momentsMs }, index) => (
            <p key={index} className={classes.sentence}>
              {text} {momentsMs.map(moment)}
            </p>
          ))}
        </section>
      ))}
      {chapters.length > 0 && (
        <section>
          <h3 className={classes.title}>Chapters</h3>
          <ul className={classes.chapters}>
            {chapters.map(({ title, startMs }) => (
              <li key={startMs}>
                {moment(startMs)} {title}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

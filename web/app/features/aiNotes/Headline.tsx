import { headlineOf } from '#shared/domain/notesPage/headlineOf.ts';
import type { GuideNotes_NoteFragment } from '../../lib/__generated__/graphql.ts';
import classes from './Headline.module.css';

/** What came of the guide in a few lines; an open question leads to its note. */
export function Headline({ notes }: { notes: readonly GuideNotes_NoteFragment[] }) {
  const headline = headlineOf(notes);
  if (!headline) return null;
  return (
    <section className={classes.headline} aria-label="At a glance">
      <p className={classes.text}>{headline.text}</p>
      {headline.open.length > 0 && (
        <dl className={classes.open}>
          {headline.open.map(({ label, notes: open }) => (
            <div key={label} className={classes.group}>
              <dt className={classes.label}>{label}</dt>
              {open.map(({ id, question }) => (
                <dd key={id} className={classes.question}>
                  <a href={`#${noteAnchor(id)}`} onClick={(event) => goToNote(event, id)}>
                    {question}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

export const noteAnchor = (id: string): string => `note-${id}`;

/** Without a change of the address, which holds the moment that plays. */
function goToNote(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const note = document.getElementById(noteAnchor(id));
  note?.scrollIntoView({ block: 'start' });
  note?.focus({ preventScroll: true });
}

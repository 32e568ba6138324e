import { splitMentions } from '#shared/domain/mention.ts';
import classes from './NoteText.module.css';

interface NoteTextProps {
  text: string;
  /** The people it names. */
  mentions: readonly { id: string; fullName: string; email: string }[];
}

/** The words of a note or a reply; the names of those who were notified stand out. */
export function NoteText({ text, mentions }: NoteTextProps) {
  const people = mentions.map(({ id, fullName, email }) => ({ id, name: fullName, email }));
  return (
    <p className={classes.text}>
      {splitMentions(text, people).map((part, index) =>
        part.mentionedIds.length > 0 ? (
          <span key={index} className={classes.mention}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

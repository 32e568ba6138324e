import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import type { GuideNotes_NoteFragment } from '../../lib/__generated__/graphql.ts';
import { EvidenceFragment, GuideNotesFragment } from './aiNotesDocuments.ts';
import { byCompetency } from './byCompetency.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { gapVerdicts } from './gapVerdicts.ts';
import classes from './GuideNotes.module.css';
import { SentenceList } from './SentenceList.tsx';

interface GuideNotesProps {
  notes: readonly FragmentType<typeof GuideNotesFragment>[];
  /** The questions of the guide as it is now. */
  cueIds: ReadonlySet<string>;
}

/**
 * What the interview says about each question of its guide, by competency. Notes of another guide
 * stay where somebody changed them; they stand apart.
 */
export function GuideNotes({ notes: masked, cueIds }: GuideNotesProps) {
  const notes = readFragment(GuideNotesFragment, masked);
  const isOfGuide = ({ cueId }: GuideNotes_NoteFragment) => cueId !== null && cueIds.has(cueId);
  const kept = notes.filter((note) => !isOfGuide(note));
  return (
    <>
      <Groups notes={notes.filter(isOfGuide)} />
      {kept.length > 0 && (
        <div className={classes.kept}>
          <p className={classes.competency}>
            Kept from another guide, because somebody changed them
          </p>
          <Groups notes={kept} />
        </div>
      )}
    </>
  );
}

function Groups({ notes }: { notes: readonly GuideNotes_NoteFragment[] }) {
  return byCompetency(notes).map(({ competency, notes: group }) => (
    <div key={group[0]?.id} className={classes.group}>
      {competency && <h3 className={classes.competency}>{competency}</h3>}
      {group.map((note) => (
        <QuestionNote key={note.id} note={note} />
      ))}
    </div>
  ));
}

function QuestionNote({ note }: { note: GuideNotes_NoteFragment }) {
  const { id, question, sentences, matchReason, gap, isUnsure } = note;
  const askedAt = readFragment(EvidenceFragment, note.askedAt);
  return (
    <div className={classes.note}>
      <p className={classes.question}>
        {question}
        {askedAt && <EvidenceMarks evidence={[askedAt]} />}
      </p>
      {(gap || isUnsure) && (
        <p className={classes.missing}>
          <span className={classes.verdict}>{gap ? gapVerdicts[gap] : 'Perhaps asked.'}</span>
          {matchReason && ` ${matchReason}`}
        </p>
      )}
      <SentenceList partId={id} sentences={sentences} />
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { gapVerdicts, sentencesAt } from '#shared/domain/notesPage/notesPage.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { GuideNotes_NoteFragment } from '../../lib/__generated__/graphql.ts';
import { EvidenceFragment, SentenceFragment } from './aiNotesDocuments.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import classes from './GuideNotes.module.css';
import { noteAnchor } from './Headline.tsx';
import { useNoteDetail } from './noteDetailStore.ts';
import { SentenceList } from './SentenceList.tsx';
import { useWriting } from './writingState.ts';
import type { NoteDetail } from '#shared/domain/notesPage/notesPage.ts';
import { noteLines } from '#shared/domain/notesPage/pageLines.ts';
import { writeRichHtml, writeRichText } from '#shared/domain/richDocument/writeRichHtml.ts';
import { interviewLink } from '../../lib/interviewLink.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
import { marksOfEvidence } from './marksOfEvidence.ts';

interface GuideNotesProps {
  notes: readonly GuideNotes_NoteFragment[];
  /** The questions of the guide as it is now. */
  cueIds: ReadonlySet<string>;
}

/**
 * What the interview says about each question of its guide, by competency. Notes of another guide
 * stay where somebody changed them; they stand apart.
 */
export function GuideNotes({ notes, cueIds }: GuideNotesProps) {
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
  const { id, question, sentences, matchReason, gap, isUnsure, missing } = note;
  const askedAt = readFragment(EvidenceFragment, note.askedAt);
  const moments = readFragment(EvidenceFragment, note.moments);
  const { detail } = useNoteDetail();
  const { callId } = useWriting();
  return (
    <div id={noteAnchor(id)} className={classes.note} tabIndex={-1}>
      <div className={classes.top}>
        <p className={classes.question}>
          {question}
          {askedAt && !isUnsure && <EvidenceMarks evidence={[askedAt]} />}
        </p>
        <ActionIcon
          size={28}
          className={classes.copy}
          aria-label={`Copy this note: ${question}`}
          onClick={() => void copyNote(callId, note, detail)}
        >
          <IconCopy size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      {(gap || isUnsure) && (
        <p className={classes.missing}>
          <span className={classes.verdict}>
            {isUnsure ? 'Perhaps asked.' : gap && gapVerdicts[gap]}
          </span>
          {matchReason && ` ${matchReason}`}
          <EvidenceMarks evidence={moments} />
        </p>
      )}
      <SentenceList
        partId={id}
        sentences={sentencesAt(detail, readFragment(SentenceFragment, sentences))}
      />
      {missing && (
        <p className={classes.missing}>
          <span className={classes.verdict}>No answer found to:</span> {missing}
        </p>
      )}
    </div>
  );
}

/** Notes in the order of the guide, parted where the competency changes. */
export function byCompetency<Note extends { competency: string | null }>(
  notes: readonly Note[],
): { competency: string | null; notes: Note[] }[] {
  const groups: { competency: string | null; notes: Note[] }[] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    if (last?.competency === note.competency) last.notes.push(note);
    else groups.push({ competency: note.competency, notes: [note] });
  }
  return groups;
}

/** Puts one note on the clipboard as it is shown, with links to its moments. */
function copyNote(
  callId: string,
  note: GuideNotes_NoteFragment,
  detail: NoteDetail,
): Promise<boolean> {
  const momentsOf = (evidence: Parameters<typeof marksOfEvidence>[0]) =>
    marksOfEvidence(evidence).map(({ startMs }) => startMs);
  const askedAt = readFragment(EvidenceFragment, note.askedAt);
  const page = {
    ...note,
    reason: note.matchReason,
    askedAtMs: askedAt && !note.isUnsure ? askedAt.startMs : null,
    moments: momentsOf(readFragment(EvidenceFragment, note.moments)),
    sentences: readFragment(SentenceFragment, note.sentences).map(({ text, isKey, evidence }) => ({
      text,
      isKey,
      moments: momentsOf(readFragment(EvidenceFragment, evidence)),
    })),
  };
  const lines = noteLines(page, detail, (timeMs) => interviewLink(callId, timeMs));
  return copyRichText(writeRichHtml(lines), writeRichText(lines), 'Note copied');
}

import type { NoteDetail } from '#shared/domain/notesPage/notesPage.ts';
import { noteLines } from '#shared/domain/notesPage/pageLines.ts';
import { writeRichHtml, writeRichText } from '#shared/domain/richDocument/writeRichHtml.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { GuideNotes_NoteFragment } from '../../lib/__generated__/graphql.ts';
import { interviewLink } from '../../lib/interviewLink.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
import { EvidenceFragment, SentenceFragment } from './aiNotesDocuments.ts';
import { marksOfEvidence } from './marksOfEvidence.ts';

/** Puts one note on the clipboard as it is shown, with links to its moments. */
export function copyNote(
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
      ...{ text, isKey },
      moments: momentsOf(readFragment(EvidenceFragment, evidence)),
    })),
  };
  const lines = noteLines(page, detail, (timeMs) => interviewLink(callId, timeMs));
  return copyRichText(writeRichHtml(lines), writeRichText(lines), 'Note copied');
}

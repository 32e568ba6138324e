import { nameParts } from '#shared/domain/nameParts.ts';
import { transcriptLanguages } from '#shared/domain/transcripts/transcriptLanguages.ts';
import type { CheckedTranscript } from './TranscriptImportDialog.tsx';
import { preferredLanguage } from '../uploads/preferredLanguage.ts';
import { recallDraft } from '../uploads/rememberedDraft.ts';
import { draftOf } from '../uploads/uploadDraft.ts';
import type { UploadDraft } from '../uploads/uploadDraft.ts';

export interface Importer {
  id: string;
  fullName: string;
  timezoneName: string;
  canCreatePosition: boolean;
}

/**
 * What the form of a new interview begins with: the people the file names with the roles that were
 * checked, its title and date; the rest as last time.
 */
export function importBeginning(
  checked: CheckedTranscript,
  user: Importer,
  now: Date,
): UploadDraft {
  const { name, body, changedAtMs } = checked.source;
  const draft = draftOf(
    { name, size: body.size, lastModified: changedAtMs },
    recallDraft(user.id),
    { value: user.id, label: user.fullName, zone: user.timezoneName },
    now,
  );
  const { candidate, newCandidate, interviewers, areNamed } = peopleOf(checked);
  const known: readonly string[] = transcriptLanguages;
  return {
    ...draft,
    candidate,
    newCandidate,
    name: titleOf(checked, candidate?.label ?? fullName(newCandidate), draft.name).slice(0, 100),
    // Somebody who imports a talk of others did not lead it.
    interviewers: areNamed ? interviewers : draft.interviewers,
    languageCode: known.includes(draft.languageCode)
      ? draft.languageCode
      : (preferredLanguage(known, [draft.languageCode, ...navigator.languages]) ?? 'en-US'),
  };
}

/** The speakers as they were checked, beside who the server knows by the names in the file. */
function peopleOf({ preview, speakers }: CheckedTranscript) {
  const people = speakers.map(({ name, role }, index) => {
    const read = preview.speakers[index];
    // A name that was changed is another person's.
    const isRead = read?.name === name;
    return {
      name,
      role,
      user: (isRead && read.user) || null,
      candidate: (isRead && read.candidate) || null,
    };
  });
  const candidates = people.filter(({ role }) => role === 'CANDIDATE');
  const known = candidates.find(({ candidate }) => candidate)?.candidate;
  const [only] = candidates;
  const added = !known && only && candidates.length === 1 ? nameParts(only.name) : null;
  return {
    candidate: known ? choiceOf(known) : null,
    newCandidate: added && { ...added, email: '' },
    interviewers: people.flatMap(({ role, user }) =>
      user && role === 'INTERVIEWER' ? [choiceOf(user)] : [],
    ),
    areNamed: people.some(({ user, name }) => user !== null || nameParts(name) !== null),
  };
}

const choiceOf = ({ id, fullName: label }: { id: string; fullName: string }) => ({
  value: id,
  label,
});

const fullName = (person: UploadDraft['newCandidate']): string | null =>
  person && `${person.firstName} ${person.lastName}`;

/** The file's own title; else who was interviewed, which says more than the name of a file. */
const titleOf = (
  { preview }: CheckedTranscript,
  candidate: string | null,
  fileTitle: string,
): string => preview.title ?? (candidate === null ? fileTitle : `Interview with ${candidate}`);

import type { PhoneType } from '#shared/domain/candidate.ts';
import type { CandidateInput } from '../../lib/__generated__/graphql.ts';
import type { CandidateFacts } from './candidateFacts.ts';

/** What the dialog for a candidate holds while it is filled in. */
export interface CandidateDraft {
  firstName: string;
  lastName: string;
  emails: string[];
  phones: { key: string; type: PhoneType; phoneNumber: string }[];
  positionId: string | null;
}

export const candidateDraftOf = (
  candidate: CandidateFacts | null,
  positionId: string | null,
): CandidateDraft => ({
  firstName: candidate?.firstName ?? '',
  lastName: candidate?.lastName ?? '',
  emails: candidate?.emails ?? [],
  phones: (candidate?.phoneNumbers ?? []).map(({ id, type, phoneNumber }) => ({
    key: id,
    type,
    phoneNumber,
  })),
  positionId,
});

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a draft, by field. */
export function faultsOfCandidate({ firstName, lastName, emails }: CandidateDraft) {
  const wrong = emails.find((email) => !emailPattern.test(email));
  return {
    firstName: firstName.trim() === '' ? 'Enter the first name.' : null,
    lastName: lastName.trim() === '' ? 'Enter the last name.' : null,
    emails: wrong === undefined ? null : `“${wrong}” is not an e-mail address.`,
  };
}

/** What the server gets; phone rows that were left empty are dropped. */
export const candidateInputOf = (draft: CandidateDraft): CandidateInput => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  emails: draft.emails,
  phoneNumbers: draft.phones
    .filter(({ phoneNumber }) => phoneNumber.trim() !== '')
    .map(({ type, phoneNumber }) => ({ type, phoneNumber: phoneNumber.trim() })),
});

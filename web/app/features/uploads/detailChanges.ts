import type { UploadDraft } from './uploadDraft.ts';
import { detailsOf } from './uploadDraft.ts';
import type { EditDetailsQuery, UpdateCallInput } from '../../lib/__generated__/graphql.ts';
import { wallTimeOf } from '#shared/domain/wallTime.ts';

type Details = NonNullable<EditDetailsQuery['call']>;

/** What is said of an interview now, as the form of a new one holds it. */
export function draftOfCall(call: Details, zone: string): UploadDraft {
  const { candidate, position, interviewStage, interviewers } = call;
  return {
    name: call.name,
    candidate: candidate && { value: candidate.id, label: candidate.fullName },
    newCandidate: null,
    position: position && { value: position.id, label: position.displayTitle },
    stage: interviewStage && { value: interviewStage.id, label: interviewStage.title },
    guide: null,
    interviewers: interviewers.map(({ id, fullName }) => ({ value: id, label: fullName })),
    languageCode: call.languageCode,
    startsAt: wallTimeOf(Date.parse(call.startTime), zone),
    zone,
    visibility: call.visibility,
  };
}

/** Only what the person changed: what somebody else changes meanwhile stays. */
export function detailChanges(before: UploadDraft, after: UploadDraft): UpdateCallInput {
  const { newCandidate, ...details } = detailsOf(after);
  const idsOf = ({ interviewers }: UploadDraft) =>
    interviewers
      .map(({ value }) => value)
      .sort()
      .join();
  const isOther = (key: 'candidate' | 'position' | 'stage') =>
    before[key]?.value !== after[key]?.value;
  return {
    ...(details.name !== before.name && { name: details.name }),
    ...(newCandidate
      ? { newCandidate }
      : isOther('candidate') && { candidateId: after.candidate?.value ?? null }),
    ...(isOther('position') && { positionId: after.position?.value ?? null }),
    ...(isOther('stage') && { interviewStageId: after.stage?.value ?? null }),
    ...(idsOf(before) !== idsOf(after) && { interviewerIds: details.interviewerIds }),
    // The field knows minutes; untouched, the seconds stay.
    ...(before.startsAt !== after.startsAt && { startTime: details.startTime }),
    ...(before.visibility !== after.visibility && { visibility: after.visibility }),
  };
}

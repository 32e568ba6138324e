import { uploadConsent } from '#shared/domain/captureConsent.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import { momentOf, wallTimeOf } from '#shared/domain/wallTime.ts';
import type { AddUploadedCallInput } from '../../lib/__generated__/graphql.ts';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';
import { fingerprintOf, nameFromFile } from './fileRules.ts';
import type { FileFacts } from './fileRules.ts';

/** What the person says about a recording before it is sent. */
export interface UploadDraft {
  name: string;
  candidate: Choice | null;
  /** Filled in instead of `candidate` for somebody who is not known yet. */
  newCandidate: { firstName: string; lastName: string; email: string } | null;
  position: Choice | null;
  stage: Choice | null;
  guide: Choice | null;
  interviewers: Choice[];
  languageCode: string;
  /** As the field writes it: "2026-05-04T14:30", by the clock of `zone`. */
  startsAt: string;
  /** IANA name of the zone in the person's profile, as every page shows times. */
  zone: string;
  visibility: CallVisibility;
  /** Everyone in the recording agreed to it; asked where one is uploaded, each time. */
  hasConsent?: boolean;
}

/** What a next upload takes over from the one before. */
export type RememberedDraft = Pick<
  UploadDraft,
  'position' | 'stage' | 'guide' | 'interviewers' | 'languageCode' | 'visibility'
>;

/** Sensible beginnings: the name and the time of the file, the rest as last time. */
export function draftOf(
  file: FileFacts,
  remembered: Partial<RememberedDraft>,
  me: Choice & { zone: string },
  now: Date,
): UploadDraft {
  const { zone, ...interviewer } = me;
  return {
    name: nameFromFile(file.name),
    candidate: null,
    newCandidate: null,
    position: remembered.position ?? null,
    stage: remembered.stage ?? null,
    guide: remembered.guide ?? null,
    interviewers: remembered.interviewers ?? [interviewer],
    languageCode: remembered.languageCode ?? '',
    startsAt: wallTimeOf(Math.min(file.lastModified || now.getTime(), now.getTime()), zone),
    zone,
    visibility: remembered.visibility ?? 'PUBLIC',
    hasConsent: false,
  };
}

type Faults = Partial<Record<string, string>>;

/** What is missing or wrong in a draft, by the field's path; empty when it can be sent. */
export function faultsOf(draft: UploadDraft, now: Date): Faults {
  const faults: Faults = {};
  if (draft.name.trim() === '') faults['name'] = 'Enter a name for the recording';
  const person = draft.newCandidate;
  if (person) {
    if (person.firstName.trim() === '') faults['newCandidate.firstName'] = 'Enter a first name';
    if (person.lastName.trim() === '') faults['newCandidate.lastName'] = 'Enter a last name';
    const email = person.email.trim();
    if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      faults['newCandidate.email'] = 'Enter an email address';
  }
  if (draft.languageCode === '') faults['languageCode'] = 'Choose the language that is spoken';
  const startMs = momentOf(draft.startsAt, draft.zone);
  if (Number.isNaN(startMs)) faults['startsAt'] = 'Enter when the interview took place';
  else if (startMs > now.getTime() + 60_000) faults['startsAt'] = 'Choose a time that is past';
  return faults;
}

/** A recording is not sent before everyone in it agreed. */
export const consentFault = ({ hasConsent }: UploadDraft): Faults =>
  hasConsent === true ? {} : { hasConsent: 'Ask everyone in it first, then tick this' };

/** What the server is told of the interview; what was left open is left out. */
export function detailsOf(draft: UploadDraft) {
  const { newCandidate } = draft;
  return {
    name: draft.name.trim(),
    ...(newCandidate && {
      newCandidate: {
        firstName: newCandidate.firstName.trim(),
        lastName: newCandidate.lastName.trim(),
        ...(newCandidate.email.trim() !== '' && { email: newCandidate.email.trim() }),
      },
    }),
    ...(!newCandidate && draft.candidate && { candidateId: draft.candidate.value }),
    ...(draft.position && { positionId: draft.position.value }),
    ...(draft.stage && { interviewStageId: draft.stage.value }),
    ...(draft.guide && { callGuideId: draft.guide.value }),
    interviewerIds: draft.interviewers.map(({ value }) => value),
    languageCode: draft.languageCode,
    startTime: new Date(momentOf(draft.startsAt, draft.zone)).toISOString(),
    visibility: draft.visibility,
  };
}

/** The same with the recording's file. */
export const inputOf = (draft: UploadDraft, file: FileFacts): AddUploadedCallInput => ({
  fileName: file.name,
  sizeBytes: file.size,
  fingerprint: fingerprintOf(file),
  // Without it the server refuses.
  consentText: draft.hasConsent === true ? uploadConsent : '',
  ...detailsOf(draft),
});

/** What the tray calls the upload. */
export function titleOf({ newCandidate, candidate, name }: UploadDraft): string {
  if (newCandidate) return `${newCandidate.firstName.trim()} ${newCandidate.lastName.trim()}`;
  return candidate?.label ?? name.trim();
}

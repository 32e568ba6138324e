import type { UploadDraft } from '../../features/uploads/uploadDraft.ts';
import { detailsOf, faultsOf } from '../../features/uploads/uploadDraft.ts';
import { momentOf, wallTimeOf } from '#shared/domain/wallTime.ts';
import type {
  ScheduledInterview_FactsFragment,
  ScheduledInterviewInput,
} from '../../lib/__generated__/graphql.ts';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';

/** Where and how long, beside what every interview has. */
export interface ScheduleDraft {
  meetingUrl: string;
  durationMinutes: number;
}

const hourMs = 3_600_000;
const usualMinutes = 45;

/** The form's beginning: an interview as it is scheduled, or a new one at the next full hour. */
export function draftsOf(
  interview: ScheduledInterview_FactsFragment | null,
  me: Choice & { zone: string },
  nowMs: number,
): { details: UploadDraft; schedule: ScheduleDraft } {
  const { zone, ...interviewer } = me;
  const startMs = Date.parse(interview?.scheduledStart ?? '');
  const endMs = Date.parse(interview?.scheduledEnd ?? '');
  const nextHourMs = Math.ceil((nowMs + 1) / hourMs) * hourMs;
  const choice = (id: string, label: string): Choice => ({ value: id, label });
  const { candidate, position, callGuide } = interview ?? {};
  return {
    details: {
      name: interview?.name ?? '',
      candidate: candidate ? choice(candidate.id, candidate.fullName) : null,
      newCandidate: null,
      position: position ? choice(position.id, position.displayTitle) : null,
      stage: null,
      guide: callGuide ? choice(callGuide.id, callGuide.name) : null,
      interviewers: interview
        ? interview.interviewers.map(({ id, fullName }) => choice(id, fullName))
        : [interviewer],
      languageCode: '',
      startsAt: wallTimeOf(Number.isNaN(startMs) ? nextHourMs : startMs, zone),
      zone,
      visibility: interview?.visibility ?? 'PUBLIC',
    },
    schedule: {
      meetingUrl: interview?.meetingUrl ?? '',
      durationMinutes: Number.isNaN(endMs - startMs)
        ? usualMinutes
        : Math.round((endMs - startMs) / 60_000),
    },
  };
}

/** What is missing or wrong about the interview. Unlike a recording, it lies ahead and may be nameless. */
export function faultsOfScheduled(draft: UploadDraft): Partial<Record<string, string>> {
  const {
    name: _name,
    languageCode: _code,
    startsAt: _past,
    ...faults
  } = faultsOf(draft, new Date());
  const isTime = !Number.isNaN(momentOf(draft.startsAt, draft.zone));
  return { ...faults, ...(!isTime && { startsAt: 'Enter when the interview begins' }) };
}

export const faultsOfSchedule = ({ meetingUrl }: ScheduleDraft): { meetingUrl?: string } =>
  meetingUrl.trim() === '' || /^https?:\/\/\S+$/.test(meetingUrl.trim())
    ? {}
    : { meetingUrl: 'Paste the whole link, from https:// on' };

export function scheduledInputOf(
  draft: UploadDraft,
  { meetingUrl, durationMinutes }: ScheduleDraft,
): ScheduledInterviewInput {
  const { languageCode: _code, startTime, interviewStageId: _stage, ...details } = detailsOf(draft);
  return {
    ...details,
    scheduledStart: startTime,
    durationMinutes,
    meetingUrl: meetingUrl.trim() || null,
  };
}

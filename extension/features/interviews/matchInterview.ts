import { meetingOfLink } from '../../sites/meetingLink.ts';
import type { ScheduledInterview } from './scheduledInterviews.ts';

/** So early people come to a meeting. */
const earlyMs = 15 * 60_000;

/**
 * The scheduled interview that a meeting is: by its link, of several in one room the one whose time is
 * nearest; else, among those that do not name another meeting, the one with the candidate whose page is
 * open in the applicant tracking system, or the only one that is due. Null where it could be none or
 * several, because a wrong candidate is worse than an empty field.
 */
export function matchInterview(
  interviews: readonly ScheduledInterview[],
  meetingKey: string,
  nowMs: number,
  candidateNames: readonly string[] = [],
): ScheduledInterview | null {
  const inRoom = interviews.filter(
    ({ meetingUrl }) => meetingUrl !== null && meetingOfLink(meetingUrl) === meetingKey,
  );
  const [nearest] = inRoom.toSorted(
    (item, other) => distance(item, nowMs) - distance(other, nowMs),
  );
  if (nearest) return nearest;
  const named = interviews.filter(
    ({ candidate, meetingUrl }) =>
      candidate !== null &&
      candidateNames.some((name) => isSameName(candidate.label, name)) &&
      (meetingUrl === null || meetingOfLink(meetingUrl) === null),
  );
  if (named.length === 1 && named[0]) return named[0];
  const due = interviews.filter(
    ({ meetingUrl, startMs, endMs }) =>
      startMs - earlyMs <= nowMs &&
      nowMs <= endMs &&
      (meetingUrl === null || meetingOfLink(meetingUrl) === null),
  );
  return (due.length === 1 && due[0]) || null;
}

const distance = ({ startMs, endMs }: ScheduledInterview, nowMs: number): number =>
  Math.max(startMs - nowMs, nowMs - endMs, 0);

/** Whether two spellings mean one person: letter case, blanks and the order of the names do not count. */
const isSameName = (text: string, other: string): boolean => nameKey(text) === nameKey(other);

const nameKey = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

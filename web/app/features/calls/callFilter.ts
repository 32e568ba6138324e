import type { ProcessingStatus } from '../../../../shared/domain/call.ts';
import type { CallFilter, CallOrder } from '../../lib/__generated__/graphql.ts';

export const sortKeys = ['newest', 'oldest', 'candidate', 'longest'] as const;
export type SortKey = (typeof sortKeys)[number];

export const statusKeys = ['processing', 'ready', 'failed'] as const;
export type StatusKey = (typeof statusKeys)[number];

export const datePresets = ['last_7', 'last_30', 'last_90', 'last_6m'] as const;
export type DatePreset = (typeof datePresets)[number];

export const sortLabels: Record<SortKey, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  candidate: 'Candidate',
  longest: 'Longest',
};
export const statusLabels: Record<StatusKey, string> = {
  processing: 'Processing',
  ready: 'Ready',
  failed: 'Failed',
};
const presetLabels: Record<DatePreset, string> = {
  last_7: 'Last 7 days',
  last_30: 'Last 30 days',
  last_90: 'Last 90 days',
  last_6m: 'Last 6 months',
};

/** The filters of the list as the address holds them. */
export interface CallFilters {
  q: string;
  sort: SortKey;
  position: string | null;
  stage: string[];
  interviewer: string[];
  status: StatusKey[];
  mine: boolean;
  /** A preset, or two days as "2026-01-31..2026-02-28", either side may be left out. */
  date: string | null;
}

const orders: Record<SortKey, CallOrder> = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  candidate: 'CANDIDATE',
  longest: 'LONGEST',
};
export const orderOf = (sort: SortKey): CallOrder => orders[sort];

const statusesOf: Record<StatusKey, ProcessingStatus[]> = {
  processing: ['PENDING', 'DISPATCHED', 'IN_PROGRESS'],
  ready: ['COMPLETED'],
  failed: ['FAILED'],
};

const customDate = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
const isPreset = (date: string): date is DatePreset => datePresets.some((one) => one === date);

/** The two days of a custom range, '' where a side is open; null when it is none. */
export function customRangeOf(date: string | null): { from: string; to: string } | null {
  const match = date === null || date === '..' ? null : customDate.exec(date);
  return match ? { from: match[1] ?? '', to: match[2] ?? '' } : null;
}

/** Local midnight at the start of a day, some days on. */
const startOfDay = (day: Date, plusDays = 0): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + plusDays);

const localDay = (isoDay: string): Date => new Date(`${isoDay}T00:00:00`);

/**
 * The moments a date filter stands for, in the reader's zone; the last day belongs to it whole.
 * Bounds fall on midnights, so that the same filter asks the same question all day.
 */
export function dateBoundsOf(
  date: string | null,
  now: Date,
): { startAfter?: string; startBefore?: string } {
  if (date === null) return {};
  if (isPreset(date)) {
    const days = { last_7: 7, last_30: 30, last_90: 90 };
    const start =
      date === 'last_6m'
        ? new Date(now.getFullYear(), now.getMonth() - 5, 1)
        : startOfDay(now, 1 - days[date]);
    return { startAfter: start.toISOString() };
  }
  const range = customRangeOf(date);
  return {
    ...(range?.from && { startAfter: localDay(range.from).toISOString() }),
    ...(range?.to && { startBefore: startOfDay(localDay(range.to), 1).toISOString() }),
  };
}

/** A date filter in words; null when it says nothing. */
export function dateLabelOf(date: string | null): string | null {
  if (date === null) return null;
  if (isPreset(date)) return presetLabels[date];
  const range = customRangeOf(date);
  if (!range) return null;
  const day = (iso: string) =>
    localDay(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  if (!range.from) return `Until ${day(range.to)}`;
  if (!range.to) return `From ${day(range.from)}`;
  return range.from === range.to ? day(range.from) : `${day(range.from)} – ${day(range.to)}`;
}

export const presetLabelOf = (preset: DatePreset): string => presetLabels[preset];

/** What the server is asked; fields that ask for nothing are left out. */
export function callFilterOf(filters: CallFilters, now: Date): CallFilter {
  const query = filters.q.trim();
  return {
    ...(query !== '' && { query }),
    ...(filters.position !== null && { positionId: filters.position }),
    ...(filters.stage.length > 0 && { stageIds: filters.stage }),
    ...(filters.interviewer.length > 0 && { interviewerIds: filters.interviewer }),
    ...(filters.status.length > 0 && {
      statuses: filters.status.flatMap((status) => statusesOf[status]),
    }),
    ...(filters.mine && { isMine: true }),
    ...dateBoundsOf(filters.date, now),
  };
}

/** Whether anything narrows the list; sorting does not. */
export const isNarrowed = (filters: CallFilters): boolean =>
  Object.keys(callFilterOf(filters, new Date())).length > 0;

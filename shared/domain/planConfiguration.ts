import { interviewCount } from './plan.ts';

export interface PlanConfiguration {
  numberOfInterviews: number;
  includeRecruiterScreen: boolean;
  additionalAreas: string;
}

/** What the form begins with; the way by the steps begins with fewer interviews. */
export const defaultPlanConfiguration = (isStepper: boolean): PlanConfiguration => ({
  numberOfInterviews: isStepper ? 3 : 5,
  includeRecruiterScreen: true,
  additionalAreas: '',
});

/** What is wrong with a number of interviews, in words, or null. */
export function interviewCountProblem(count: number | string): string | null {
  const { fewest, most } = interviewCount;
  const isWithin = typeof count === 'number' && count >= fewest && count <= most;
  if (isWithin && Number.isInteger(count)) return null;
  if (isWithin) return `Choose a whole number of interviews, ${fewest} to ${most}.`;
  return `Choose ${fewest} to ${most} interviews.`;
}

/** Characters of all focus areas together. */
export const longestFocusAreas = 500;

/** What is wrong with focus areas as typed, in words, or null. */
export function focusAreasProblem(typed: string): string | null {
  const { length } = joinedFocusAreas(typed);
  if (length <= longestFocusAreas) return null;
  return `Use at most ${longestFocusAreas} characters; these are ${length}.`;
}

/** Focus areas as they are ordered and counted. */
export const joinedFocusAreas = (typed: string): string => focusAreas(typed).join(', ');

/** Focus areas as typed, parted by commas; blank ones are dropped, each is named once. */
export function focusAreas(typed: string): string[] {
  const areas = new Map<string, string>();
  for (const area of typed.split(',').map((part) => part.trim()))
    if (area !== '' && !areas.has(area.toLowerCase())) areas.set(area.toLowerCase(), area);
  return [...areas.values()];
}

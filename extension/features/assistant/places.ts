import type { TextKey } from '../../platform/text.ts';

/** Where one can be in the panel, with the name people see. */
export const places = {
  interview: 'interview',
  today: 'todaysInterviews',
  ats: 'exportToAts',
  unsent: 'unsentInterviews',
  keys: 'keyboardShortcuts',
} as const satisfies Record<string, TextKey>;
export type Place = keyof typeof places;

/** The places the person came through; the last one is shown, and the first is the interview. */
export type Trail = readonly Place[];

/** Goes to a place. One that lies on the way is gone back to, so that the way never runs in circles. */
export const goTo = (trail: Trail, place: Place): Trail =>
  trail.includes(place) ? trail.slice(0, trail.indexOf(place) + 1) : [...trail, place];

export const goBack = (trail: Trail): Trail => (trail.length > 1 ? trail.slice(0, -1) : trail);

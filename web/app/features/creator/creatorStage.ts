import type { LocationType } from '#shared/domain/plan.ts';

/** What the creator has gathered, by the names of the specification. */
export interface CreatorFields {
  jobTitle: string;
  jobTitleTitle: string;
  locationTitle: string;
  locationType: LocationType | null;
  locationName: string;
  aboutSectionTitle: string;
  aboutSectionText: string;
  aboutSectionJobQualities: string;
  aboutSectionCandidatePitch: string;
  aboutRoleTone: string | null;
  responsibilitiesSectionTitle: string;
  responsibilitiesSectionListItems: readonly string[];
  responsibilitiesSectionInputs: string;
  requirementsSectionTitle: string;
  requirementsSectionListItems: readonly string[];
  requirementsSectionInputs: string;
  eeocStatement: string;
  eeocStatementTitle: string;
}

/** The section the assistant is at; null when it waits. */
export type CreatorStage =
  'title' | 'location' | 'about' | 'responsibilities' | 'requirements' | 'eeocStatement' | null;

const order: readonly CreatorStage[] = [
  'title',
  'location',
  'about',
  'responsibilities',
  'requirements',
  'eeocStatement',
  null,
];
/** The sections with a form of the assistant. */
export type AssistedStage = 'about' | 'responsibilities' | 'requirements';
export const isAssisted = (stage: CreatorStage): stage is AssistedStage =>
  stage === 'about' || stage === 'responsibilities' || stage === 'requirements';

const isFilled = (text: string): boolean => text.trim() !== '';
const isAnyFilled = (items: readonly string[]): boolean => items.some(isFilled);

/** Remote work needs no place; an office does. */
export const hasLocation = ({ locationType, locationName }: CreatorFields): boolean =>
  locationType === 'remote' || (locationType !== null && isFilled(locationName));

/** Where the assistant begins: at the first section with nothing in it. */
export function initialStage(fields: CreatorFields): CreatorStage {
  if (!isFilled(fields.jobTitle)) return 'title';
  if (!hasLocation(fields)) return 'location';
  if (!isFilled(fields.aboutSectionText)) return 'about';
  if (!isAnyFilled(fields.responsibilitiesSectionListItems)) return 'responsibilities';
  return isAnyFilled(fields.requirementsSectionListItems) ? null : 'requirements';
}

/** The stage after this one, round the end. */
export const nextStage = (stage: CreatorStage): CreatorStage =>
  order[(order.indexOf(stage) + 1) % order.length] ?? null;

const isRestFilled = (fields: CreatorFields): boolean =>
  isFilled(fields.jobTitle) &&
  isFilled(fields.aboutSectionText) &&
  isAnyFilled(fields.requirementsSectionListItems);

/** Whether one may go on to the analyzer. Responsibilities are not asked for. */
export const isComplete = (fields: CreatorFields): boolean =>
  isRestFilled(fields) && hasLocation(fields);

/** The location is marked as missing only when it alone is. */
export const isLocationMissing = (fields: CreatorFields): boolean =>
  isRestFilled(fields) && !hasLocation(fields);

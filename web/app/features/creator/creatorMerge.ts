import type { CreatorFields } from './creatorStage.ts';

type Key = keyof CreatorFields;

/** As the server keeps it: blank items of a list are none. */
const kept = (value: CreatorFields[Key]): string =>
  JSON.stringify(
    value instanceof Array ? value.map((item) => item.trim()).filter((item) => item !== '') : value,
  );
const isSame = (item: CreatorFields[Key], other: CreatorFields[Key]): boolean =>
  kept(item) === kept(other);

/** What the assistant was asked; nobody writes it, so the newest of it is as good as any. */
const isChoice = (key: Key): boolean =>
  key === 'responsibilitiesSectionInputs' || key === 'requirementsSectionInputs';

interface Sides {
  /** What both began from. */
  known: CreatorFields;
  mine: CreatorFields;
  /** Fields of mine that the server does not have yet. */
  changed: ReadonlySet<Key>;
  theirs: CreatorFields;
}

/**
 * Brings two people's fields together: those that only they changed, to be shown here, and those that both
 * changed to something else, which somebody has to choose between.
 */
export function creatorMerge({ known, mine, changed, theirs }: Sides) {
  const keys = (Object.keys(mine) as Key[]).filter((key) => key in theirs);
  const isForeign = (key: Key) => !isSame(theirs[key], mine[key]);
  const pick = (chosen: Key[]): Partial<CreatorFields> =>
    Object.fromEntries(chosen.map((key) => [key, theirs[key]]));
  return {
    toShow: pick(keys.filter((key) => !changed.has(key) && isForeign(key))),
    clashes: pick(
      keys.filter(
        (key) =>
          changed.has(key) && isForeign(key) && !isSame(theirs[key], known[key]) && !isChoice(key),
      ),
    ),
  };
}

const sections: readonly (readonly [prefix: string, name: string])[] = [
  ['jobTitle', 'Job title'],
  ['location', 'Location'],
  ['about', 'About the role'],
  ['responsibilities', 'Responsibilities'],
  ['requirements', 'Requirements and skills'],
  ['eeoc', 'Equal opportunity statement'],
];

/** The section of the page a field belongs to. */
export const sectionOf = (key: string): string =>
  sections.find(([prefix]) => key.startsWith(prefix))?.[1] ?? key;

/** A field in one line, for people. */
export const fieldText = (value: CreatorFields[Key] | undefined): string =>
  (value instanceof Array ? value.join('; ') : (value ?? '')).trim() || 'nothing';

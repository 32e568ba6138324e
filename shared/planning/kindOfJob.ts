import {
  aims,
  anyJob,
  anywhere,
  atDesk,
  familiesNamed,
  general,
  jobFamilyOf,
  leading,
  leadsOthers,
  leadsPeople,
  namesByTitle,
  levelOf,
  notForBeginners,
  officeOnly,
  secondJobs,
  setsAims,
} from './jobFamilyOf.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import type { JobFamily } from './library/jobFamilies.ts';
import type { PlannedLine } from './plan.ts';
import { leadsStaff } from './library/leadingWords.ts';

export const lineWeights = { duty: 1, requirement: 1, preferred: 0.6 };
/** Fewer say little of the kind of job. */
export const enoughLines = 4;
/** For the second job of a title, whose lines say more of the first. */
const enoughForSecond = 2;
/** What any job has that leads people, instead of what its staff have. */
const ofLeaders = ['communication', 'problem-solving', 'prioritizing', 'teamwork'];

export const ours: ReadonlySet<string> = new Set(questionLibrary.map(({ id }) => id));

/** What the title and the lines say of the kind of job. */
export function kindOfJob(
  { title, lines }: { title: string | null; lines: readonly PlannedLine[] },
  asked: number,
  shown: (id: string) => number,
) {
  const [named, ...others] = familiesNamed(title, shown);
  // "Accessibility Coordinator" names office work; lines that show none of it know better.
  // "Officer", "coordinator" and the like need more than one line.
  const enough = namesByTitle(title, named) ? lineWeights.duty : enoughForSecond;
  const isBorneOut =
    named !== undefined &&
    (asked < enoughLines ||
      named.competencies.some((id) => !general.has(id) && shown(id) >= enough));
  // "Activities Coordinator" of a care home: the lines say more than such a word.
  const byLines = named && !namesByTitle(title, named) ? jobFamilyOf(null, shown) : undefined;
  const main = (family: JobFamily) => shown(family.competencies[0] ?? '');
  const isByLines =
    byLines !== undefined &&
    named !== undefined &&
    byLines.id !== anyJob().id &&
    main(byLines) > main(named);
  const family = isByLines
    ? byLines
    : isBorneOut
      ? named
      : named
        ? anyJob()
        : jobFamilyOf(title, shown);
  const isOnFeet = family.settings.includes('floor');
  const second = isBorneOut
    ? secondJobs(title, shown).find(
        ({ competencies: [main = ''] }) => shown(main) >= enoughForSecond,
      )
    : undefined;
  // A manager may have nobody to lead; the lines tell.
  const isLeading =
    leadsPeople(title) && (shown('supervision') > 0 || asked < enoughLines || setsAims(title));
  const [first = '', ...rest] = family.competencies;
  const usual = [
    ...(isLeading && setsAims(title) ? ['supervision', 'strategy'] : []),
    ...[first, ...(second?.competencies.slice(0, 1) ?? [])],
    ...(isLeading ? ['supervision'] : []),
    ...(isLeading && family.also?.includes('shift-leading') ? ['shift-leading'] : []),
    ...(isLeading
      ? [...rest.filter((id) => !general.has(id) && !setsAims(title)), ...ofLeaders]
      : rest),
  ];
  const also = new Set(
    [family, ...(isBorneOut ? others : [])].flatMap((item) => [
      ...(item === family ? [] : item.competencies),
      ...(item.also ?? []),
    ]),
  );
  const isNamed = isBorneOut && namesByTitle(title, family);
  return {
    /** The title names the kind of job, and this belongs to any such job. */
    isSure: (id: string): boolean =>
      !general.has(id) &&
      usual.includes(id) &&
      (isNamed || (isLeading && (leading.has(id) || aims.has(id)))),
    settings: new Set([...family.settings, ...(second?.settings ?? [])]),
    usual: [...new Set(usual)],
    /** Whether such a job may have a competency that is not usual in it. */
    may(id: string): boolean {
      if (isOnFeet && officeOnly.has(id)) return false;
      if (
        leading.has(id) &&
        !leadsOthers(title) &&
        !lines.some(({ text }) => leadsStaff.test(text))
      )
        return false;
      if (levelOf(title) === 'entry' && notForBeginners.has(id)) return false;
      return (
        named === undefined ||
        family.also === null ||
        also.has(id) ||
        general.has(id) ||
        id === 'supervision' ||
        (setsAims(title) && aims.has(id)) ||
        anywhere.has(id) ||
        (!isOnFeet && atDesk.has(id)) ||
        // An organization's own.
        !ours.has(id)
      );
    },
    /** Of a head, a chief or a director only the heart of the trade is asked. */
    isOfStaff: (id: string): boolean =>
      isLeading && setsAims(title) && id !== first && !general.has(id) && rest.includes(id),
    /** Whether the trade is one that such a job seldom has. */
    isForeign: (id: string): boolean =>
      !also.has(id) &&
      !anywhere.has(id) &&
      !(id === 'supervision' && leadsOthers(title)) &&
      !(aims.has(id) && setsAims(title)),
  };
}

import { jobFamilies, type JobFamily } from './library/jobFamilies.ts';
import {
  titleAsides,
  severalJobs,
  namesOnly,
  managesThings,
  leadingTitles,
  setsDirection,
} from './library/leadingWords.ts';

const set = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** Any job may show these. */
export const general = set('communication teamwork prioritizing problem-solving accuracy learning');
/** Any job may have these where its lines are about them. */
export const anywhere = set('integrity training');
/** … and these any job at a desk. */
export const atDesk = set('stakeholders change');
/** What belongs to offices, for jobs that stand in a kitchen, shop or ward. */
export const officeOnly = set(
  'stakeholders change administration projects strategy policy budgeting hr recruiting data-analysis product procurement',
);
/** These belong to jobs that lead people. */
export const leading = set('supervision shift-leading school-leadership it-management');
/** … and these to those that set aims, whatever their trade. */
export const aims = set('strategy budgeting');

/** What a trainee or assistant is not asked about, whatever the lines say. */
export const notForBeginners = set(
  'strategy budgeting supervision shift-leading school-leadership it-management projects events recruiting change procurement teaching assessment',
);

/** A pattern for each title would take a tenth of a second to compile at every start. */
const pattern = (titles: string): RegExp | null =>
  titles === ''
    ? null
    : new RegExp(
        `(?<![\\p{L}])(?:${titles.replaceAll('*', '[\\p{L}]*').replaceAll(', ', '|')})(?![\\p{L}])`,
        'iu',
      );

const patterns = jobFamilies.map((family) => ({
  family,
  title: pattern(family.titles),
  loose: pattern(family.loose),
}));

/** How much the first competencies of a family say that a job belongs to it. */
const rankWeights = [3, 2, 1, 0.5, 0.5, 0.5];
/** "Account Manager" says more of a title than "HVAC" before it. */
const wordBonus = 4;
/** Without a word in the title a family needs this much in the lines. */
const enoughWithoutTitle = 20;

const firstBonus = 10;
/** The driver of a school bus is a driver. */
const lastWordBonus = 3;

type Shown = (competencyId: string) => number;

/**
 * The kinds of job a title names ("Product Designer" names two), the one whose competencies show most in
 * the lines first; by words such as "coordinator" only where no other word names one.
 */
export function familiesNamed(title: string | null, shown: Shown = () => 0): JobFamily[] {
  // A caretaker of a school is no teacher.
  const head = title?.split(titleAsides)[0] ?? '';
  const [inHead, inTitle] = [namedBy('title', head, shown), namedBy('title', title ?? '', shown)];
  if (inHead.length > 0) return inHead;
  // "General Manager - Quality Inn": the name of a place names no trade.
  const loosely = namedBy('loose', head, shown);
  if (loosely.length > 0 || inTitle.length > 0) return loosely.length > 0 ? loosely : inTitle;
  return namedBy('loose', title ?? '', shown);
}

/** Of "Media Designer / Content Producer" the kinds of job beside the first one. */
export function secondJobs(title: string | null, shown: Shown = () => 0): JobFamily[] {
  const [first = '', ...others] = (title ?? '').split(severalJobs);
  const [main] = namedBy('title', first, shown);
  return main ? namedBy('title', others.join(', '), shown).filter((item) => item !== main) : [];
}

/** Whether a title names a kind of job by more than a word such as "officer". */
export const namesByTitle = (title: string | null, family: JobFamily | undefined): boolean =>
  patterns.find((item) => item.family === family)?.title?.test(title ?? '') === true;

function namedBy(key: 'title' | 'loose', text: string, shown: Shown): JobFamily[] {
  const [first = ''] = text.split(severalJobs);
  const found = patterns.flatMap((item) => {
    const match = item[key]?.exec(text);
    return match ? [{ ...item, words: match[0].split(/\s+/).length, at: match.index }] : [];
  });
  const last = Math.max(...found.map(({ at }) => at));
  return found
    .map((item) => {
      const isFirst = first !== text && item[key]?.test(first) === true;
      const bonus =
        (item.words - 1) ** 2 * wordBonus +
        (isFirst ? firstBonus : 0) +
        (item.at === last ? lastWordBonus : 0);
      return { family: item.family, score: weigh(item.family, shown) + bonus };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ family }) => family);
}

/** The kind of job; the one for any job when neither title nor lines tell. */
export function jobFamilyOf(title: string | null, shown: Shown = () => 0): JobFamily {
  const [named] = familiesNamed(title, shown);
  if (named) return named;
  const [best] = jobFamilies
    .map((family) => ({ family, score: weigh(family, shown) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= enoughWithoutTitle ? best.family : anyJob();
}

const weigh = ({ competencies }: JobFamily, shown: Shown): number =>
  competencies.reduce(
    (sum, id, rank) =>
      sum + (general.has(id) ? 0.2 : 1) * (rankWeights[rank] ?? 0) * Math.min(10, shown(id)),
    0,
  );

export function anyJob(): JobFamily {
  const any = jobFamilies.at(-1);
  if (!any) throw new Error('There is no job family.');
  return any;
}

export type JobLevel = 'entry' | 'any' | 'senior';

/** The level a title speaks of, for questions that fit only one. */
export function levelOf(title: string | null): JobLevel {
  const text = title?.replace(namesOnly, '') ?? '';
  if (
    /\b(?:senior|sr|lead|principal|head|headteacher|headmaster|headmistress|owner|founder|c[eot]o|cio|foreman|chief|director|manager|supervisor|supervisory|president|executive|dean)\b/i.test(
      text,
    )
  )
    return 'senior';
  return /\b(?:junior|jr|intern|trainee|apprentice|entry|assistant|clerk|aide|helper|graduates?)\b/i.test(
    text,
  )
    ? 'entry'
    : 'any';
}

/** Words of titles that name no trade. */
export const anyTitleWord =
  /^(?:manager|director|coordinator|assistant|associate|officer|specialist|supervisor|administrator|consultant|technician|engineer|analyst|representative|agent|operator|worker|executive|head|lead|leader|senior|junior|chief|deputy|principal|general|staff|team|member|intern|trainee|apprentice|volunteer|and|the|for|with|level|full|part|time)s?$/i;

/** Whether a title speaks of people to lead. */
export const leadsPeople = (title: string | null): boolean => {
  const text = title?.replace(namesOnly, '') ?? '';
  return leadingTitles.test(text.replace(managesThings, ''));
};

/** Whether a title speaks of aims to set. */
export const leadsOthers = (title: string | null): boolean => leadingTitles.test(title ?? '');
export const setsAims = (title: string | null): boolean => setsDirection.test(title ?? '');

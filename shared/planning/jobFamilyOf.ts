import { jobFamilies, type JobFamily } from './library/jobFamilies.ts';

/** Every job has these, so they tell little of what kind it is. */
export const general: ReadonlySet<string> = new Set(
  'customer-service communication teamwork prioritizing accuracy problem-solving integrity learning administration emergencies stakeholders change records compliance'.split(
    ' ',
  ),
);

const patterns = jobFamilies.map((family) => ({
  family,
  // A pattern for each title would take a tenth of a second to compile at every start.
  title: new RegExp(
    `(?<![\\p{L}])(?:${family.titles.replaceAll('*', '[\\p{L}]*').replaceAll(', ', '|')})(?![\\p{L}])`,
    'iu',
  ),
}));

/** How much the first competencies of a family say that a job belongs to it. */
const rankWeights = [3, 2, 1, 0.5, 0.5, 0.5];
/** "Account Manager" says more of a title than "HVAC" before it. */
const wordBonus = 2;
/** Without a word in the title a family needs this much in the lines. */
const enoughWithoutTitle = 14;

/**
 * The kind of job: of those the title names ("Product Designer" names two) the one whose competencies
 * show most in the lines; the one for any job when neither title nor lines tell.
 */
export function jobFamilyOf(
  title: string | null,
  shown: (competencyId: string) => number = () => 0,
): JobFamily {
  const named = patterns.flatMap(({ family, title: pattern }) => {
    const words = pattern.exec(title ?? '')?.[0].split(/\s+/).length;
    return words === undefined ? [] : [{ family, bonus: (words - 1) * wordBonus }];
  });
  const score = ({ competencies }: JobFamily): number =>
    competencies.reduce(
      (sum, id, rank) =>
        sum + (general.has(id) ? 0.2 : 1) * (rankWeights[rank] ?? 0) * Math.min(10, shown(id)),
      0,
    );
  const ranked = (named.length > 0 ? named : patterns.map(({ family }) => ({ family, bonus: 0 })))
    .map(({ family, bonus }) => ({ family, score: score(family) + bonus }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  return best && (named.length > 0 || best.score >= enoughWithoutTitle) ? best.family : anyJob();
}

export function anyJob(): JobFamily {
  const any = jobFamilies.at(-1);
  if (!any) throw new Error('There is no job family.');
  return any;
}

/** The level a title speaks of, for questions that fit only one. */
export function levelOf(title: string | null): 'entry' | 'any' | 'senior' {
  const text = title ?? '';
  if (
    /\b(?:senior|sr|lead|principal|head|chief|director|manager|supervisor|president|executive|dean)\b/i.test(
      text,
    )
  )
    return 'senior';
  return /\b(?:junior|jr|intern|trainee|apprentice|entry|assistant|clerk|aide|graduates?)\b/i.test(
    text,
  )
    ? 'entry'
    : 'any';
}

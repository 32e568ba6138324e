import type { Competency } from './competency.ts';
import { deliveryCompetencies } from './deliveryCompetencies.ts';
import { expertCompetencies } from './expertCompetencies.ts';
import { managementCompetencies } from './managementCompetencies.ts';
import { peopleCompetencies } from './peopleCompetencies.ts';

export const competencies: readonly Competency[] = [
  ...expertCompetencies,
  ...managementCompetencies,
  ...deliveryCompetencies,
  ...peopleCompetencies,
];

/** What may go wrong in any work, for subjects that have no competency of their own. */
export const generalTwists: readonly string[] = [
  'something you relied on turns out to be wrong',
  'the person you would ask is away',
  'a change of plan arrives on the last day',
  'two people give you instructions that cannot both be followed',
  'you see that the work will take twice as long as promised',
];

const byId = new Map(competencies.map((one) => [one.id, one]));

export function competencyById(id: string): Competency | null {
  return byId.get(id) ?? null;
}

const cuePatterns = competencies.map((competency) => ({
  competency,
  cues: competency.cues.split(',').map((cue) => ({
    /** A cheap look first: a posting is matched against some six hundred cues. */
    needle: cue.trim().replace(/\*.*$/, ''),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${cue.trim().replace(/[.*+?^${}()|[\]\\/]/g, (mark) => (mark === '*' ? '[\\p{L}-]*' : `\\${mark}`))}(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    weight: cue.trim().includes(' ') ? 1.6 : 1,
  })),
}));

/** How strongly each competency shows in a text, strongest first; those that do not show are left out. */
export function matchCompetencies(text: string): { competency: Competency; weight: number }[] {
  const lower = text.toLowerCase();
  return cuePatterns
    .map(({ competency, cues }) => ({
      competency,
      weight: cues.reduce(
        (sum, { needle, pattern, weight }) =>
          sum + (lower.includes(needle) && pattern.test(text) ? weight : 0),
        0,
      ),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

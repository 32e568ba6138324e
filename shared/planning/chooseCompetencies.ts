import { anyJob, general, jobFamilyOf, levelOf } from './jobFamilyOf.ts';
import type { Competency } from './library/competency.ts';
import type { LineFit } from './lineFit.ts';
import { matchCompetencies, type CompetencyMatch } from './matchCompetencies.ts';
import type { PlannedLine } from './plan.ts';

/** A competency that the posting shows, with the lines that show it, most telling first. */
export interface ShownCompetency {
  competency: Competency;
  score: number;
  lines: PlannedLine[];
}

const generalShare = 0.55;
/** A line full of cues counts no more than this. */
const mostPerLine = 4;
/** A line whose meaning alone points at a competency counts like a cue of one word. */
const meantWeight = 1.5;
/** Far down the list, a cue was a word in another sense ("blueprint" of an onboarding). */
const farPlace = 12;
const doubted = 0.3;
/** A trade is shown only where some line means it: nearly first of all, or far less surely where the title names it. */
const meantPlaces = { named: 20, elsewhere: 6 };
const lineWeights = { duty: 1, requirement: 1, preferred: 0.6 };
const enoughEvidence = 1.4;
/**
 * A trade that the title does not speak of needs more than one phrase whose meaning fits, and two lines
 * where there are many: of few lines each says much of the job.
 */
const enoughElsewhere = 3.6;
const enoughPlacesElsewhere = 2;
const manyLines = 6;
const enoughLines = 4;
const setsDirection =
  /\b(?:director|head|chief|president|vp|executive|principal|lead|strateg\w*)\b/i;
/** These belong to jobs that lead; a cook who talks to the director sets no direction. */
const leading = new Set(['strategy', 'supervision', 'budgeting', 'recruiting', 'hr']);
const directing = new Set(['strategy', 'budgeting', 'hr']);

interface Evidence {
  score: number;
  isStrong: boolean;
  /** In how many places (the title is one) words show it that are enough by themselves. */
  strongPlaces: number;
  lines: { line: PlannedLine; weight: number }[];
}

/**
 * The competencies a posting shows, strongest first, none on a single weak cue; and the usual ones of its
 * kind of job, without those that its lines speak against.
 */
export function chooseCompetencies(input: {
  lines: readonly PlannedLine[];
  title: string | null;
  library: readonly Competency[];
  fit: LineFit;
}): { shown: ShownCompetency[]; usual: string[] } {
  const evidence = collectEvidence(input);
  const askable = input.lines.filter(({ reason }) => reason === null);
  const asked = askable.length;
  const isMeant = (id: string, limit: number): boolean =>
    asked < enoughLines ||
    general.has(id) ||
    input.fit.place(input.title ?? '', id) < limit ||
    askable.some(({ text }) => input.fit.place(text, id) < limit);
  const named = jobFamilyOf(input.title, (id) =>
    isMeant(id, meantPlaces.named) ? (evidence.get(id)?.score ?? 0) : 0,
  );
  // "Accessibility Coordinator" names office work; lines that show none of it know better.
  const enoughPlaces = asked < manyLines ? 1 : enoughPlacesElsewhere;
  const isBorneOut =
    asked < enoughLines ||
    named.competencies.some(
      (id) => !general.has(id) && evidence.get(id)?.lines.some(({ weight }) => weight >= 1),
    );
  const family = isBorneOut ? named : anyJob();
  const level = levelOf(input.title);
  const shown = input.library.flatMap((competency): ShownCompetency[] => {
    const { id } = competency;
    const found = evidence.get(id);
    const rank = family.competencies.indexOf(id);
    if (!found || !isMeant(id, meantPlaces.named)) return [];
    const own = found.lines.filter(
      ({ line }) => input.fit.place(line.text, id) < meantPlaces.elsewhere,
    );
    if (rank < 0 && asked >= enoughLines && !general.has(id) && own.length < enoughPlaces)
      return [];
    const isTelling =
      rank >= 0
        ? found.isStrong || found.score >= enoughEvidence
        : found.isStrong &&
          (general.has(id) ||
            (found.score >= enoughElsewhere && found.strongPlaces >= enoughPlaces));
    if (!isTelling || (rank < 0 && leading.has(id) && level === 'entry')) return [];
    if (id === 'strategy' && rank < 0 && !setsDirection.test(input.title ?? '')) return [];
    if (
      id !== 'budgeting' &&
      directing.has(id) &&
      !setsDirection.test(input.title ?? '') &&
      found.strongPlaces < enoughPlacesElsewhere
    )
      return [];
    const bonus = rank < 0 ? 0 : Math.max(0.5, 3 - rank * 0.5);
    const score = found.score * (general.has(id) ? generalShare : 1) + bonus;
    const lines = [...found.lines].sort((a, b) => b.weight - a.weight).map(({ line }) => line);
    return [{ competency, score, lines }];
  });
  return {
    shown: shown.sort((a, b) => b.score - a.score),
    usual: family.competencies.filter(
      (id) =>
        isMeant(id, meantPlaces.named) &&
        !(level === 'entry' && leading.has(id)) &&
        // A garden manager leads people and sets no direction, unless lines say so.
        !(directing.has(id) && !setsDirection.test(input.title ?? '')),
    ),
  };
}

function collectEvidence(input: {
  lines: readonly PlannedLine[];
  title: string | null;
  library: readonly Competency[];
  fit: LineFit;
}): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  const at = (id: string): Evidence => {
    const found = evidence.get(id) ?? { score: 0, isStrong: false, strongPlaces: 0, lines: [] };
    evidence.set(id, found);
    return found;
  };
  for (const line of input.lines) {
    if (line.reason !== null && !countsUnasked.has(line.reason)) continue;
    for (const match of matchLine(line.text, input)) {
      const found = at(match.competencyId);
      found.isStrong ||= match.isStrong;
      found.strongPlaces += match.isStrong ? 1 : 0;
      found.score += match.weight * lineWeights[line.kind];
      if (line.reason === null) found.lines.push({ line, weight: match.weight });
    }
  }
  for (const { competencyId, weight, isStrong } of matchCompetencies(
    input.title ?? '',
    input.library,
  )) {
    const found = at(competencyId);
    found.score += weight * 2;
    found.isStrong ||= isStrong;
    found.strongPlaces += isStrong ? enoughPlacesElsewhere : 0;
  }
  return evidence;
}

/** Lines of these kinds are not asked about, but tell what the job is. */
const countsUnasked = new Set<PlannedLine['reason']>([
  'papers',
  'repeated',
  'too-long',
  'unclear',
  'wording',
]);

/** By its words, as far as its meaning agrees; by its meaning where the words say nothing. */
function matchLine(
  text: string,
  { library, fit }: { library: readonly Competency[]; fit: LineFit },
): CompetencyMatch[] {
  const byWords = matchCompetencies(text, library).map((match) => {
    const isFar = fit.place(text, match.competencyId) >= farPlace;
    const weight = Math.min(mostPerLine, match.weight) * (isFar ? doubted : 1);
    return { ...match, weight, isStrong: match.isStrong && !isFar };
  });
  const meant = byWords.some(({ isStrong }) => isStrong) ? null : fit.nearest(text);
  return meant === null || byWords.some(({ competencyId }) => competencyId === meant)
    ? byWords
    : [...byWords, { competencyId: meant, weight: meantWeight, isStrong: false }];
}

import { general } from './jobFamilyOf.ts';
import { enoughLines, kindOfJob, lineWeights, ours } from './kindOfJob.ts';
import type { Competency } from './library/competency.ts';
import type { LineFit } from './lineFit.ts';
import { matchCompetencies, type CompetencyMatch } from './matchCompetencies.ts';
import type { PlannedLine } from './plan.ts';

/** A competency that the posting shows, with the lines that show it, most telling first. */
export interface ShownCompetency {
  competency: Competency;
  score: number;
  lines: PlannedLine[];
  /** How many questions of the library it is sure enough for. */
  fromLibrary: number;
}

export interface ChosenCompetencies {
  shown: ShownCompetency[];
  /** The usual ones of the kind of job, surest first. */
  usual: string[];
  /** Where the job is done (see `workSettings`). */
  settings: ReadonlySet<string>;
  /** Whether the job may have tasks of a competency; a word of another trade is an aside. */
  mayHaveTasks: (competencyId: string) => boolean;
}

interface Input {
  lines: readonly PlannedLine[];
  title: string | null;
  library: readonly Competency[];
  fit: LineFit;
  /** Whether the job shows what enough questions of a competency take for granted. */
  isAskable: (competency: Competency) => boolean;
}

const generalShare = 0.55;
/** A line full of cues counts no more than this. */
const mostPerLine = 4;
/** A line whose meaning alone points at a competency counts like a cue of one word. */
const meantWeight = 1.5;
const doubted = 0.3;
/** Of how many competencies a line may mean more than the one at hand. */
const places = {
  /** It is about that one. */
  own: 1,
  /** It speaks of that one. */
  near: 6,
  /** Behind this, a cue was a word in another sense ("blueprint" of an onboarding). */
  far: 12,
  /** The usual competencies of a job are shown where some line or its title means them, be it faintly. */
  faint: 20,
};
/** For a competency that is usual in such a job. */
const enoughEvidence = 1.4;
/** For one that is not: so much, and in two places where there are many lines; of few each says much. */
const enoughElsewhere = 3.6;
const enoughPlaces = 2;
const manyLines = 6;
/** So many lines that mean a competency most of all show it without a word of it. */
const oftenMeant = 3;

/** So many tasks of a trade that such a job seldom has are enough for its questions. */
const enoughTasks = 3;

interface Evidence {
  score: number;
  isStrong: boolean;
  /** In how many places (the title is two) words show it that are enough by themselves. */
  strongPlaces: number;
  lines: { line: PlannedLine; weight: number; isStrong: boolean; place: number }[];
}

/**
 * The competencies a posting shows, strongest first: the usual ones of its kind of job on little evidence,
 * what such a job may have on more, anything else on most.
 */
export function chooseCompetencies(input: Input): ChosenCompetencies {
  const { title, fit } = input;
  const evidence = collectEvidence(input);
  const telling = input.lines.filter(tellsOfWork);
  const asked = telling.length;
  const isMeant = (id: string): boolean =>
    asked < enoughLines ||
    general.has(id) ||
    fit.place(title ?? '', id) < places.faint ||
    telling.some(({ text }) => fit.place(text, id) < places.faint);
  const job = kindOfJob(input, asked, (id) => (isMeant(id) ? (evidence.get(id)?.score ?? 0) : 0));
  const isTelling = (id: string, found: Evidence): boolean => {
    if (job.isOfStaff(id)) return false;
    const meant = found.lines.filter(({ place }) => place === 0).length;
    if (job.usual.includes(id) && (!general.has(id) || asked < manyLines))
      return found.isStrong || found.score >= enoughEvidence || meant > 0;
    if (job.usual.includes(id)) return found.isStrong || meant > 0;
    if (!job.may(id)) return false;
    if (general.has(id)) return found.isStrong;
    const near = found.lines.filter(({ place }) => place < places.near);
    const isForeign = job.isForeign(id);
    if (asked < manyLines)
      return isForeign
        ? found.isStrong && near.length > 0 && found.score >= enoughElsewhere
        : near.some(({ isStrong, weight }) => isStrong || weight >= enoughEvidence);
    const isAbout = near.some(
      ({ place, weight }) => place <= places.own && weight >= enoughEvidence,
    );
    if (!isAbout || near.length < enoughPlaces) return false;
    return isForeign
      ? found.strongPlaces >= enoughPlaces && found.score >= enoughElsewhere
      : found.isStrong || meant >= oftenMeant;
  };
  const shown = input.library.flatMap((competency): ShownCompetency[] => {
    const { id } = competency;
    const found = evidence.get(id);
    if (!found || !isMeant(id) || !isTelling(id, found) || !input.isAskable(competency)) return [];
    const rank = job.usual.indexOf(id);
    const bonus = rank < 0 ? 0 : Math.max(0.5, 3 - rank * 0.5);
    const score = found.score * (general.has(id) ? generalShare : 1) + bonus;
    const lines = [...found.lines].sort((a, b) => b.weight - a.weight).map(({ line }) => line);
    const tasks = found.lines.filter(isOwnTask);
    const isTasked = tasks.length >= (job.isForeign(id) || !found.isStrong ? enoughTasks : 1);
    const isCommon = general.has(id) || !ours.has(id) || isTasked;
    return [
      {
        competency,
        score,
        lines,
        fromLibrary: job.isSure(id) ? fromSure(found, rank) : Number(isCommon),
      },
    ];
  });
  const shownIds = new Set(shown.map(({ competency }) => competency.id));
  return {
    shown: shown.sort((a, b) => b.score - a.score),
    mayHaveTasks: (id) =>
      shownIds.has(id) || job.usual.includes(id) || (job.may(id) && !job.isForeign(id)),
    usual: job.usual.filter((id) => isMeant(id) && (general.has(id) || job.isSure(id))),
    settings: job.settings,
  };
}

/** Of what the title names: the more lines are about it, the more questions; its heart comes first. */
function fromSure({ lines }: Evidence, rank: number): number {
  const near = lines.filter(({ place }) => place <= places.own).length;
  return Math.min(rank === 0 ? 4 : 2, 1 + near);
}

/** Work that can be asked about and is about the competency. */
const isOwnTask = ({ line, weight, place }: Evidence['lines'][number]): boolean =>
  line.reason === null && place < places.near && weight >= enoughEvidence;

function collectEvidence(input: Input): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  const at = (id: string): Evidence => {
    const found = evidence.get(id) ?? { score: 0, isStrong: false, strongPlaces: 0, lines: [] };
    evidence.set(id, found);
    return found;
  };
  for (const line of input.lines) {
    if (line.reason !== null && !countsUnasked.has(line.reason)) continue;
    for (const match of matchLine(line.text, input)) {
      const { competencyId, weight, isStrong } = match;
      const found = at(competencyId);
      found.isStrong ||= isStrong;
      found.strongPlaces += isStrong ? 1 : 0;
      found.score += weight * lineWeights[line.kind];
      const place = input.fit.place(line.text, competencyId);
      if (tellsOfWork(line)) found.lines.push({ line, weight, isStrong, place });
    }
  }
  for (const { competencyId, weight, isStrong } of matchCompetencies(
    input.title ?? '',
    input.library,
  )) {
    const found = at(competencyId);
    found.score += weight * 2;
    found.isStrong ||= isStrong;
    found.strongPlaces += isStrong ? enoughPlaces : 0;
  }
  return evidence;
}

/** Lines of these kinds are not asked about, but tell what the job is. */
const countsUnasked = new Set<PlannedLine['reason']>([
  'papers',
  'repeated',
  'unclear',
  'wording',
  'trait',
]);

/** … and so does the line that a competency is shown by. */
export const tellsOfWork = ({ reason }: PlannedLine): boolean =>
  reason === null || (reason !== 'papers' && reason !== 'repeated' && countsUnasked.has(reason));

/** By its words, as far as its meaning agrees; by its meaning where the words say nothing. */
function matchLine(
  text: string,
  { library, fit }: { library: readonly Competency[]; fit: LineFit },
): CompetencyMatch[] {
  const byWords = matchCompetencies(text, library).map((match) => {
    const isFar = fit.place(text, match.competencyId) >= places.far;
    const weight = Math.min(mostPerLine, match.weight) * (isFar ? doubted : 1);
    return { ...match, weight, isStrong: match.isStrong && !isFar };
  });
  const meant = byWords.some(({ isStrong }) => isStrong) ? null : fit.nearest(text);
  return meant === null || byWords.some(({ competencyId }) => competencyId === meant)
    ? byWords
    : [...byWords, { competencyId: meant, weight: meantWeight, isStrong: false }];
}

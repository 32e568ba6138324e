import type { Meaning } from '../language/meaning.ts';
import { similarity } from '../language/similarity.ts';
import { assumptionsOf, neverImplied } from './library/assumptions.ts';
import type { LibraryQuestion } from './library/competency.ts';
import type { Role, RoleArea, RoleQuestion } from './library/roles/roleText.ts';
import { questionsOn } from './findRole.ts';
import type { PlannedGroup, PlannedInterview, PlannedLine, PlannedQuestion } from './plan.ts';

/**
 * Questions of the job in one interview: on what the lines name, and, where they name less, on any such job; none of
 * those where the lines are not like the job.
 */
const perInterview = { named: 4, any: 2, unsure: 0 };
/** A plan of one interview asks more, and one of many no more than a candidate can bear. */
const fewest = { named: 7, any: 6, unsure: 0 };
const most = 16;
/** So many lines bear out the job; below, the plan says that the posting gives too little. */
const enoughLines = 3;
/** A line that no other question asks about counts so much more than the place of a question in its area. */
const weights = { line: 1.5, core: 2, place: 0.25, type: 0.6, beginner: 3 };
const linesCounted = 2;

interface Candidate {
  question: RoleQuestion;
  area: RoleArea;
  place: number;
  lines: readonly PlannedLine[];
}

interface Options {
  lines: readonly PlannedLine[];
  interviews: number;
  /** Stands for the job where no line of the posting does. */
  title: string;
  /** The lines are like what is asked of the job; else only what they mean is asked. */
  isSure: boolean;
  /** Nobody has done such work before: what they would do is asked rather. */
  isFirstJob: boolean;
  /** Whether the posting shows what a question takes for granted. */
  isShown: (assumes: readonly string[]) => boolean;
  /** The meaning of a line or of `roleQuestionText`; undefined where no sentence model is installed. */
  meaning: Meaning | undefined;
  /** Takes a question into the plan unless it cannot be asked or is asked already. */
  take: (question: string) => boolean;
}

/** The interviews of a plan for a job that the library knows: its areas, and what the lines name of it. */
export function planRole(role: Role, options: Options): PlannedInterview[] {
  const { interviews, lines } = options;
  const asked = lines.filter(({ reason }) => reason === null);
  const found = new Map(asked.map((line) => [line, questionsOn(role, line.text)]));
  const picked = pickCandidates(role, found, options);
  const tied = tieLines(found, new Set(picked.map(({ question }) => question)), options.meaning);
  const named = [...found].filter(([, on]) => on.length > 0);
  const groups = role.areas.flatMap((area): PlannedGroup[] => {
    const own = picked
      .filter((item) => item.area === area)
      .sort((a, b) => a.place - b.place)
      .map(({ question }) => planned(question, tied.get(question) ?? []));
    const line = own.find((question) => question.line !== undefined)?.line;
    const near = named.find(([, on]) => on.some((question) => area.questions.includes(question)));
    const bornOutBy = near?.[0].text ?? (options.title || named[0]?.[0].text);
    const reference = line ?? (named.length >= enoughLines ? (bornOutBy ?? '') : '');
    return own.length === 0
      ? []
      : [
          {
            competency: area.name,
            source: reference === '' ? 'Static' : 'JobDescription',
            ...{ referenceText: reference, questions: own },
          },
        ];
  });
  return share(groups, interviews);
}

/** Those worth most: central to the job, on lines that no other asks about, of all types. */
function pickCandidates(
  role: Role,
  found: ReadonlyMap<PlannedLine, readonly RoleQuestion[]>,
  { interviews, isFirstJob, isShown, isSure, meaning, take }: Options,
): Candidate[] {
  const left = role.areas.flatMap((area) =>
    area.questions.map((question, place): Candidate => {
      // What only some such jobs have is asked on a line that names nothing else more exactly.
      const lines = [...found].flatMap(([line, on]) =>
        (question.isOptional ? on[0] === question : on.includes(question)) &&
        (isSure || likenessOf(line.text, question, meaning) >= aboutIt.least)
          ? [line]
          : [],
      );
      return { question, area, place, lines };
    }),
  );
  const open = new Set(
    left.filter(({ question, lines }) => !question.isOptional || lines.length > 0),
  );
  const room = (kind: keyof typeof fewest): number =>
    Math.min(most, Math.max(fewest[kind], interviews * perInterview[kind]));
  const usual = usualIn(role);
  /** A line or the job itself shows most of it; whom somebody leads or sells to, only words that say so. */
  const takenForGranted = ({ question, lines }: Candidate): string[] =>
    assumptionsOf(question.question).filter(
      (name) => neverImplied.has(name) || (lines.length === 0 && !usual.has(name)),
    );
  // A posting that says next to nothing denies nothing either.
  const isBlank = found.size < enoughLines;
  const picked: Candidate[] = [];
  const types = new Map<LibraryQuestion['type'], number>();
  const covered = new Set<PlannedLine>();
  const worth = ({ question, place, lines }: Candidate): number =>
    Math.min(linesCounted, lines.filter((line) => !covered.has(line)).length) * weights.line +
    (question.isOptional ? 0 : weights.core) -
    place * weights.place -
    (types.get(question.type) ?? 0) * weights.type -
    (isFirstJob && question.type === 'Behavioral' ? weights.beginner : 0);
  while (picked.length < room('named') && open.size > 0) {
    const [next] = [...open].sort((a, b) => worth(b) - worth(a));
    if (!next) break;
    open.delete(next);
    if (next.lines.length === 0 && picked.length >= room(isSure ? 'any' : 'unsure')) continue;
    if (!isBlank && !isShown(takenForGranted(next))) continue;
    if (!take(next.question.question)) continue;
    picked.push(next);
    types.set(next.question.type, (types.get(next.question.type) ?? 0) + 1);
    for (const line of next.lines) covered.add(line);
  }
  return picked;
}

/** What so many questions of a job take for granted belongs to it. */
const often = 3;
function usualIn({ areas }: Role): ReadonlySet<string> {
  const all = areas.flatMap(({ questions }) =>
    questions.flatMap(({ question, isOptional }) => (isOptional ? [] : assumptionsOf(question))),
  );
  return new Set(all.filter((name) => all.filter((other) => other === name).length >= often));
}

/** So alike is the meaning of a line and of a question on it, 0 to 1; less will do for what its words name first. */
const aboutIt = { least: 0.34, namedFirst: 0.2 };
/** One question seldom asks about more lines. */
const mostTied = 3;

/** What a question asks about, for its meaning. */
export const roleQuestionText = ({ question, good }: RoleQuestion): string =>
  `${question} ${good.join('. ')}`;

function likenessOf(line: string, question: RoleQuestion, meaning: Meaning | undefined): number {
  const [a, b] = [meaning?.(line), meaning?.(roleQuestionText(question))];
  return a && b ? similarity(a, b) : aboutIt.namedFirst;
}

/**
 * Each line with the question of the plan that asks about it: of those whose cues it has, the one that is nearest
 * in meaning; without a sentence model the one it names most exactly.
 */
function tieLines(
  found: ReadonlyMap<PlannedLine, readonly RoleQuestion[]>,
  picked: ReadonlySet<RoleQuestion>,
  meaning: Meaning | undefined,
): Map<RoleQuestion, string[]> {
  const pairs = [...found]
    .flatMap(([{ text }, on]) => {
      const asked = on.filter((question) => picked.has(question));
      const [first] = asked
        .map((question) => ({ text, question, like: likenessOf(text, question, meaning) }))
        .filter(
          ({ question, like }) =>
            like >= (question === asked[0] ? aboutIt.namedFirst : aboutIt.least),
        )
        .sort((a, b) => b.like - a.like);
      return first ?? [];
    })
    .sort((a, b) => b.like - a.like);
  const tied = new Map<RoleQuestion, string[]>();
  for (const { text, question } of pairs) {
    const lines = tied.get(question) ?? [];
    if (lines.length < mostTied) tied.set(question, [...lines, text]);
  }
  return tied;
}

const planned = (
  { question, type, good, weak }: RoleQuestion,
  [line, ...more]: readonly string[],
): PlannedQuestion => ({
  ...{ question, type, good, weak, line },
  moreLines: more.length > 0 ? more : undefined,
});

/** The areas in their order, as even as can be; where there are too few, the fullest is parted. */
function share(groups: readonly PlannedGroup[], interviews: number): PlannedInterview[] {
  let parts = [...groups];
  while (parts.length > 0 && parts.length < interviews) {
    const fullest = parts.reduce((a, b) => (b.questions.length > a.questions.length ? b : a));
    if (fullest.questions.length < 2) break;
    parts.splice(parts.indexOf(fullest), 1, ...halves(fullest));
  }
  parts = numbered(parts);
  const all = parts.reduce((sum, { questions }) => sum + questions.length, 0);
  const shared: PlannedGroup[][] = Array.from({ length: interviews }, () => []);
  let before = 0;
  parts.forEach((group, index) => {
    const byCount = Math.floor(((before + group.questions.length / 2) / all) * interviews);
    // Every interview gets one while there are enough.
    const at = parts.length === interviews ? index : Math.min(interviews - 1, byCount);
    shared[at]?.push(group);
    before += group.questions.length;
  });
  return shared.map((own) => ({
    name: own
      .map(({ competency }) => competency)
      .join('; ')
      .slice(0, 80),
    groups: own,
  }));
}

function halves(group: PlannedGroup): [PlannedGroup, PlannedGroup] {
  const middle = Math.ceil(group.questions.length / 2);
  const second = group.questions.slice(middle);
  const line = second.find((question) => question.line !== undefined)?.line;
  return [
    { ...group, questions: group.questions.slice(0, middle) },
    { ...group, referenceText: line ?? group.referenceText, questions: second },
  ];
}

/** The parts of an area are numbered. */
function numbered(groups: readonly PlannedGroup[]): PlannedGroup[] {
  const counts = new Map<string, number>();
  return groups.map((group) => {
    const count = (counts.get(group.competency) ?? 0) + 1;
    counts.set(group.competency, count);
    return count === 1 ? group : { ...group, competency: `${group.competency} (${count})` };
  });
}

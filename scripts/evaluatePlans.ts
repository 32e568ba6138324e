// Usage: node scripts/evaluatePlans.ts [--misses] [--words] [FOLDER-OF-POSTINGS]
// How well postings are read and matched, on labelled postings written for this purpose: which lines are
// duties or requirements, which competencies they show, which must not be asked about. The held-out part
// is never used for tuning. With a folder: what its postings' plans are made of, and the time they take. --words: without sentence meaning.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPlan, planLines, planMeaningTexts } from '#shared/planning/buildPlan.ts';
import { questionLibrary } from '#shared/planning/library/questionLibrary.ts';
import { linesOf, type InterviewPlan } from '#shared/planning/plan.ts';
import { vectorsOf } from '../web/server/language/vectorsOf.ts';
import {
  readLabelledLines,
  readLabelledPostings,
  type LabelledPosting,
} from './readLabelledPostings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
});
const nameOf = new Map(questionLibrary.map(({ id, name }) => [id, name]));
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

const labelled = readLabelledPostings();
for (const part of ['tuning', 'held-out'] as const)
  await measure(
    part,
    labelled.filter((posting) => posting.part === part),
  );
measureLines();
const [folder] = positionals;
if (folder !== undefined) await describeFolder(folder);
process.exit(0);

async function planOf(request: { text: string; title?: string }): Promise<InterviewPlan> {
  const whole = {
    ...request,
    ...{ numberOfInterviews: 5, includeRecruiterScreen: true, additionalAreas: [] },
  };
  const vectors = values.words ? undefined : await vectorsOf(planMeaningTexts(whole));
  return buildPlan(whole, vectors && ((text) => vectors.get(text)));
}

async function measure(part: string, postings: readonly LabelledPosting[]): Promise<void> {
  const count = {
    asked: 0,
    found: 0,
    answered: 0,
    extra: 0,
    kept: 0,
    silenced: 0,
    silent: 0,
    shown: 0,
    labels: 0,
    questions: 0,
  };
  const misses: string[] = [];
  for (const { title, text, lines } of postings) {
    const plan = await planOf({ text, title });
    const groups = plan.interviews.flatMap((interview) => interview.groups);
    const asked = new Set(groups.flatMap(({ questions }) => questions.flatMap(linesOf)));
    const names = new Set(groups.map(({ competency }) => competency));
    for (const { label, text: line } of lines) {
      const row = plan.lines.find(
        (item) => item.text === line.replace(/\.$/, '') || item.text === line,
      );
      if (label === null) {
        if (row) misses.push(`${title}: not a requirement: ${line}`);
        count.extra += row ? 1 : 0;
        continue;
      }
      count.asked += 1;
      count.found += row ? 1 : 0;
      count.answered += row && (row.reason !== null || asked.has(row.text)) ? 1 : 0;
      if (!row) misses.push(`${title}: lost: ${line}`);
      if (label === 'unlawful' || label === 'papers' || label === 'practical') {
        count.silent += 1;
        count.silenced += row?.reason === label ? 1 : 0;
        if (row?.reason !== label) misses.push(`${title}: should be ${label}: ${line}`);
        continue;
      }
      count.questions += 1;
      count.kept += row && asked.has(row.text) ? 1 : 0;
      if (row && !asked.has(row.text))
        misses.push(`${title}: no question (${row.reason ?? 'no room'}): ${line}`);
    }
    const wanted = new Set(lines.flatMap(({ label }) => nameOf.get(label ?? '') ?? []));
    count.labels += wanted.size;
    // By a competency of that name, or by a question on a line that shows it.
    const askedAbout = new Set(
      lines.flatMap(({ label, text: line }) =>
        asked.has(line) || asked.has(line.replace(/\.$/, ''))
          ? (nameOf.get(label ?? '') ?? [])
          : [],
      ),
    );
    const isShown = (name: string): boolean => names.has(name) || askedAbout.has(name);
    count.shown += [...wanted].filter(isShown).length;
    for (const name of wanted)
      if (!isShown(name)) misses.push(`${title}: competency not shown: ${name}`);
  }
  console.log(`\n${part}: ${postings.length} postings of as many trades`);
  console.log(`  lines of duties and requirements found   ${percent(count.found, count.asked)}`);
  console.log(`  … with a question or a reason            ${percent(count.answered, count.asked)}`);
  console.log(`  other lines taken for one                ${count.extra}`);
  console.log(`  lines that became a question             ${percent(count.kept, count.questions)}`);
  console.log(
    `  lines rightly kept from being asked      ${percent(count.silenced, count.silent)}`,
  );
  console.log(`  competencies a person sees, asked about   ${percent(count.shown, count.labels)}`);
  if (values.misses) for (const miss of misses) console.log(`    ${miss}`);
}

/** Of single lines of many trades, which are to be asked about. */
function measureLines(): void {
  const wrong: string[] = [];
  const count = { ask: 0, asked: 0, leave: 0, left: 0 };
  for (const { isAsked, line } of readLabelledLines()) {
    const reason = planLines(`Duties:\n- ${line}`)[0]?.reason;
    const isRight = isAsked === (reason === null);
    count[isAsked ? 'ask' : 'leave'] += 1;
    if (isRight) count[isAsked ? 'asked' : 'left'] += 1;
    else wrong.push(`${isAsked ? `left (${reason ?? 'not found'})` : 'asked'}: ${line}`);
  }
  console.log('\nsingle lines of many trades');
  console.log(`  fit to be asked about, and so read       ${percent(count.asked, count.ask)}`);
  console.log(`  not fit, and left                        ${percent(count.left, count.leave)}`);
  if (values.misses) for (const line of wrong) console.log(`    ${line}`);
}

async function describeFolder(path: string): Promise<void> {
  const files = readdirSync(path).filter((name) => name.endsWith('.txt'));
  const count = {
    lines: 0,
    asked: 0,
    reasons: 0,
    library: 0,
    fromLines: 0,
    screening: 0,
    thin: 0,
    slowestMs: 0,
  };
  for (const name of files) {
    const text = readFileSync(join(path, name), 'utf8');
    const startedMs = performance.now();
    const plan = await planOf({ text });
    count.slowestMs = Math.max(count.slowestMs, performance.now() - startedMs);
    const groups = plan.interviews.flatMap((interview) => interview.groups);
    const questions = groups.flatMap((group) => group.questions);
    const asked = new Set(questions.flatMap(linesOf));
    count.lines += plan.lines.length;
    count.asked += plan.lines.filter((line) => asked.has(line.text)).length;
    count.reasons += plan.lines.filter(
      (line) => !asked.has(line.text) && line.reason !== null,
    ).length;
    count.screening += questions.filter(({ type }) => type === 'Screening').length;
    count.fromLines += questions.filter(
      ({ type, line }) => type !== 'Screening' && line !== undefined,
    ).length;
    count.library += questions.filter(
      ({ type, line }) => type !== 'Screening' && line === undefined,
    ).length;
    count.thin += groups.some(
      ({ source, competency }) => source === 'Static' && [...nameOf.values()].includes(competency),
    )
      ? 1
      : 0;
  }
  console.log(`\n${files.length} postings of ${path}`);
  console.log(`  lines with a question    ${percent(count.asked, count.lines)}`);
  console.log(`  lines with a reason      ${percent(count.reasons, count.lines)}`);
  console.log(
    `  questions from the library ${count.library}, from lines ${count.fromLines}, screening ${count.screening}`,
  );
  console.log(`  plans that needed the usual set of their family  ${count.thin}`);
  console.log(
    `  slowest plan ${count.slowestMs.toFixed(0)} ms, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
}

// Usage: node scripts/planPostings.ts [--all] FILE-OR-FOLDER…
// For each posting: its reading level, the sections found, and three questions of the plan it gives
// (--all: the whole plan). A posting that does not say its title is called by its file.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { analyze } from '../shared/analysis/analyze.ts';
import { plainTextBlocks } from '../shared/analysis/plainTextBlocks.ts';
import { buildPlan } from '../shared/planning/buildPlan.ts';
import type { PlannedGroup } from '../shared/planning/plan.ts';
import { readPosting } from '../shared/planning/readPosting.ts';

const paths = process.argv.slice(2).filter((word) => word !== '--all');
const isWhole = process.argv.includes('--all');
if (paths.length === 0) {
  console.error('No posting was named. Run: node scripts/planPostings.ts FILE-OR-FOLDER…');
  process.exit(2);
}

try {
  for (const file of paths.flatMap(filesIn)) show(file);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`A posting could not be read: ${reason}. Check its name and try again.`);
  process.exit(1);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.(?:txt|html?|md)$/i.test(name) && name !== 'README.md')
    .map((name) => join(path, name));
}

function show(file: string): void {
  const text = readFileSync(file, 'utf8');
  const posting = readPosting({ text });
  const title = posting.title ?? titleOf(file);
  const plan = buildPlan({
    text,
    title,
    numberOfInterviews: 5,
    includeRecruiterScreen: true,
    additionalAreas: [],
  });
  const { readabilityScore } = analyze({ blocks: plainTextBlocks(posting.text) });
  const sections = new Map<string, number>();
  for (const { kind, statements } of posting.sections)
    if (statements > 0 || kind !== 'other')
      sections.set(kind, (sections.get(kind) ?? 0) + statements);
  console.log(`\n${basename(file)}: ${title}`);
  console.log(`  reading level: ${readabilityScore}`);
  console.log(
    `  statements: ${[...sections].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
  );
  const groups = plan.flatMap((interview) => interview.groups);
  if (isWhole) groups.forEach(showGroup);
  else for (const question of sample(groups)) console.log(`  - ${question}`);
}

/** "032-07-poll-worker-coordinator.txt" is "poll worker coordinator". */
function titleOf(file: string): string {
  const name = basename(file).replace(/\.\w+$/, '');
  return name.replace(/^[\d-]+/, '').replaceAll('-', ' ');
}

function showGroup({ competency, source, referenceText, questions }: PlannedGroup): void {
  console.log(`  ${competency} [${source}] ${referenceText.slice(0, 90)}`);
  for (const { type, question } of questions) console.log(`    ${type}: ${question}`);
}

/** One question each of three competencies that the posting itself gives. */
function sample(groups: readonly PlannedGroup[]): string[] {
  const own = groups.filter(
    ({ source, questions }) => source === 'JobDescription' && questions.length > 1,
  );
  if (own.length === 0) return ['(nothing in the posting to ask about; the plan is a general one)'];
  return [0, 1, 2].flatMap(
    (index) => own[Math.floor((index * own.length) / 3)]?.questions[index % 2]?.question ?? [],
  );
}

// Usage: node scripts/planPostings.ts [--interviews N] [--words] FILE-OR-FOLDER…
// For each posting: every duty and requirement found, with the question made from it or the reason why
// there is none; then the plan (five interviews, or N). --words: without sentence meaning.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPlan, planMeaningTexts } from '#shared/planning/buildPlan.ts';
import { linesOf } from '#shared/planning/plan.ts';
import { vectorsOf } from '../web/server/language/vectorsOf.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    interviews: { type: 'string', default: '5' },
    words: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error('No posting was named. Run: node scripts/planPostings.ts FILE-OR-FOLDER…');
  process.exit(2);
}
for (const file of positionals.flatMap(filesIn)) await show(file);
process.exit(0);

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.(?:txt|html?|md)$/i.test(name) && name !== 'README.md')
    .map((name) => join(path, name));
}

async function show(file: string): Promise<void> {
  const request = {
    text: readFileSync(file, 'utf8'),
    numberOfInterviews: Number(values.interviews),
    includeRecruiterScreen: true,
    additionalAreas: [],
  };
  const vectors = values.words ? undefined : await vectorsOf(planMeaningTexts(request));
  const { interviews, lines } = buildPlan(request, vectors && ((text) => vectors.get(text)));
  const questions = interviews.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
  const asked = new Set(questions.flatMap(linesOf));
  console.log(
    `\n${basename(file)}: ${lines.length} lines, ${lines.filter(({ text }) => asked.has(text)).length} asked, ${questions.length} questions`,
  );
  for (const { text, kind, reason } of lines)
    console.log(`  ${asked.has(text) ? '✓' : '–'} ${kind}${reason ? ` (${reason})` : ''}: ${text}`);
  for (const { name, groups } of interviews) {
    console.log(`\n  ${name}`);
    for (const { competency, source, questions: own } of groups) {
      console.log(`    ${competency} [${source}]`);
      for (const { type, question } of own) console.log(`      ${type}: ${question}`);
    }
  }
}

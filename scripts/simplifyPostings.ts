// Usage: node scripts/simplifyPostings.ts [--first N] FILE-OR-FOLDER…
// For each hard sentence of a posting (--first: the first N of each): what the Simplify popover makes
// of it, or that nothing better was found; and at the end how many are no longer hard.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '#shared/analysis/analyze.ts';
import { plainTextBlocks } from '#shared/analysis/plainTextBlocks.ts';
import { simplifyText } from '#shared/planning/simplifySentence.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '10000' } },
});
if (positionals.length === 0) {
  console.error('No posting was named. Run: node scripts/simplifyPostings.ts FILE-OR-FOLDER…');
  process.exit(2);
}

let hard = 0;
let cured = 0;
for (const file of positionals.flatMap(filesIn)) {
  console.log(`\n${basename(file)}`);
  const { annotations } = analyze({ blocks: plainTextBlocks(readFileSync(file, 'utf8')) });
  const sentences = annotations.filter(({ category }) => category === 'readability');
  for (const { text } of sentences.slice(0, Number(values.first))) {
    const { simplifiedText, isComplex } = simplifyText(text);
    hard += 1;
    if (!isComplex) cured += 1;
    console.log(`- ${text}\n  ${isComplex ? '(nothing better)' : `→ ${simplifiedText}`}`);
  }
}
console.log(`\n${cured} of ${hard} hard sentences are no longer hard.`);

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.(?:txt|md)$/i.test(name) && name !== 'README.md')
    .map((name) => join(path, name));
}

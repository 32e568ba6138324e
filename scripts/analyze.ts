// Usage: npm run --silent analyze -- FILE     prints the analysis of a plain-text job description as
// JSON; "-" reads standard input. Offsets count UTF-16 units of the text with line feeds as line ends.
import { readFileSync } from 'node:fs';
import { analyze } from '#shared/analysis/analyze.ts';
import { plainTextBlocks } from '#shared/analysis/plainTextBlocks.ts';
import { guessTitle } from '#shared/analysis/guessTitle.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error(
    'No file was named. Run: npm run --silent analyze -- FILE (or - for standard input).',
  );
  process.exit(2);
}

let text: string;
try {
  text = readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '');
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The file could not be read: ${reason}. Check its name and try again.`);
  process.exit(1);
}

const blocks = plainTextBlocks(text);
const title = guessTitle(blocks);
const { annotationConfigs: _configs, ...analysis } = analyze({
  blocks,
  ...(title === null ? {} : { title }),
});
const { score, label, annotations, bestPractices, ...rest } = analysis;
console.log(JSON.stringify({ score, label, annotations, bestPractices, ...rest }, null, 2));

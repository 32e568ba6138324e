// Part of evaluatePlans.ts: reads the labelled postings it measures with.
import { readFileSync } from 'node:fs';

export interface LabelledPosting {
  part: 'tuning' | 'held-out';
  title: string;
  text: string;
  /** label: the competency a line shows, or why it is not asked about; null when it is no duty or requirement. */
  lines: { label: string | null; text: string }[];
}

/** Postings of many trades, written for this purpose, each line marked by a person. */
export function readLabelledPostings(): LabelledPosting[] {
  const file = new URL('../tests/fixtures/labelled-postings/postings.txt', import.meta.url);
  const postings: LabelledPosting[] = [];
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const [, part, title] = /^## (tuning|held-out) \| (.+)$/.exec(row) ?? [];
    const posting = postings.at(-1);
    const found = /^([=+-]) (.+)$/.exec(row);
    if (part !== undefined && title !== undefined)
      postings.push({
        part: part === 'tuning' ? part : 'held-out',
        title,
        text: `${title}\n\n`,
        lines: [],
      });
    else if (posting && found?.[2] !== undefined) addRow(posting, found[1] ?? '', found[2]);
  }
  return postings;
}

function addRow(posting: LabelledPosting, mark: string, words: string): void {
  const [, label = '', rest = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
  const text = mark === '+' ? rest : words;
  const isProse = text.endsWith('.');
  posting.text += mark === '=' ? `\n${text}\n` : isProse ? `${text}\n` : `- ${text}\n`;
  if (mark !== '=') posting.lines.push({ label: mark === '+' ? label : null, text });
}

/** Single lines of postings with whether an interviewer can ask about them. */
export function readLabelledLines(): { isAsked: boolean; line: string }[] {
  const file = new URL('../tests/fixtures/labelled-postings/lines.txt', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [, label, line] = /^(ask|leave) \| [^|]+ \| (.+)$/.exec(row) ?? [];
      return line === undefined ? [] : [{ isAsked: label === 'ask', line }];
    });
}

import type { AnalysisBlock } from '../analysis/analysis.ts';
import { blockKind } from '../analysis/blockKind.ts';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { splitSentences } from '../analysis/splitSentences.ts';
import { isBoilerplate, isFactLine, startsQuestionnaire } from './boilerplate.ts';
import { postingText } from './postingText.ts';
import { cleanTitle, findTitle } from './postingTitle.ts';
import { isSpokenHeading, sectionKind, withoutRemark } from './sectionKind.ts';
import type { SectionKind } from './sectionKind.ts';
import { statementKind } from './statementKind.ts';

/** A sentence or list item, word for word as the posting's plain text has it. */
export interface Statement {
  text: string;
  section: SectionKind;
  /** The nearest heading or line that ends in a colon, such as "Ability to:"; empty when none. */
  heading: string;
  isListItem: boolean;
}

export interface Posting {
  /** The plain text that every statement stands in. */
  text: string;
  title: string | null;
  /** Without pay, benefits, applying, equal opportunity, physical conditions and questionnaires. */
  statements: Statement[];
  sections: { kind: SectionKind; heading: string; statements: number }[];
}

export interface PostingInput {
  /** Plain text or HTML. */
  text: string;
  title?: string | undefined;
}

/** Sections whose sentences never become questions. */
const silent: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'benefits',
  'equal-opportunity',
  'application',
  'conditions',
  'company',
]);
/** Beyond this a posting is no posting; the rest is not read. */
const longestPosting = 60_000;

/** Parts a posting into sections and statements. Never throws, whatever the text. */
export function readPosting({ text: source, title }: PostingInput): Posting {
  const text = postingText(source.slice(0, longestPosting));
  const blocks = plainTextBlocks(text);
  const statements: Statement[] = [];
  const sections: Posting['sections'] = [{ kind: 'other', heading: '', statements: 0 }];
  const current: { kind: SectionKind; heading: string } = { kind: 'other', heading: '' };
  const open = (kind: SectionKind, heading: string): void => {
    current.kind = kind;
    current.heading = heading;
    sections.push({ kind, heading, statements: 0 });
  };

  for (const block of blocks) {
    const line = withoutRemark(block.text.trim());
    if (line === '' || isFactLine(line)) continue;
    if (startsQuestionnaire(line)) break;
    if (isHeading(block, line)) {
      const kind = sectionKind(line);
      if (kind !== null) open(kind, line);
      else if (current.kind === 'company' || current.kind === 'equal-opportunity')
        current.heading = line;
      else if (silent.has(current.kind)) {
        // "Interested individuals should send the following:" goes on with what it stands in.
        if (!/\b(?:should|must|may|please|following)\b/i.test(line)) open('other', line);
      } else current.heading = line;
      continue;
    }
    const label = labelOf(line);
    const before = { kind: current.kind, heading: current.heading };
    if (label !== null) open(label.kind, label.text);
    if (line.endsWith(':') && line.length < 160) {
      const kind = sectionKind(line);
      if (kind !== null && !silent.has(kind)) open(kind, line);
      else current.heading = line;
    }
    if (label !== null && silent.has(label.kind)) {
      // "Benefits: we offer …" speaks for its own paragraph only.
      open(before.kind, before.heading);
      continue;
    }
    if (silent.has(current.kind)) continue;
    for (const one of statementsOf(block, label?.length ?? 0)) {
      if (isBoilerplate(one)) continue;
      const section = kindOf(one, current.kind);
      statements.push({
        text: one,
        section,
        heading: current.heading,
        isListItem: blockKind(block) === 'listItem',
      });
      countIn(sections, section, current.heading);
    }
  }
  return { text, title: cleanTitle(title) ?? findTitle(blocks), statements, sections };
}

/**
 * Where no heading says it, the statement's own form does; and a list of duties that goes on with
 * "Knowledge of …" has become one of requirements.
 */
function kindOf(statement: string, kind: SectionKind): SectionKind {
  if (kind !== 'other' && kind !== 'responsibilities') return kind;
  const own = statementKind(statement);
  return own !== null && (kind === 'other' || own === 'requirements') ? own : kind;
}

function countIn(sections: Posting['sections'], kind: SectionKind, heading: string): void {
  const last = sections.findLast((one) => one.kind === kind && one.heading === heading);
  if (last !== undefined) last.statements += 1;
  else sections.push({ kind, heading, statements: 1 });
}

function isHeading(block: AnalysisBlock, line: string): boolean {
  if (blockKind(block) === 'heading' || isSpokenHeading(line)) return true;
  return line.endsWith(':') && line.split(/\s+/).length <= 9 && !/^[•·*-]/.test(line);
}

/** "POSITION DUTIES - This position …": a heading on the line of its text. */
function labelOf(line: string): { kind: SectionKind; text: string; length: number } | null {
  const found = /^([\p{Lu}][\p{L} ,&/'’()]{2,60}?)\s*(?::| [-–—])\s*(?=\p{Lu}\S*\s)/u.exec(line);
  const text = found?.[1];
  if (found === null || text === undefined || text.split(' ').length > 7) return null;
  const kind = sectionKind(text);
  return kind === null ? null : { kind, text, length: found[0].length };
}

function statementsOf(block: AnalysisBlock, skip: number): string[] {
  const start = block.text.length - block.text.trimStart().length;
  const offset = skip === 0 ? 0 : start + skip;
  const body = block.text.slice(offset);
  return splitSentences(body)
    .map((span) => body.slice(span.start, span.end))
    .flatMap((sentence) => sentence.split(/;\s+(?:and\s+)?/))
    .map((sentence) =>
      sentence
        .replace(/^(?:[\s•·●▪◦‣■*–—\u00ad\u00c2-]|\uFE0F|\p{Extended_Pictographic})+/u, '')
        .replace(/[\s;,]+(?:and)?$/u, ''),
    )
    .filter((sentence) => sentence.length > 8 && sentence.length < 900 && isProse(sentence));
}

/** Not a line of capitals, figures or addresses. */
function isProse(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const lower = sentence.match(/\p{Ll}/gu)?.length ?? 0;
  return letters > sentence.length * 0.6 && lower > letters * 0.6;
}

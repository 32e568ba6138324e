import type { AnnotationCategory } from './analysis.ts';

/** A family of phrases that share category, origin and the way their problem is told. */
export interface PhraseFamily {
  category: AnnotationCategory;
  source: string;
  /** The problem in one sentence; {} stands for the words found. */
  problem: string;
  /**
   * One rule a line: `phrase, phrase | suggestion, suggestion | its own problem`. In a phrase,
   * `ninja(s)` also stands for ninja, and `leverag(e/ing)` for both endings. A leading `~` keeps the
   * rule from names: it does not match a capitalised word inside a sentence or one all in capitals.
   * A leading `^` only keeps it from capitals (HE, HER are abbreviations too).
   */
  table: string;
}

export interface PhraseRule {
  category: AnnotationCategory | 'allowed';
  source: string;
  problem: string;
  suggestions: string[];
  letterCase: 'any' | 'noCapital' | 'noCapitals';
}

export interface Phrase {
  words: string[];
  rule: PhraseRule;
}

/** Reads a family's table. */
export function readFamily(family: PhraseFamily): Phrase[] {
  return lines(family.table).flatMap((line) => {
    const [forms = '', suggestions = '', problem = ''] = line.split('|').map((cell) => cell.trim());
    const mark = forms.charAt(0);
    const rule: PhraseRule = {
      category: family.category,
      source: family.source,
      problem: problem || family.problem,
      suggestions: items(suggestions),
      letterCase: mark === '~' ? 'noCapital' : mark === '^' ? 'noCapitals' : 'any',
    };
    return readForms(forms.replace(/^[~^]/, ''), rule);
  });
}

/** Reads phrases that are never findings and keep shorter rules from matching inside them. */
export function readAllowed(table: string): Phrase[] {
  const rule = allowedRule();
  return lines(table).flatMap((line) => readForms(line, rule));
}

export function allowedRule(): PhraseRule {
  return { category: 'allowed', source: '', problem: '', suggestions: [], letterCase: 'any' };
}

function readForms(forms: string, rule: PhraseRule): Phrase[] {
  return items(forms).flatMap((form) =>
    endings(form).map((phrase) => ({ words: phrase.toLowerCase().split(/[\s-]+/), rule })),
  );
}

function endings(form: string): string[] {
  const match = /^(.*?)\(([^)]*)\)(.*)$/.exec(form);
  if (match === null) return [form];
  const [, head = '', inner = '', tail = ''] = match;
  const choices = inner.includes('/') ? inner.split('/') : ['', inner];
  return choices.flatMap((choice) => endings(head + choice + tail));
}

function lines(table: string): string[] {
  return table.split('\n').filter((line) => line.trim() !== '');
}

function items(cell: string): string[] {
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

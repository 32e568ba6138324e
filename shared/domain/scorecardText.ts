import { escapeHtml } from './escapeHtml.ts';
import { highestScore, scoreLabels } from './scorecard.ts';

interface ScoredItem {
  itemText: string;
  /** 1 to 4; 0 is not scored. */
  score: number;
  notes: string;
}
interface ScoredContent {
  items: readonly ScoredItem[];
  overallScore: number;
  overallNotes: string;
}

/** What a scorecard says about one competency or question. */
export interface ScorecardAnswer {
  title: string;
  text: string;
}

/** The answers of a scorecard in its order, the overall one last. Items without a score and a note are left out. */
export function scorecardAnswers({
  items,
  overallScore,
  overallNotes,
}: ScoredContent): ScorecardAnswer[] {
  const overall = { itemText: 'Overall', score: overallScore, notes: overallNotes };
  return [...items, overall].flatMap(({ itemText, score, notes }) => {
    const rating = score > 0 ? `${scoreLabels[score] ?? ''} (${score} of ${highestScore})` : '';
    const text = [rating, notes.trim()].filter((part) => part !== '').join('\n');
    return text === '' ? [] : [{ title: itemText, text }];
  });
}

/** All answers as one text. */
export function scorecardText(
  name: string,
  answers: readonly ScorecardAnswer[],
): { html: string; text: string } {
  return {
    html: [
      `<h2>${escapeHtml(name)}</h2>`,
      ...answers.map(({ title, text }) => `<h3>${escapeHtml(title)}</h3>${textParagraphs(text)}`),
    ].join(''),
    text: [name, ...answers.map(({ title, text }) => `${title}\n${text}`)].join('\n\n'),
  };
}

/** Plain text as HTML, a paragraph for each line. */
export const textParagraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

import { escapeHtml } from './escapeHtml.ts';
/** A plan as it is copied: what stands in it, in its order. */
export interface CopiedPlan {
  title: string;
  interviews: readonly {
    name: string;
    groups: readonly { competency: string; questions: readonly { question: string }[] }[];
  }[];
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** The number of a question from 1 on: Roman up to xv, then plain. */
export const questionNumber = (place: number): string => romans[place - 1] ?? String(place);

/** The letter of a competency from 1 on: a to z, then aa, ab, … */
export function competencyLetter(place: number): string {
  let rest = place;
  let letters = '';
  while (rest > 0) {
    rest -= 1;
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}

/** A plan as plain text: interviews by number, competencies by letter, questions by Roman numeral. */
export function planAsText({ title, interviews }: CopiedPlan): string {
  const lines = [title, ''];
  for (const [at, { name, groups }] of interviews.entries()) {
    lines.push(`${at + 1}. ${name}`);
    for (const [index, { competency, questions }] of groups.entries()) {
      lines.push(`   ${competencyLetter(index + 1)}. ${competency}`);
      for (const [place, { question }] of questions.entries())
        lines.push(`      ${questionNumber(place + 1)}. ${question}`);
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The same as rich text. The numbers stand in the text: no list style goes Roman to xv and plain after. */
export function planAsHtml({ title, interviews }: CopiedPlan): string {
  const parts = [`<h1>${escapeHtml(title)}</h1>`];
  for (const [at, { name, groups }] of interviews.entries()) {
    parts.push(`<h2>${at + 1}. ${escapeHtml(name)}</h2>`);
    for (const [index, { competency, questions }] of groups.entries()) {
      parts.push(
        `<p style="margin-left:1.5em"><b>${competencyLetter(index + 1)}. ${escapeHtml(competency)}</b></p>`,
      );
      for (const [place, { question }] of questions.entries())
        parts.push(
          `<p style="margin-left:3em">${questionNumber(place + 1)}. ${escapeHtml(question)}</p>`,
        );
    }
  }
  return parts.join('\n');
}

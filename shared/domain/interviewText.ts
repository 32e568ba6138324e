import { escapeHtml } from './escapeHtml.ts';

/** The questions of an interview as they are copied. */
export function interviewText(
  name: string,
  questions: readonly string[],
): { html: string; text: string } {
  const items = questions.map((question) => `<li>${escapeHtml(question)}</li>`).join('');
  const lines = questions.map((question, index) => `${index + 1}. ${question}`);
  return {
    html: `<h2>${escapeHtml(name)}</h2><ol>${items}</ol>`,
    text: [name, '', ...lines].join('\n'),
  };
}

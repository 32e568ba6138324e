import { escapeHtml } from './escapeHtml.ts';

interface CopiedGroup {
  competency: string;
  questions: readonly { question: string }[];
}

/** The questions of a job description as plain text. */
export const questionsAsText = (title: string, groups: readonly CopiedGroup[]): string =>
  [
    title,
    ...groups.map(({ competency, questions }) =>
      ['', competency, ...questions.map(({ question }, at) => `  ${at + 1}. ${question}`)].join(
        '\n',
      ),
    ),
  ].join('\n') + '\n';

/** The same as rich text. */
export const questionsAsHtml = (title: string, groups: readonly CopiedGroup[]): string =>
  [
    `<h1>${escapeHtml(title)}</h1>`,
    ...groups.map(
      ({ competency, questions }) =>
        `<h2>${escapeHtml(competency)}</h2>\n<ol>${questions
          .map(({ question }) => `<li>${escapeHtml(question)}</li>`)
          .join('')}</ol>`,
    ),
  ].join('\n');

/** Writing them anew is offered unless they were completed at or after the last change of the words. */
export function canRegenerateQuestions(jobDescription: {
  questionsProcessingStatus?: string | null | undefined;
  questionsProcessingCompletedAt?: string | null | undefined;
  lastModifiedAt: string;
}): boolean {
  const { questionsProcessingStatus: status, questionsProcessingCompletedAt: at } = jobDescription;
  if (status === 'Failed') return true;
  if (status !== 'Completed') return false;
  return !at || new Date(at) < new Date(jobDescription.lastModifiedAt);
}

import { assumptionsOf } from '../assumptions.ts';
import type { LibraryQuestion } from '../competency.ts';
import { readQuestionHead } from '../readLibraryText.ts';

/** Questions about one task, asked for a line of a posting that names it. */
export interface Task {
  /** The competency its questions belong to. */
  competencyId: string;
  /** Cues, as they stand in the file (see `cueIndex.ts`). */
  words: string;
  /** Cues of what the same words mean elsewhere. */
  notWords: string;
  questions: readonly LibraryQuestion[];
}

/**
 * Tasks from their text. A block is
 *
 *     @ competency-id | cue, cue*, cue … cue | words that mean something else
 *     Technical: The question. + What a good answer holds + and more - What a weak answer sounds like.
 *
 * One cue in a line of a posting is enough; * ends a word stem, … stands for up to six words. Types and tags are
 * those of `libraryText.ts`.
 * @throws {Error} naming the line that cannot be read.
 */
export function readTasks(text: string): Task[] {
  const counts = new Map<string, number>();
  return text
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rows] = block.split('\n').map((row) => row.trim());
      const [competencyId = '', words = '', notWords = ''] = head
        .split('|')
        .map((part) => part.trim());
      if (competencyId === '' || words === '') throw new Error(`No task: @ ${head}`);
      const questions = rows
        .filter((row) => row !== '')
        .map((row): LibraryQuestion => {
          const number = (counts.get(competencyId) ?? 0) + 1;
          counts.set(competencyId, number);
          return readTaskQuestion(row, competencyId, number);
        });
      return { competencyId, words, notWords, questions };
    });
}

function readTaskQuestion(row: string, competencyId: string, number: number): LibraryQuestion {
  const [head = '', ...points] = row.split(' + ');
  const end = points.pop() ?? '';
  const at = end.lastIndexOf(' - ');
  const [last, weak] = at < 0 ? [end, ''] : [end.slice(0, at), end.slice(at + 3)];
  const { assumes, ...question } = readQuestionHead(competencyId, head);
  if (weak === '') throw new Error(`The tasks of "${competencyId}" have no weak answer in: ${row}`);
  return {
    ...question,
    id: `${competencyId}-task-${number}`,
    // Read when a plan asks: there are thousands of questions, and few come near a plan.
    get assumes() {
      return [...assumes, ...assumptionsOf(question.question)];
    },
    good: [...points, last].map((point) => point.trim()),
    weak: weak.trim(),
    isOfTask: true,
  };
}

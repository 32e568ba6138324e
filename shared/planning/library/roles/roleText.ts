import { libraryQuestionTypes, type LibraryQuestion } from '../competency.ts';

/** A question that is asked of people in one job. */
export interface RoleQuestion extends Pick<LibraryQuestion, 'type' | 'question' | 'good' | 'weak'> {
  /** Cues of the lines that it asks about (see `cueIndex.ts`); they are read for this job only. */
  cues: string;
  /** Asked only where a line has one of its cues; the others fit whoever has the job. */
  isOptional: boolean;
}

export interface RoleArea {
  name: string;
  questions: readonly RoleQuestion[];
}

/** A job as its titles name it, and what is asked of people who apply for it. */
export interface Role {
  name: string;
  /** Cues of titles, and those of titles that mean another job. */
  titles: string;
  notTitles: string;
  areas: readonly RoleArea[];
}

/**
 * Jobs from their text:
 *
 *     # Barista | barista*, coffee bartender* | barista trainer*
 *     @ Coffee and drinks
 *     Technical [espresso*, grind*]: The question. + What a good answer holds + and more - What a weak answer sounds like.
 *     Situational? [cash*, till*]: A question that is asked only where a line has one of the cues. + … + … - …
 *
 * @throws {Error} naming the line that cannot be read; of questions when they are asked for.
 */
export const readRoles = (text: string): Role[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...areas] = block.split(/^@ /m);
      const [name = '', titles = '', notTitles = ''] = head.split('|').map((part) => part.trim());
      if (name === '' || titles === '') throw new Error(`No job: # ${head}`);
      let read: readonly RoleArea[] | undefined;
      return {
        ...{ name, titles, notTitles },
        // Read when a plan asks: of hundreds of jobs few come near one.
        get areas() {
          return (read ??= areas.map(readArea));
        },
      };
    });

function readArea(block: string): RoleArea {
  const [name = '', ...rows] = block.split('\n').map((row) => row.trim());
  return { name, questions: rows.filter((row) => row !== '').map(readRoleQuestion) };
}

function readRoleQuestion(row: string): RoleQuestion {
  const [, typeName, mark, cues, rest = ''] = /^(\w+)(\??) \[([^\]]+)\]: (.+)$/.exec(row) ?? [];
  const type = libraryQuestionTypes.find((known) => known === typeName);
  const [question = '', ...points] = rest.split(' + ');
  const [last, weak] = points.pop()?.split(' - ') ?? [];
  if (type === undefined || cues === undefined || last === undefined || weak === undefined)
    throw new Error(`No question of a job: ${row}`);
  return { type, question, good: [...points, last], weak, cues, isOptional: mark === '?' };
}

import { findCues, indexCues } from './library/tasks/cueIndex.ts';
import { tasks } from './library/tasks/taskLibrary.ts';
import type { Task } from './library/tasks/taskText.ts';

const named = indexCues(tasks.map((value) => ({ cues: value.words, value })));
const denied = indexCues(tasks.map((value) => ({ cues: value.notWords, value })));

const known = new Map<string, readonly Task[]>();
const mostKnown = 2_000;

/** The tasks that a line of a posting names, the one named most exactly first. */
export function tasksIn(line: string): readonly Task[] {
  const found = known.get(line);
  if (found) return found;
  const others = new Set(findCues(line, denied));
  const own = findCues(line, named).filter((task) => !others.has(task));
  if (known.size >= mostKnown) known.clear();
  known.set(line, own);
  return own;
}

/** The competency of the task that a line names; null where it names none. */
export const homeOf = (line: string): string | null => tasksIn(line)[0]?.competencyId ?? null;

/** Whether a line is asked about by a question on the task it names, whatever its own words are like. */
export const namesTask = (line: string): boolean => tasksIn(line).length > 0;

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { questionLibrary } from '../questionLibrary.ts';
import { tasks } from './taskLibrary.ts';
import { readTasks } from './taskText.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('Tasks.ts'));
const files = await Promise.all(
  names.map(async (name) => {
    const module = (await import(`./${name}`)) as Record<string, string>;
    return { name, tasks: Object.values(module).flatMap(readTasks) };
  }),
);

// Its questions are questions of the library, whose test says what each must keep to.
test('every file is part of the library', () => {
  const registered = tasks.map(({ words }) => words);
  expect(files.flatMap((file) => file.tasks.map(({ words }) => words)).sort()).toEqual(
    [...registered].sort(),
  );
  const inLibrary = new Set(questionLibrary.flatMap(({ questions }) => questions));
  expect(
    tasks.flatMap(({ questions }) => questions.filter((item) => !inLibrary.has(item))),
  ).toEqual([]);
});

describe.each(files)('the tasks of $name', ({ tasks: own }) => {
  test('have one to four questions', () => {
    for (const { words, questions } of own) {
      expect(questions.length, words).toBeGreaterThanOrEqual(1);
      expect(questions.length, words).toBeLessThanOrEqual(4);
    }
  });

  test('have cues that stand alone: no word of every posting', () => {
    const common =
      /^(?:the |a )?(?:report|team|work|support|manage|customer|data|design|test|order|plan|train|service|project|meeting|staff|client|system|tool|record|product|quality|safety)s?\*?$/;
    const cues = own.flatMap(({ words }) => words.split(', '));
    expect(cues.filter((cue) => common.test(cue))).toEqual([]);
  });
});

test('what is no task is named', () => {
  expect(() => readTasks('@ warehouse\nTechnical: Why? + A + B - C')).toThrow('No task');
  expect(() => readTasks('@ warehouse | forklift*\nTechnical: Why? + A + B')).toThrow('Why?');
});

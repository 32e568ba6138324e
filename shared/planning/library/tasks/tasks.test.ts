import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { analyze } from '../../../analysis/analyze.ts';
import { isUnfairQuestion } from '../../isUnfairQuestion.ts';
import { nearDuplicates } from '../../nearDuplicates.ts';
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
test('every file is part of the library', () => {
  const registered = tasks.map(({ words }) => words);
  expect(files.flatMap((file) => file.tasks.map(({ words }) => words)).sort()).toEqual(
    [...registered].sort(),
  );
});

const ids = new Set(questionLibrary.map(({ id }) => id));
const general = questionLibrary.flatMap(({ questions }) =>
  questions.filter((item) => !item.isOfTask),
);

describe.each(files)('the tasks of $name', ({ tasks }) => {
  const questions = tasks.flatMap((task) => task.questions);

  test('belong to a competency of the library', () => {
    expect(tasks.map(({ competencyId }) => competencyId).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('have one to four questions, each with what a good and a weak answer are', () => {
    for (const { words, questions: own } of tasks) {
      expect(own.length, words).toBeGreaterThanOrEqual(1);
      expect(own.length, words).toBeLessThanOrEqual(4);
    }
    for (const { question, good, weak } of questions) {
      expect(question).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(question).not.toMatch(/[{}[\]_+]|\.\.\.|\s{2}/);
      expect(question.split(' ').length, question).toBeLessThanOrEqual(45);
      expect(good.length, question).toBeGreaterThanOrEqual(2);
      expect(good.length, question).toBeLessThanOrEqual(4);
      expect(weak, question).not.toBe('');
    }
  });

  test('ask nothing unlawful and leave nobody out', () => {
    expect(questions.filter(({ question }) => isUnfairQuestion(question))).toEqual([]);
    const excluding = questions.flatMap(({ question }) =>
      analyze({ blocks: [{ text: question, type: 'paragraph' }] })
        .annotations.filter(({ category }) =>
          /^(?:exclusive-|bias-age|bias-disability)/.test(category),
        )
        .map(({ category, text }) => `${category}: ${text} in “${question}”`),
    );
    expect(excluding).toEqual([]);
  });

  test('have cues that stand alone: no word of every posting', () => {
    const common =
      /^(?:the |a )?(?:report|team|work|support|manage|customer|data|design|test|order|plan|train|service|project|meeting|staff|client|system|tool|record|product|quality|safety)s?\*?$/;
    const cues = tasks.flatMap(({ words }) => words.split(', '));
    expect(cues.filter((cue) => common.test(cue))).toEqual([]);
  });
});

test('no two tasks ask alike, nor does one ask what the library asks', () => {
  const tasks = files.flatMap((file) => file.tasks.flatMap((task) => task.questions));
  const all = [...general, ...tasks].map((item, index) => ({ ...item, id: `${index}` }));
  const pairs = nearDuplicates(all).map(({ firstId, secondId }) => [
    all[Number(firstId)]?.question,
    all[Number(secondId)]?.question,
  ]);
  expect(pairs).toEqual([]);
});

test('what is no task is named', () => {
  expect(() => readTasks('@ warehouse\nTechnical: Why? + A + B - C')).toThrow('No task');
  expect(() => readTasks('@ warehouse | forklift*\nTechnical: Why? + A + B')).toThrow('Why?');
});

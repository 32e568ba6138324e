import { describe, expect, test } from 'vitest';
import { analyze } from '../../analysis/analyze.ts';
import { isUnfairQuestion } from '../isUnfairQuestion.ts';
import { nearDuplicates } from '../nearDuplicates.ts';
import { workSettings } from './competency.ts';
import { jobFamilies } from './jobFamilies.ts';
import { questionLibrary } from './questionLibrary.ts';
import { readLibraryText } from './readLibraryText.ts';

const questions = questionLibrary.flatMap((competency) => competency.questions);

describe('the question library', () => {
  test('covers many trades', () => {
    expect(questionLibrary.length).toBeGreaterThanOrEqual(40);
    expect(questions.length).toBeGreaterThanOrEqual(300);
    for (const key of ['id', 'name'] as const)
      expect(new Set(questionLibrary.map((item) => item[key])).size).toBe(questionLibrary.length);
  });

  test('asks nothing twice', () => {
    const pairs = nearDuplicates(questions).map(({ firstId, secondId }) => [firstId, secondId]);
    expect(pairs).toEqual([]);
  });

  test('has six to sixteen questions a competency, of at least two types', () => {
    for (const { id, questions: all } of questionLibrary) {
      const own = all.filter(({ isOfTask }) => !isOfTask);
      expect(own.length, id).toBeGreaterThanOrEqual(6);
      expect(own.length, id).toBeLessThanOrEqual(16);
      expect(new Set(own.map(({ type }) => type)).size, id).toBeGreaterThanOrEqual(2);
    }
  });

  test('says of each question what a good and a weak answer are', () => {
    for (const { id, question, good, weak } of questions) {
      expect(question, id).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(question, id).not.toMatch(/[{}[\]_]|\.\.\.|\s{2}/);
      expect(question.split(' ').length, id).toBeLessThanOrEqual(45);
      expect(good.length, id).toBeGreaterThanOrEqual(2);
      expect(good.length, id).toBeLessThanOrEqual(4);
      expect(weak, id).not.toBe('');
    }
  });

  test('asks nothing unlawful and leaves nobody out', () => {
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

  test('has a set of known competencies for each job family', () => {
    const ids = new Set(questionLibrary.map(({ id }) => id));
    for (const { id, competencies, also } of jobFamilies) {
      expect(competencies.length, id).toBeGreaterThanOrEqual(5);
      expect(
        [...competencies, ...(also ?? [])].filter((item) => !ids.has(item)),
        id,
      ).toEqual([]);
    }
  });

  test('has enough questions of each competency for where its jobs are done', () => {
    const known = new Set<string>(workSettings);
    for (const { id, settings, competencies } of jobFamilies) {
      expect(
        settings.filter((setting) => !known.has(setting)),
        id,
      ).toEqual([]);
      for (const competency of competencies) {
        const fitting = questionLibrary
          .find((item) => item.id === competency)
          ?.questions.filter(
            ({ level, setting }) =>
              (level === 'any' || level === 'staff') &&
              (setting === null || settings.includes(setting)),
          );
        expect(fitting?.length, `${competency} for ${id}`).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test('names the line that cannot be read', () => {
    const text = { id: 'x', name: 'X', theme: 'role', strong: '', weak: '' } as const;
    expect(() => readLibraryText({ ...text, questions: 'What now?' })).toThrow('What now?');
  });
});

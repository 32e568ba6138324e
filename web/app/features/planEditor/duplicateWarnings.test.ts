import { expect, test } from 'vitest';
import { duplicateWarnings } from './duplicateWarnings.ts';

const interview = (id: string, ...questions: string[]) => ({
  id,
  name: `Interview ${id}`,
  groups: [
    {
      id: `g${id}`,
      competency: 'Planning',
      source: 'JobDescription' as const,
      referenceText: null,
      questions: questions.map((question, index) => ({
        id: `${id}${index}`,
        question,
        type: 'Behavioral' as const,
      })),
    },
  ],
});

test('two interviews that ask nearly the same are told so, each of the other', () => {
  const warnings = duplicateWarnings([
    interview('A', 'Tell me about a time you planned the shifts of a hospital ward.'),
    interview(
      'B',
      'Describe how you planned shifts of a hospital ward.',
      'Which wards do you know?',
    ),
  ]);
  expect([...warnings]).toEqual([
    ['A0', '“Interview B” asks nearly the same.'],
    ['B0', '“Interview A” asks nearly the same.'],
  ]);
});

test('within one interview it is nobody’s business', () => {
  const same = 'How do you plan shifts of a hospital ward?';
  expect(duplicateWarnings([interview('A', same, same)]).size).toBe(0);
});

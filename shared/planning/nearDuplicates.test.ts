import { describe, expect, test } from 'vitest';
import { isNearDuplicate, isRepeatedLine, nearDuplicates } from './nearDuplicates.ts';

describe('two questions', () => {
  test('that ask for the same in other words are near duplicates', () => {
    expect(
      isNearDuplicate(
        'Tell me about a time you had to process voter registrations.',
        'Describe an example of processing voter registrations!',
      ),
    ).toBe(true);
  });

  test('that are put the same way about different work are not', () => {
    expect(
      isNearDuplicate(
        'Tell me about a time you had to process voter registrations.',
        'Tell me about a time you had to repair a forklift.',
      ),
    ).toBe(false);
  });

  test('are told by their ids, most alike first; blank ones are left out', () => {
    const found = nearDuplicates([
      { id: 'a', question: 'How do you plan a project budget?' },
      { id: 'b', question: 'How do you plan the budget of a large project?' },
      { id: 'c', question: 'How do you plan a project budget?' },
      { id: 'd', question: '' },
      { id: 'e', question: '  ' },
    ]);
    expect(found[0]).toEqual({ firstId: 'a', secondId: 'c', similarity: 1 });
    expect(found.flatMap(({ firstId, secondId }) => [firstId, secondId])).not.toContain('d');
    expect(found).toHaveLength(3);
  });
});

test.each([
  [
    'Sort and label samples of water and soil',
    'As an assistant you sort and label samples of water and soil, and clean the glass',
    true,
  ],
  ['Order paint', 'Order paint, brushes and paper for the workshop', false],
  ['Feed and weigh the calves each morning', 'Feed the hens and collect eggs each morning', false],
])('a line “%s” after “%s” is repeated: %s', (line, earlier, expected) => {
  expect(isRepeatedLine(line, earlier)).toBe(expected);
});

import { expect, test } from 'vitest';
import { guideGroups } from './guideGroups.ts';

const question = (id: string, competency: string | null) => ({
  id,
  cue: id,
  description: '',
  descriptionHtml: null,
  type: 'OTHER',
  competency,
});

test('questions stand under their competency, in the order of the guide', () => {
  const groups = guideGroups([
    question('a', 'Care'),
    question('b', null),
    question('c', 'Care'),
    question('d', 'Planning'),
  ]);
  expect(groups.map((group) => [group.competency, group.questions.map(({ id }) => id)])).toEqual([
    ['Care', ['a', 'c']],
    [null, ['b']],
    ['Planning', ['d']],
  ]);
});

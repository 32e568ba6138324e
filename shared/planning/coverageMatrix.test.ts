import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { coverageMatrix, postingRequirements } from './coverageMatrix.ts';

const requirements = [
  'Knowledge of wound care and palliative care.',
  'Good time management skills.',
];

describe('the coverage of requirements', () => {
  test('names the questions that ask about each, and leaves gaps empty', () => {
    const rows = coverageMatrix(requirements, [
      { id: 'q1', question: 'How would you care for a wound that does not heal?' },
      { id: 'q2', question: 'Where have you worked in palliative care, and with which wounds?' },
      { id: 'q3', question: 'What made you apply?' },
    ]);
    expect(rows).toEqual([
      { requirement: requirements[0], questionIds: ['q1', 'q2'] },
      { requirement: requirements[1], questionIds: [] },
    ]);
  });

  test('counts a question whose competency rests on the requirement, if it speaks of it at all', () => {
    const referenceText =
      'Knowledge of the rules for storing, moving, cleaning and destroying medical devices in clinics.';
    const rows = coverageMatrix(
      [referenceText],
      [
        { id: 'q1', question: 'Who may open a box of devices, and who may not?', referenceText },
        { id: 'q2', question: 'What made you apply?', referenceText },
      ],
    );
    expect(rows[0]?.questionIds).toEqual(['q1']);
  });

  test('has the posting’s own words as rows', () => {
    const text = readFileSync(
      fileURLToPath(new URL('../../tests/fixtures/postings/community-nurse.txt', import.meta.url)),
      'utf8',
    );
    const rows = postingRequirements(text);
    expect(rows).toContain('Knowledge of wound care and palliative care.');
    expect(rows).toContain('A nursing degree and a valid license to practice.');
    expect(rows.join(' ')).not.toContain('insurance');
    for (const row of rows) expect(text).toContain(row);
  });
});

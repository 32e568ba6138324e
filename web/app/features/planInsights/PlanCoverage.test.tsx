import { cleanup, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/renderUi.tsx';
import { PlanCoverage } from './PlanCoverage.tsx';
import { coverageLines } from './planCoverage.ts';

afterEach(cleanup);

const text = `Duties:
- Plan the rosters of two wards
- Train new nurses in the use of infusion pumps
Requirements:
- Knowledge of medication safety rules`;
const interviews = [
  {
    id: 'a',
    name: 'Recruiter screen',
    groups: [
      {
        source: 'Static' as const,
        referenceText: null,
        questions: [{ id: '1', question: 'Why plan the rosters of two wards?' }],
      },
    ],
  },
  {
    id: 'b',
    name: 'Ward work',
    groups: [
      {
        source: 'JobDescription' as const,
        referenceText: 'Plan the rosters of two wards',
        questions: [
          { id: '2', question: 'How do you plan a roster for two wards?' },
          { id: '3', question: 'Two wards need the same nurse. What happens to the roster?' },
        ],
      },
    ],
  },
];

test('questions are counted for each requirement and interview', () => {
  expect(coverageLines(text, interviews)).toEqual([
    { requirement: 'Plan the rosters of two wards', counts: [0, 2], total: 2 },
    { requirement: 'Train new nurses in the use of infusion pumps', counts: [0, 0], total: 0 },
    { requirement: 'Knowledge of medication safety rules', counts: [0, 0], total: 0 },
  ]);
});

test('the table opens on demand, tells how much is covered, and names the gaps', async () => {
  renderUi(<PlanCoverage text={text} interviews={interviews} />);
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('What the questions cover').closest('details');
  if (!details) throw new Error('It should fold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('1 of 3 requirements and duties have a question.')).toBeTruthy();
  expect(screen.getAllByText('No question yet')).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: 'Ward work' })).toBeTruthy();
});

test('a job description that asks for nothing says so', async () => {
  renderUi(<PlanCoverage text="Hello." interviews={interviews} />);
  const details = screen.getByText('What the questions cover').closest('details');
  if (!details) throw new Error('It should fold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText(/names no requirements/)).toBeTruthy();
});

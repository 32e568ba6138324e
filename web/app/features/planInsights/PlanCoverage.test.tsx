import { fireEvent } from '@testing-library/dom';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { PlanCoverage } from './PlanCoverage.tsx';
import { coverageRows, type CoverageEdits } from './planCoverage.ts';

afterEach(cleanup);

const line = (id: string, overrides: object = {}) => ({
  __typename: 'PlanLine',
  id,
  text: `Line ${id}`,
  kind: 'DUTY',
  reason: null,
  isNotAsked: false,
  questionIds: [],
  ...overrides,
});
const lines = [
  line('a', { text: 'Plan the rosters of two wards', questionIds: ['2', 'deleted'] }),
  line('b', { text: 'Train new nurses' }),
  line('c', { text: 'Lift 50 pounds', reason: 'About health' }),
  line('d', { text: 'Keep the logbook', isNotAsked: true }),
];
const interviews = [
  {
    id: 'x',
    name: 'Recruiter screen',
    groups: [{ id: 'g1', competency: 'Motivation', questions: [{ id: '1', question: 'Why us?' }] }],
  },
  {
    id: 'y',
    name: 'Ward work',
    groups: [
      {
        id: 'g2',
        competency: 'Training new nurses',
        questions: [{ id: '2', question: 'How do you plan a roster?' }],
      },
    ],
  },
];

function open(onAdd: CoverageEdits['addQuestion'] | null = () => undefined) {
  const { client, asked } = scriptedClient({
    PlanLines: () => ({ plan: { __typename: 'Plan', id: 'p', lines } }),
    TiePlanLine: ({ lineId, questionId }) => ({
      tiePlanLine: { __typename: 'PlanLine', id: lineId, questionIds: [questionId] },
    }),
    MarkPlanLine: ({ id, isNotAsked }) => ({
      markPlanLine: { __typename: 'PlanLine', id, isNotAsked },
    }),
  });
  renderUi(<PlanCoverage planId="p" interviews={interviews} onAdd={onAdd} />, { client });
  const details = screen.getByText('What the questions cover').closest('details');
  if (!details) throw new Error('It should fold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return asked;
}

test('a line counts as asked by the questions that show, and by nothing else', () => {
  expect(coverageRows(lines, interviews).map(({ state }) => state)).toEqual([
    'asked',
    'open',
    'waived',
    'waived',
  ]);
});

test('every line has a row that says what is asked, open or not to be asked', async () => {
  open();
  expect(
    await screen.findByText(
      '1 of 4 duties and requirements have a question, 2 are not to be asked, 1 is open.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('No question yet')).toBeTruthy();
  expect(screen.getByText('About health')).toBeTruthy();
});

test('a person ties a question to a line', async () => {
  open();
  const row = (await screen.findByText('Train new nurses')).closest('tr');
  if (!row) throw new Error('The line should have its row');
  fireEvent.click(within(row).getByRole('button', { name: 'Edit coverage' }));
  fireEvent.change(screen.getByLabelText('Tie a question to this line'), {
    target: { value: '1' },
  });
  expect(
    await screen.findByText(
      '2 of 4 duties and requirements have a question, 2 are not to be asked, none is open.',
    ),
  ).toBeTruthy();
});

test('a question is written for a line without one, in the competency that is closest to it', async () => {
  const onAdd = vi.fn();
  open(onAdd);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Write a question about Train new nurses' }),
  );
  const field = screen.getByRole('textbox', { name: 'Question about Train new nurses' });
  expect(screen.getByLabelText<HTMLSelectElement>('Competency').value).toBe('g2');
  fireEvent.change(field, { target: { value: ' How do you train a new nurse? ' } });
  fireEvent.change(screen.getByLabelText('Competency'), { target: { value: 'g1' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).toHaveBeenCalledWith('g1', 'How do you train a new nurse?', { lineId: 'b' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever may only read the plan can write no question', async () => {
  open(null);
  await screen.findByText('No question yet');
  expect(screen.queryByRole('button', { name: /Write a question/ })).toBeNull();
});

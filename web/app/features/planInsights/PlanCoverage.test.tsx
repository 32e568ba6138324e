import { fireEvent } from '@testing-library/dom';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { PlanCoverage } from './PlanCoverage.tsx';
import { coverageRows } from './planCoverage.ts';

afterEach(cleanup);

const line = (id: string, overrides: object = {}) => ({
  __typename: 'PlanLine',
  ...{ id, text: `Line ${id}`, kind: 'DUTY', reason: null, isNotAsked: false },
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
    groups: [{ questions: [{ id: '1', question: 'Why us?' }] }],
  },
  {
    id: 'y',
    name: 'Ward work',
    groups: [{ questions: [{ id: '2', question: 'How do you plan a roster?' }] }],
  },
];

function open() {
  const { client, asked } = scriptedClient({
    PlanLines: () => ({ plan: { __typename: 'Plan', id: 'p', lines } }),
    TiePlanLine: ({ lineId, questionId }) => ({
      tiePlanLine: { __typename: 'PlanLine', id: lineId, questionIds: [questionId] },
    }),
    MarkPlanLine: ({ id, isNotAsked }) => ({
      markPlanLine: { __typename: 'PlanLine', id, isNotAsked },
    }),
  });
  renderUi(<PlanCoverage planId="p" interviews={interviews} canEdit />, { client });
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
  const edit = row?.querySelector('button');
  if (!row || !edit) throw new Error('The row should have its button');
  fireEvent.click(edit);
  fireEvent.change(screen.getByLabelText('Tie a question to this line'), {
    target: { value: '1' },
  });
  expect(
    await screen.findByText(
      '2 of 4 duties and requirements have a question, 2 are not to be asked, none is open.',
    ),
  ).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { InterviewHeader, type InterviewHeaderFragment } from './InterviewHeader.tsx';

const call = {
  __typename: 'Call',
  id: 'c1',
  name: 'Panel',
  startTime: '2026-11-20T10:00:00.000Z',
  visibility: 'PUBLIC',
  candidate: { id: 'p1', fullName: 'Ada Byron' },
  position: { id: 'o1', displayTitle: 'Engineer' },
  interviewStage: null,
  interviewers: [],
};
const show = (changes: object = {}) =>
  renderUi(
    <InterviewHeader
      call={{ ...call, ...changes } as unknown as FragmentType<typeof InterviewHeaderFragment>}
      actions={null}
    />,
  );

test('an interview leads to its candidate, its position and back to the list', () => {
  show();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Ada Byron')).toBe('/candidate/p1');
  expect(leadsTo('Engineer')).toBe('/position/o1');
  expect(leadsTo('All recordings')).toBe('/search');
});

test('an interview without a candidate is headed by its own name', () => {
  show({ candidate: null });
  expect(screen.getByRole('heading', { name: 'Panel' })).toBeTruthy();
});

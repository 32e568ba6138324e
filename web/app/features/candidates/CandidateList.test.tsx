import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CandidateRow_CandidateFragment } from '../../lib/__generated__/graphql.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { CandidateList } from './CandidateList.tsx';

afterEach(cleanup);

type Application = CandidateRow_CandidateFragment['applications'][number];

const application = (positionId: string, stage: string | null): Application => ({
  id: `a-${positionId}`,
  status: 'ACTIVE',
  position: { id: positionId, displayTitle: `Title of ${positionId}` },
  interviewStage: stage === null ? null : { id: stage, title: stage },
});

const candidate = (applications: Application[]): CandidateRow_CandidateFragment => ({
  id: 'c1',
  fullName: 'Kim Park',
  emails: ['kim@example.test'],
  recordingDisabled: false,
  callCount: 0,
  lastCallAt: null,
  applications,
  ratingBreakdown: { average: null, counts: [0, 0, 0, 0, 0] },
});

test('on the page of a position a row shows the stage there, not the newest application elsewhere', () => {
  const rows = [candidate([application('other', 'Offer'), application('this', 'Onsite')])];
  renderUi(<CandidateList candidates={rows} positionId="this" />);
  screen.getByText('Onsite');
  expect(screen.queryByText('Offer')).toBeNull();
  expect(screen.queryByText('Title of other')).toBeNull();
});

test('a candidate without a stage is shown as such', () => {
  renderUi(
    <CandidateList candidates={[candidate([application('this', null)])]} positionId="this" />,
  );
  screen.getByText('No stage');
});

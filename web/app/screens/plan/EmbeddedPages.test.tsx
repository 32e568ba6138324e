import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useInstalledExtension } from '../../lib/installedExtension.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { scriptedExtension } from '../../lib/scriptedExtension.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { PlanPages } from './PlanPages.tsx';
import { jobDescription, listOf, signedIn } from './scriptedPlans.ts';

afterEach(cleanup);

function open(path: string, ats: string | null) {
  useInstalledExtension.setState({ isAsked: true, version: '1.0.0', ats });
  const { client } = scriptedClient({
    CurrentUser: signedIn(),
    MyJobDescriptions: listOf([jobDescription('1', 'Baker', { planId: 'p1' })]),
    SharedJobDescriptions: listOf([]),
  });
  return renderUi(
    <NuqsTestingAdapter>
      <Suspense>
        <Routes>
          <Route path="/plan/*" element={<PlanPages />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </NuqsTestingAdapter>,
    { client, path },
  );
}

test('beside an applicant tracking system a plan is picked, to be exported', async () => {
  open('/plan/select-plan', 'Greenhouse');
  const plan = await screen.findByRole('link', { name: 'Baker' });
  expect(plan.getAttribute('href')).toBe('/plan/interview_plan/p1?from=select-plan');
});

test.each(['/plan/not-found', '/plan/unauthorized', '/nowhere'])(
  'there the way out of %s closes the frame',
  async (path) => {
    const { asked, stop } = scriptedExtension({ hideModal: { isOpen: false } });
    open(path, 'Greenhouse');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(asked).toEqual([{ type: 'hideModal' }]));
    expect(screen.queryByText('Go back')).toBeNull();
    expect(screen.queryByText('Go to home')).toBeNull();
    stop();
  },
);

test.each([
  ['/plan/not-found', 'Go back'],
  ['/plan/unauthorized', 'Go to home'],
  ['/nowhere', 'Go back'],
])('anywhere else the way out of %s is called %s', async (path, label) => {
  open(path, null);
  await screen.findByText(label);
  expect(screen.queryByText('Close')).toBeNull();
});

import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient, type Answer } from '../../lib/scriptedClient.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { NewPlanScreen } from './NewPlanScreen.tsx';
import { PlanPages } from './PlanPages.tsx';
import { listOf, signedIn } from './scriptedPlans.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
});

function open(path: string, script: Record<string, Answer>) {
  const server = scriptedClient({
    MyJobDescriptions: listOf([]),
    SharedJobDescriptions: listOf([]),
    ...script,
  });
  const page = renderUi(
    <NuqsTestingAdapter>
      <Suspense>
        <Routes>
          <Route path="/plan/*" element={<PlanPages />} />
          <Route path="/" element="Home" />
        </Routes>
      </Suspense>
      <Toaster />
    </NuqsTestingAdapter>,
    { client: server.client, path },
  );
  return { ...page, server };
}

test.each(['/plan', '/plan/new', '/plan/job-descriptions', '/plan/anything/else'])(
  'without the product %s leads to the upgrade page',
  async (path) => {
    const page = open(path, { CurrentUser: signedIn('Admin', { planEnabled: false }) });
    await screen.findByText('Better job descriptions in a flash.');
    expect(page.path()).toBe('/plan/upgrade');
    expect(page.server.asked.map(({ name }) => name)).toEqual(['CurrentUser']);
  },
);

test('without a role in it the page says whom to ask, and leads home where there is one', async () => {
  const page = open('/plan', { CurrentUser: signedIn(null) });
  await screen.findByText(/reach out to your account administrator/);
  expect(page.path()).toBe('/plan/unauthorized');
  screen.getByRole('link', { name: 'Go to home' });
  cleanup();
  open('/plan', { CurrentUser: signedIn(null, { interviewEnabled: false }) });
  await screen.findByText(/reach out to your account administrator/);
  expect(screen.queryByRole('link', { name: 'Go to home' })).toBeNull();
});

test('an unknown page of the module is not found, and leads back to the list', async () => {
  const page = open('/plan/nowhere', { CurrentUser: signedIn() });
  await screen.findByText("We can't seem to find the page you're looking for.");
  expect(page.path()).toBe('/plan/not-found');
  fireEvent.click(screen.getByRole('link', { name: 'Go back' }));
  await screen.findByText('You haven’t created anything yet');
});

test.each([
  ['AnalyzerScreen', '/plan/analyze/j1'],
  ['CreatorScreen', '/plan/create/j1'],
  ['ConfigureScreen', '/plan/configure/j1'],
  ['PlanScreen', '/plan/interview_plan/p1'],
  ['QuestionsScreen', '/plan/analyze/j1/questions'],
])(
  '%s without a connection offers a retry; only the server says “not found”',
  async (name, path) => {
    let isOnline = false;
    const page = open(path, {
      CurrentUser: signedIn(),
      [name]: () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return {
          currentUser: null,
          jobDescription: null,
          jobDescriptionCreatorSession: null,
          plan: null,
        };
      },
    });
    await screen.findByText(/server could not be reached/);
    expect(page.path()).toBe(path);
    isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.path()).toBe('/plan/not-found'));
  },
);

test('selecting a plan outside an applicant tracking system leads to the list', async () => {
  const page = open('/plan/select-plan', { CurrentUser: signedIn() });
  await screen.findByText('You haven’t created anything yet');
  expect(page.path()).toBe('/plan');
});

test.each([
  ['Copy & paste JD', 'Optimizer', '/plan/analyze/new?stepperSource=jdo'],
  ['Start from scratch', 'Creator', '/plan/create/new?stepperSource=jdc'],
])('a new plan begins with “%s”', async (tile, jobDescriptionState, leadsTo) => {
  const server = scriptedClient({
    CreateJobDescription: {
      createJobDescription: {
        __typename: 'JobDescriptionPayload',
        jobDescription: { __typename: 'JobDescription', id: 'new' },
      },
    },
  });
  const page = renderUi(<NewPlanScreen />, { client: server.client, path: '/plan/new' });
  fireEvent.click(screen.getByRole('button', { name: new RegExp(tile) }));
  await waitFor(() => expect(page.path()).toBe(leadsTo));
  expect(server.asked).toEqual([
    { name: 'CreateJobDescription', variables: { title: '', jobDescriptionState } },
  ]);
});

test('the product is asked for once, and the page says thank you', async () => {
  open('/plan/upgrade', {
    CurrentUser: signedIn(null, { planEnabled: false }),
    RequestPlanUpgrade: {
      requestPlanUpgrade: { __typename: 'RequestPlanUpgradePayload', success: true },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Plan today' }));
  await screen.findByText("Thank you for your interest. We'll be in touch with you shortly.");
  screen.getByText(
    'Request submitted successfully. Our support team will be in touch with you with next steps shortly',
  );
  expect(screen.queryByRole('button', { name: 'Upgrade to Plan today' })).toBeNull();
});

test.each([
  ['fails', undefined],
  ['is refused', { __typename: 'RequestPlanUpgradePayload', success: false }],
])('a request that %s can be made again', async (_how, answer) => {
  open('/plan/upgrade', {
    CurrentUser: signedIn(null, { planEnabled: false }),
    ...(answer ? { RequestPlanUpgrade: { requestPlanUpgrade: answer } } : {}),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Plan today' }));
  await screen.findByText(
    'There was an error with submitting the request, please try again in some time',
  );
  screen.getByRole('button', { name: 'Upgrade to Plan today' });
});

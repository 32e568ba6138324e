import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { InsightPages } from '../insights/InsightPages.tsx';
import { InterviewGate } from './InterviewGate.tsx';
import { InterviewUpgradeScreen } from './InterviewUpgradeScreen.tsx';

afterEach(cleanup);

const userOf = (over: object) =>
  ({
    id: 'u1',
    organization: { interviewEnabled: true, featureAccess: [], ...over },
  }) as unknown as CurrentUser;

function open(path: string, user: CurrentUser) {
  const server = scriptedClient({ RequestUpgrade: { requestUpgrade: true } });
  const page = renderUi(
    <Suspense>
      <Routes>
        <Route path="/upgrade" element={<InterviewUpgradeScreen user={user} />} />
        <Route element={<InterviewGate user={user} />}>
          <Route path="/candidates" element="Candidates" />
          <Route path="/insights/*" element={<InsightPages user={user} />} />
        </Route>
      </Routes>
    </Suspense>,
    { client: server.client, path },
  );
  return { ...page, server };
}
const offered = (name: string) => ({ name, isVisible: true, marketingRedirect: true });

test.each([
  [
    '/candidates',
    { interviewEnabled: false },
    '/upgrade',
    'Upgrade to Interview today',
    'INTERVIEW',
  ],
  ['/insights', { interviewEnabled: false }, '/upgrade', 'Upgrade to Interview today', 'INTERVIEW'],
  [
    ...['/insights/report', { featureAccess: [offered('INSIGHTS')] }, '/insights/upgrade'],
    ...['Upgrade to Insights today', 'INSIGHTS'],
  ],
  [
    ...['/insights/topic-trends', { featureAccess: [offered('ADVANCED_INSIGHTS')] }],
    ...['/insights/upgrade', 'Upgrade to Advanced Insights today', 'ADVANCED_INSIGHTS'],
  ],
] as [string, object, string, string, string][])(
  '%s with %j leads to %s, where anybody may ask for it',
  async (path, over, target, button, product) => {
    const page = open(path, userOf(over));
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByText("Thank you for your interest. We'll be in touch with you shortly.");
    expect(page.path()).toBe(target);
    expect(page.server.asked).toEqual([{ name: 'RequestUpgrade', variables: { product } }]);
  },
);

test('hidden insights are not found, and nothing is offered', async () => {
  open('/insights', userOf({ featureAccess: [{ ...offered('INSIGHTS'), isVisible: false }] }));
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeNull());
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
});

test('with the product its upgrade page leads into it', async () => {
  const page = open('/upgrade', userOf({}));
  await waitFor(() => expect(page.path()).toBe('/'));
});

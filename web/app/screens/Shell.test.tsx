import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSidebarStore } from '../features/navigation/Sidebar.tsx';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { useInstalledExtension } from '../lib/installedExtension.ts';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { scriptedExtension } from '../lib/scriptedExtension.ts';
import { useServerStore } from '../lib/serverStore.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { Shell } from './Shell.tsx';

const leaveTo = vi.hoisted(() => vi.fn());
vi.mock('../features/session/leaveTo.ts', () => ({ leaveTo }));

beforeEach(() => useInstalledExtension.setState({ isAsked: true, version: null, ats: null }));
afterEach(() => {
  cleanup();
  leaveTo.mockClear();
  useSidebarStore.setState({ isCollapsed: false });
});

const user: CurrentUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Park',
  fullName: 'Ada Park',
  email: 'ada@demo.test',
  profilePicUrl: null,
  isImpersonated: false,
  timeFormat: 'H12',
  timezoneName: 'UTC',
  userRole: { id: 'r', name: 'R', type: 'BASIC', permissions: [] },
  organization: {
    id: 'o',
    name: 'Northwind',
    planEnabled: false,
    interviewEnabled: true,
    featureAccess: [],
    allowAiCustomTemplates: true,
    retentionDaysSinceInterview: 0,
    createGuidesFromInterviewPlansEnabled: true,
    defaultPlanJobDescriptionTone: 'PROFESSIONAL' as const,
    allowPlanJobDescriptionToneOverride: true,
    planFlags: { simplifySentence: true, customTemplates: true, toneSelector: true },
  },
  planUserRole: null,
  canCreatePosition: false,
  canViewInsights: false,
  canViewQualityReport: false,
  canViewAdvancedInsights: false,
  canDeleteAnyCall: false,
};

function openShell(over: Partial<CurrentUser> = {}, path = '/interview/c1') {
  const { client, asked } = scriptedClient({
    signOut: { signOut: true },
    ReportedExtension: {
      currentUser: { __typename: 'CurrentUser', id: 'u1', browserExtensionVersion: '1.3.0' },
    },
    UpdateBrowserExtensionVersion: { updateBrowserExtensionVersion: true },
    AddAtsExport: { addAtsExport: true },
    unimpersonate: {
      unimpersonate: { __typename: 'UnimpersonatePayload', redirectTo: '/admin/users' },
    },
  });
  renderUi(
    <Routes>
      <Route element={<Shell user={{ ...user, ...over }} />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    { client, path },
  );
  return asked;
}

test('the page stands in main, and the menu marks where one is', () => {
  openShell();
  expect(screen.getByRole('main').textContent).toBe('The page');
  const current = screen.getByRole('link', { name: 'Recordings' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#content');
});

test('signing out ends the session and loads the sign-in page anew', async () => {
  const asked = openShell();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/sign-in'));
  expect(asked.map(({ name }) => name)).toContain('signOut');
});

test('while impersonating the banner says so, and the way out goes where the server says', async () => {
  openShell({ isImpersonated: true });
  expect(screen.getByText('Impersonating Ada Park')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Un-impersonate' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin/users'));
});

test('the narrow sidebar is remembered', () => {
  openShell();
  fireEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
  expect(screen.getByRole('button', { name: 'Keep the sidebar open' })).toBeTruthy();
  expect(localStorage.getItem('rapport-sidebar')).toContain('"isCollapsed":true');
});

test('inside an applicant tracking system’s page stands the way out, and no menu', async () => {
  useInstalledExtension.setState({ version: '1.3.0', ats: 'Greenhouse' });
  const { asked, stop } = scriptedExtension({ hideModal: { isOpen: false } });
  openShell();
  const close = await screen.findByRole('button', { name: 'Close' });
  // This is the first page: there is none to go back to.
  expect(screen.queryByText('Back to previous page')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('The page');
  fireEvent.click(close);
  await waitFor(() => expect(asked).toEqual([{ type: 'hideModal' }]));
  stop();
});

test.each([
  ['1.4.0', false, 'production', ['1.4.0']],
  ['1.3.0', false, 'production', []],
  ['1.4.0', true, 'production', []],
  ['1.4.0', false, 'test', []],
])(
  'an extension of version %s, impersonated: %s, on %s, makes the server told of %j',
  async (version, isImpersonated, environment, told) => {
    useServerStore.setState({ environment });
    useInstalledExtension.setState({ version });
    const asked = openShell({ isImpersonated });
    if (environment === 'production' && !isImpersonated)
      await waitFor(() => expect(asked.map(({ name }) => name)).toContain('ReportedExtension'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const updates = asked.filter(({ name }) => name === 'UpdateBrowserExtensionVersion');
    expect(updates.map(({ variables }) => variables['version'])).toEqual(told);
    useServerStore.setState({ environment: null });
  },
);

test.each([
  [false, [{ text: 'SCORECARD', ats: 'Lever', isInserted: true }]],
  [true, []],
])(
  'what the extension exported is passed on to the server, impersonated: %s',
  async (isImpersonated, told) => {
    useInstalledExtension.setState({ version: '1.3.0' });
    const asked = openShell({ isImpersonated });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const data = {
      source: 'rapport-extension',
      type: 'analytics',
      name: 'textExported',
      text: 'SCORECARD',
      ats: 'Lever',
      isInserted: true,
    };
    for (const origin of ['chrome-extension://ours', 'https://evil.test'])
      window.dispatchEvent(new MessageEvent('message', { data, origin }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const exports = asked.filter(({ name }) => name === 'AddAtsExport');
    expect(exports.map(({ variables }) => variables)).toEqual(told);
  },
);

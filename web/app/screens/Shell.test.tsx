import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useSidebarStore } from '../features/navigation/sidebarStore.ts';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { Shell } from './Shell.tsx';

const leaveTo = vi.hoisted(() => vi.fn());
vi.mock('../features/session/leaveTo.ts', () => ({ leaveTo }));

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
  timezoneName: 'UTC',
  userRole: { id: 'r', name: 'R', type: 'BASIC', permissions: [] },
  organization: {
    id: 'o',
    name: 'Northwind',
    planEnabled: false,
    interviewEnabled: true,
    createGuidesFromInterviewPlansEnabled: true,
    defaultPlanJobDescriptionTone: 'PROFESSIONAL' as const,
    allowPlanJobDescriptionToneOverride: true,
    planFlags: { simplifySentence: true, customTemplates: true, toneSelector: true },
  },
  planUserRole: null,
  canCreatePosition: false,
  canViewInsights: false,
  canDeleteAnyCall: false,
};

function openShell(over: Partial<CurrentUser> = {}, path = '/interview/c1') {
  const { client, asked } = scriptedClient({
    signOut: { signOut: true },
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

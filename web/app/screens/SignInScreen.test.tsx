import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer } from '../lib/scriptedClient.ts';
import { scriptedFetch } from '../lib/scriptedFetch.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { scriptedServerInfo, scriptedUser } from '../lib/scriptedUser.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const me = scriptedUser({ firstName: 'Ada', lastName: 'Park', fullName: 'Ada Park' });
const serverInfo = scriptedServerInfo({ environment: 'production' });

/** The sign-in page before a server that lets in whoever has the code GOOD42. */
function openSignIn(path = '/sign-in', extra: Record<string, Answer> = {}) {
  let user: typeof me | null = null;
  const enter = (field: string) => {
    user = me;
    return { [field]: { __typename: 'CurrentUser', id: me.id } };
  };
  const verify = (field: string) => (variables: Record<string, unknown>) => {
    if (variables['code'] === 'GOOD42') return enter(field);
    throw new Error('This code is not right.');
  };
  const { asked } = scriptedFetch({
    CurrentUser: () => ({ currentUser: user, serverInfo }),
    SignInPage: { currentUser: null, serverInfo, demoPeople: [] },
    signInByEmail: { signInByEmail: true },
    signInByPhone: { signInByPhone: true },
    verifyEmailSignIn: verify('verifyEmailSignIn'),
    verifyPhoneSignIn: verify('verifyPhoneSignIn'),
    signInAsDemoPerson: () => enter('signInAsDemoPerson'),
    ...extra,
  });
  const view = renderUi(
    <Routes>
      <Route path="/sign-in" element={<SignInScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );
  return { ...view, asked: (name: string) => asked.filter((item) => item.name === name) };
}

function submitName(name: string) {
  fireEvent.change(screen.getByLabelText('E-mail or phone number'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
}

async function enterCode(code: string) {
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
}

test('an address, its code, and on to the page that was asked for', async () => {
  const { path, asked } = openSignIn('/sign-in?next=%2Finterview%2Fc1%3Ft%3D65');
  submitName(' ada@demo.test ');
  // Nothing is said of whether there is such an account.
  await screen.findByText(/belongs to an account, a code of six letters/);
  await enterCode('good42');
  await waitFor(() => expect(path()).toBe('/interview/c1?t=65'));
  expect(asked('signInByEmail')[0]?.variables).toEqual({ email: 'ada@demo.test' });
});

test('what was typed outlives a reload, and a code that was taken is not sent twice', async () => {
  let canLoad = false;
  const me2 = () => {
    if (!canLoad) throw new TypeError('Failed to fetch');
    return { currentUser: me, serverInfo };
  };
  const { unmount } = openSignIn();
  fireEvent.change(screen.getByLabelText('E-mail or phone number'), {
    target: { value: 'ada@demo.test' },
  });
  unmount();
  const { path, asked } = openSignIn('/sign-in', { CurrentUser: me2 });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await enterCode('GOOD42');
  canLoad = true;
  await waitFor(() => expect(path()).toBe('/'));
  expect(asked('verifyEmailSignIn')).toHaveLength(1);
});

test('a + and digits goes by text message', async () => {
  const { path, asked } = openSignIn();
  submitName('+1 415 555 0100');
  await enterCode('GOOD42');
  await waitFor(() => expect(path()).toBe('/'));
  expect(asked('verifyPhoneSignIn')[0]?.variables).toEqual({
    phone: '+14155550100',
    code: 'GOOD42',
  });
});

test('another origin as next leads home', async () => {
  const { path } = openSignIn('/sign-in?next=%2F%2Fevil.test');
  submitName('ada@demo.test');
  await enterCode('GOOD42');
  await waitFor(() => expect(path()).toBe('/'));
});

test('what is no name is told before anything is sent', async () => {
  const { asked } = openSignIn();
  submitName('ada');
  expect(await screen.findByText(/not a whole e-mail address/)).toBeTruthy();
  expect(asked('signInByEmail')).toEqual([]);
});

test("a refused code shows the server's words, empties the field, and the next try may pass", async () => {
  const { path } = openSignIn();
  submitName('ada@demo.test');
  await enterCode('BAD111');
  expect(await screen.findByText('This code is not right.')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe(''));
  expect(path()).toBe('/sign-in');
  await enterCode('GOOD42');
  await waitFor(() => expect(path()).toBe('/'));
});

test('a new code can be asked for after 30 seconds, and one can go back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = openSignIn();
  submitName('ada@demo.test');
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  for (let second = 0; second < 30; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(asked('signInByEmail')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Use another e-mail or phone number' }));
  expect(screen.getByLabelText('E-mail or phone number')).toBeTruthy();
});

test('a page that is loaded again still waits for the code that was sent', async () => {
  openSignIn();
  submitName('ada@demo.test');
  await screen.findByLabelText('Code');
  cleanup();
  const { path, asked } = openSignIn();
  expect(screen.getByText('ada@demo.test')).toBeTruthy();
  await enterCode('GOOD42');
  await waitFor(() => expect(path()).toBe('/'));
  expect(asked('signInByEmail')).toEqual([]);
  cleanup();
  openSignIn();
  expect(screen.getByLabelText('E-mail or phone number')).toBeTruthy();
});

test('it asks for the name anew once the code no longer holds, or another name is wanted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openSignIn();
  submitName('ada@demo.test');
  await screen.findByLabelText('Code');
  cleanup();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  openSignIn();
  submitName('ada@demo.test');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Use another e-mail or phone number' }),
  );
  cleanup();
  openSignIn();
  expect(screen.getByLabelText('E-mail or phone number')).toBeTruthy();
});

test('demo people enter by one click', async () => {
  const { path, asked } = openSignIn('/sign-in', {
    SignInPage: {
      currentUser: null,
      serverInfo,
      demoPeople: [
        {
          __typename: 'DemoPerson',
          email: 'recruiter@demo.test',
          fullName: 'Rita Moss',
          role: 'Recruiter',
          organization: 'Northwind',
        },
      ],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Rita Moss/ }));
  await waitFor(() => expect(path()).toBe('/'));
  expect(asked('signInAsDemoPerson')[0]?.variables).toEqual({ email: 'recruiter@demo.test' });
});

test('whoever is signed in already is sent on', async () => {
  const { path } = openSignIn('/sign-in?next=%2Fsearch', {
    SignInPage: { currentUser: me, serverInfo, demoPeople: [] },
  });
  await waitFor(() => expect(path()).toBe('/search'));
});

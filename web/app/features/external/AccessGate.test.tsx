import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { AccessGate } from './AccessGate.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('address and step outlive a reload until the code is taken', async () => {
  const onVerified = vi.fn();
  const { client, asked } = scriptedClient({
    RequestAccessCode: { requestAccessCode: true },
    VerifyAccessCode: { verifyAccessCode: true },
  });
  const open = () =>
    renderUi(<AccessGate shareId="s1" onVerified={onVerified} />, { client }).unmount;
  let close = open();
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail address' }), {
    target: { value: 'guest@out.test' },
  });
  close();
  close = open();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  expect(email.value).toBe('guest@out.test');
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await screen.findByLabelText('Code');
  close();
  open();
  screen.getByText('guest@out.test');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'abc123' } });
  await waitFor(() => expect(onVerified).toHaveBeenCalled());
  expect(asked.at(-1)?.variables).toEqual({
    ...{ shareId: 's1', email: 'guest@out.test' },
    code: 'ABC123',
  });
});

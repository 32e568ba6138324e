import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { PhoneSection } from './PhoneSection.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const phoneNumber = '+15035550144';

test('a number is asked for, then its code; a wrong code says so beside the field', async () => {
  const { client, asked } = scriptedClient({
    SendPhoneNumberCode: { sendPhoneNumberCode: true },
    VerifyPhoneNumber: ({ code }) => {
      if (code !== 'ABC123') throw new Error('This code is wrong.');
      return { verifyPhoneNumber: { __typename: 'CurrentUser', id: 'u1', phoneNumber } };
    },
  });
  renderUi(<PhoneSection phoneNumber={null} canVerify />, { client });
  fireEvent.click(screen.getByRole('button', { name: 'Add phone number' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Phone number' }), {
    target: { value: phoneNumber },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'WRONG1' } });
  await screen.findByRole('alert');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'ABC123' } });
  await screen.findByRole('button', { name: 'Add phone number' });
  expect(asked.map(({ variables }) => variables)).toEqual([
    { phoneNumber },
    { phoneNumber, code: 'WRONG1' },
    { phoneNumber, code: 'ABC123' },
  ]);
});

test('a page that is loaded again while the code is looked for still asks for it', async () => {
  const { client } = scriptedClient({ SendPhoneNumberCode: { sendPhoneNumberCode: true } });
  const { unmount } = renderUi(<PhoneSection phoneNumber={null} canVerify />, { client });
  fireEvent.click(screen.getByRole('button', { name: 'Add phone number' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Phone number' }), {
    target: { value: phoneNumber },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Code');
  unmount();
  renderUi(<PhoneSection phoneNumber={null} canVerify />, { client });
  screen.getByText(`Enter the code that was sent to ${phoneNumber}.`);
  fireEvent.click(screen.getByRole('button', { name: 'Use another number' }));
  screen.getByRole('button', { name: 'Send code' });
});

test('where no text message can be sent, a number is shown and nothing is offered', () => {
  const { client } = scriptedClient({});
  renderUi(<PhoneSection phoneNumber={phoneNumber} canVerify={false} />, { client });
  screen.getByText(phoneNumber);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderUi(<PhoneSection phoneNumber={null} canVerify={false} />, { client });
  expect(screen.queryByText('Phone number')).toBeNull();
});

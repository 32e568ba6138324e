import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { ConnectExtension } from './ConnectExtension.tsx';

const person = { fullName: 'Tom Okafor', email: 'tom@demo.test' };
const script = {
  CreateExtensionCode: {
    createExtensionCode: {
      __typename: 'ExtensionCode',
      code: 'a code',
      expiresAt: '2026-05-01T10:00:00Z',
    },
  },
};
let stop = () => {};
afterEach(() => stop());

function extensionThat(type: 'connected' | 'refused') {
  const heard: unknown[] = [];
  const listen = ({ data }: MessageEvent<{ source?: string; state?: string }>) => {
    if (data.source !== 'rapport-app') return;
    heard.push(data);
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'rapport-extension', type, state: data.state },
        origin: window.location.origin,
        source: window,
      }),
    );
  };
  window.addEventListener('message', listen);
  stop = () => window.removeEventListener('message', listen);
  return heard;
}

test('hands the extension a code after a yes, and says that it is connected', async () => {
  const heard = extensionThat('connected');
  const { client } = scriptedClient(script);
  renderUi(<ConnectExtension state="s1" person={person} />, { client });
  expect(heard).toEqual([]);
  screen.getByRole('button', { name: 'Connect' }).click();
  await screen.findByText('The extension is connected');
  expect(heard).toEqual([{ source: 'rapport-app', type: 'connect', code: 'a code', state: 's1' }]);
});

test('says when the extension did not accept it, and offers another try', async () => {
  extensionThat('refused');
  const { client } = scriptedClient(script);
  renderUi(<ConnectExtension state="s1" person={person} />, { client });
  screen.getByRole('button', { name: 'Connect' }).click();
  expect((await screen.findByRole('alert')).textContent).toContain('did not accept');
  screen.getByRole('button', { name: 'Try again' });
});

test('without a state from the extension there is nothing to connect', () => {
  const { client } = scriptedClient(script);
  renderUi(<ConnectExtension state="" person={person} />, { client });
  expect(screen.getByRole('button', { name: 'Connect' })).toHaveProperty('disabled', true);
});

import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { textsOf } from './extensionTexts.ts';

// A test waits for what shall come, not for a fast machine; what never comes is told a little later.
configure({ asyncUtilTimeout: 30_000 });

// Test files share one window, so each begins with an empty page at the same address. One that asks for
// Node's environment has no window.
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  notifications.clean();
  notifications.cleanQueue();
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL('http://localhost:3000/');
}

// Where browsers have the texts of the extension.
Object.assign(globalThis, { chrome: { i18n: textsOf() } });

afterEach(cleanup);

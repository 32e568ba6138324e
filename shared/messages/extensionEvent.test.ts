import { expect, test } from 'vitest';
import { readExtensionEvent } from './extensionEvent.ts';

const event = {
  ...{ source: 'rapport-extension', type: 'analytics', name: 'textExported' },
  ...{ text: 'QUESTIONS', ats: 'Lever', isInserted: true },
};

test.each([
  [event, true],
  [{ ...event, source: 'somebody' }, false],
  [{ ...event, type: 'answer' }, false],
  [{ ...event, name: 'tokenRead' }, false],
  [{ ...event, text: 'RESUME' }, false],
  [{ ...event, ats: 'x'.repeat(81) }, false],
  [null, false],
])('an analytics event of the extension is read: %j', (message, isEvent) => {
  expect(readExtensionEvent(message) !== null).toBe(isEvent);
});

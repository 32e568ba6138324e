import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveWords } from './LiveWords.tsx';
import { theme } from './theme.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (utteranceId: string, speaker: string | null, text: string) => ({
  utteranceId,
  speaker,
  text,
  startMs: 1000,
});
const show = (lines: ReturnType<typeof line>[]) => (
  <MantineProvider theme={theme} env="test">
    <LiveWords lines={lines} />
  </MantineProvider>
);

test('each change of speaker is named once', () => {
  render(show([line('a', 'Ines', 'Hello'), line('b', 'Ines', 'there'), line('c', null, 'Hi')]));
  expect(screen.getAllByText('Ines')).toHaveLength(1);
  expect(screen.getByText('Unknown speaker')).toBeTruthy();
});

test('it follows the newest words until the reader scrolls back, and again on request', () => {
  const { rerender } = render(show([line('a', 'Ines', 'Hello')]));
  const log = screen.getByRole('log', { name: 'Live transcript' });
  Object.defineProperty(log, 'scrollHeight', { value: 1000 });
  Object.defineProperty(log, 'clientHeight', { value: 200 });
  rerender(show([line('a', 'Ines', 'Hello'), line('b', 'Ines', 'there')]));
  expect(log.scrollTop).toBe(1000);
  log.scrollTop = 300;
  fireEvent.wheel(log, { deltaY: -100 });
  rerender(show([line('a', 'Ines', 'Hello'), line('b', 'Ines', 'again')]));
  expect(log.scrollTop).toBe(300);
  fireEvent.click(screen.getByRole('button', { name: 'Newest words' }));
  expect(log.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: 'Newest words' })).toBeNull();
});

test('lines that are drawn higher than guessed, or a narrower panel, leave it at the newest words', () => {
  const resized: (() => void)[] = [];
  const observed: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized.push(listener);
      }
      observe(element: Element) {
        observed.push(element);
      }
      unobserve() {}
      disconnect() {
        resized.length = 0;
      }
    },
  );
  render(show([line('a', 'Ines', 'Hello'), line('b', 'Leo', 'Hi')]));
  const log = screen.getByRole('log', { name: 'Live transcript' });
  expect(observed).toEqual([log, ...log.children]);
  Object.defineProperty(log, 'clientHeight', { value: 200 });
  Object.defineProperty(log, 'scrollHeight', { value: 1145, configurable: true });
  resized.forEach((tell) => tell());
  expect(log.scrollTop).toBe(1145);
  // The change of layout moves what is shown; no person did.
  Object.defineProperty(log, 'scrollHeight', { value: 1600 });
  fireEvent.scroll(log);
  resized.forEach((tell) => tell());
  expect(log.scrollTop).toBe(1600);
  log.scrollTop = 300;
  fireEvent.wheel(log, { deltaY: -100 });
  resized.forEach((tell) => tell());
  expect(log.scrollTop).toBe(300);
});

test('a reader who scrolled back learns how many lines are new', () => {
  const { rerender } = render(show([line('a', 'Ines', 'Hello')]));
  fireEvent.wheel(screen.getByRole('log'), { deltaY: -100 });
  rerender(
    show([line('a', 'Ines', 'Hello you'), line('b', 'Leo', 'Hi'), line('c', 'Ines', 'Well')]),
  );
  fireEvent.click(screen.getByRole('button', { name: '2 new' }));
  expect(screen.queryByRole('button', { name: /new/i })).toBeNull();
});

test('find shows the lines that have the words, counts and marks them, and Escape ends it', () => {
  render(
    show([
      line('a', 'Ines', 'Hello there'),
      line('b', 'Leo', 'Over there'),
      line('c', 'Leo', 'Hi'),
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Find in the transcript' }));
  const field = screen.getByRole('textbox', { name: 'Find in the transcript' });
  fireEvent.change(field, { target: { value: 'OVER there' } });
  const log = screen.getByRole('log');
  expect(log.querySelectorAll('p')).toHaveLength(1);
  expect(log.querySelector('mark')?.textContent).toBe('Over there');
  screen.getByText('1 found');
  fireEvent.change(field, { target: { value: 'nobody said this' } });
  screen.getByText('0 found');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(log.querySelectorAll('p')).toHaveLength(3);
});

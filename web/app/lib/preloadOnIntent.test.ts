import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadOnIntent } from './preloadOnIntent.ts';

const preload = vi.fn();
let stop: () => void;
const rest = (id: string, type: string) => {
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  preload.mockClear();
  stop = preloadOnIntent(preload);
  document.body.innerHTML = `
    <ul>
      <li id="row"><a id="link" href="/interview/c1" data-row-link>Ada</a> <span id="when">today</span></li>
      <li id="other"><a href="/interview/c2" data-row-link>Tom</a></li>
    </ul>
    <a id="plain" href="/guides">Guides</a>`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a pointer that rests anywhere on a row, or focus on its link, preloads what it leads to', () => {
  rest('when', 'pointerover');
  vi.advanceTimersByTime(80);
  expect(preload.mock.calls).toEqual([['/interview/c1']]);
  rest('link', 'focusin');
  vi.advanceTimersByTime(80);
  expect(preload).toHaveBeenCalledTimes(2);
});

test('a pointer on its way over the list preloads only where it rests, and other links nothing', () => {
  rest('row', 'pointerover');
  vi.advanceTimersByTime(40);
  rest('other', 'pointerover');
  vi.advanceTimersByTime(80);
  expect(preload.mock.calls).toEqual([['/interview/c2']]);
  rest('plain', 'pointerover');
  vi.advanceTimersByTime(80);
  expect(preload).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './loadPart.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();
const refuse = (event: Event) => event.preventDefault();

/** A world in which the server is there or not, one answer after the other; the last one stays. */
function world(...answers: boolean[]) {
  const untilNextTry = vi.fn(() => Promise.resolve());
  let asked = 0;
  const isServerThere = () =>
    Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? true);
  return { isServerThere, untilNextTry, reload };
}
const part = { default: 'part' };
const failing = (times: number) => {
  const load = vi.fn(() => Promise.resolve(part));
  for (let index = 0; index < times; index++) load.mockRejectedValueOnce(lost);
  return load;
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  window.removeEventListener('beforeunload', refuse);
  document.head.querySelectorAll('link').forEach((link) => link.remove());
});

test('without a connection the page stays, and the part comes when the connection is back', async () => {
  const here = world(false, false, false);
  expect(await loadPart(failing(3), here)).toBe(part);
  expect(here.untilNextTry).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a request that was lost once is sent again at once', async () => {
  const here = world(true);
  expect(await loadPart(failing(1), here)).toBe(part);
  expect(here.untilNextTry).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('code that is gone from a server that answers loads the page anew, once', async () => {
  void loadPart(failing(9), world(true));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadPart(failing(9), world(true))).rejects.toBe(lost);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page with something unsaved is not loaded anew', async () => {
  window.addEventListener('beforeunload', refuse);
  await expect(loadPart(failing(9), world(true))).rejects.toBe(lost);
  expect(reload).not.toHaveBeenCalled();
});

test('a style sheet that did not come is asked for again', async () => {
  // The document of tests loads none, and says so at length.
  vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/part.css';
  document.head.append(link);
  expect(await loadPart(failing(1), world(false))).toBe(part);
  const [now, ...others] = document.head.querySelectorAll('link');
  expect(others).toEqual([]);
  expect(now).not.toBe(link);
  expect(now?.getAttribute('href')).toBe('/assets/part.css');
});

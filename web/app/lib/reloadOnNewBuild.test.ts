import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnNewBuild } from './reloadOnNewBuild.ts';
import { noteBuildHash, useServerStore } from './serverStore.ts';

const reload = vi.fn();
const refuse = (event: Event) => event.preventDefault();

beforeEach(() => {
  useServerStore.setState({ buildHash: null, isReloadDue: false });
  reload.mockClear();
});
afterEach(() => window.removeEventListener('beforeunload', refuse));

test('the same build is never loaded again', () => {
  for (const hash of ['one', 'one', null]) noteBuildHash(hash);
  reloadOnNewBuild(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a new build is loaded at the next navigation', () => {
  noteBuildHash('one');
  noteBuildHash('two');
  expect(reload).not.toHaveBeenCalled();
  reloadOnNewBuild(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('it waits while something on the page must not be left', () => {
  noteBuildHash('one');
  noteBuildHash('two');
  window.addEventListener('beforeunload', refuse);
  reloadOnNewBuild(reload);
  expect(reload).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', refuse);
  reloadOnNewBuild(reload);
  expect(reload).toHaveBeenCalledOnce();
});

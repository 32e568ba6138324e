import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListEnd } from './ListEnd.tsx';
import { renderUi } from './renderUi.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Reports at once that the end is in sight. */
class SeesItAtOnce {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('the end of a list asks for more, stops at a failure until it is retried, and says when a long one has no more', () => {
  vi.stubGlobal('IntersectionObserver', SeesItAtOnce);
  const loadMore = vi.fn();
  const end = (props: { shown: number; hasMore: boolean; error: unknown }) => (
    <ListEnd {...props} loadMore={loadMore} />
  );
  const page = renderUi(end({ shown: 20, hasMore: true, error: null }));
  expect(loadMore).toHaveBeenCalledTimes(1);
  page.unmount();
  renderUi(end({ shown: 20, hasMore: true, error: new Error('No luck.') }));
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('No luck.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadMore).toHaveBeenCalledTimes(2);
  cleanup();
  renderUi(end({ shown: 21, hasMore: false, error: null }));
  expect(screen.getByText('No more results.')).toBeTruthy();
});

import { vi } from 'vitest';

/** Replaces the observer of a list's end until globals are unstubbed; call what it returns to reach the end. */
export function stubListEnd(): () => void {
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => notify([{ isIntersecting: true }]);
}

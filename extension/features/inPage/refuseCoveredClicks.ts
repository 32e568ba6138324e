/** Whether this browser says if something covers a frame. Firefox does not, and has its sidebar instead. */
export const canSeeCovers = (page: Window): boolean =>
  'isVisible' in (page as Window & typeof globalThis).IntersectionObserverEntry.prototype;

/**
 * Refuses clicks while something of the page around covers this frame or shows it faded: a page must not
 * trick people into pressing what they do not see. Keys pass, because the focus ring shows where they go.
 */
export function refuseCoveredClicks(page: Window, signal: AbortSignal): void {
  const { document } = page;
  let isSeen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const latest: (IntersectionObserverEntry & { isVisible?: boolean }) | undefined =
        entries.at(-1);
      isSeen = latest?.isVisible ?? false;
    },
    // Of Chromium's second version of the observer, which TypeScript does not know.
    { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  );
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  const refuse = (event: MouseEvent) => {
    if (isSeen || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    page.addEventListener(type, refuse, { capture: true, signal });
}

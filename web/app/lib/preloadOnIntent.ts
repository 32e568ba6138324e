/** A pointer that only passes over a list rests on none of its links for so long. */
const restMs = 80;

/** Preloads what a list row leads to when the pointer or the focus rests on it. Returns how to stop. */
export function preloadOnIntent(preload: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target }: Event) => {
    clearTimeout(timer);
    const row = target instanceof Element ? target.closest('li, a') : null;
    const link = row?.matches('a') ? row : row?.querySelector('a[data-row-link]');
    if (!(link instanceof HTMLAnchorElement) || !link.matches('[data-row-link]')) return;
    timer = setTimeout(() => preload(new URL(link.href).pathname), restMs);
  };
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', follow);
    document.removeEventListener('focusin', follow);
  };
}

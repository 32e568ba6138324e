/**
 * What has the focus may go away or be disabled under the person's hands, which leaves the focus nowhere: then
 * `fallback` gets it. Returns the end of it.
 */
export function keepFocus(root: HTMLElement, fallback: () => HTMLElement | null): () => void {
  const { document } = root.ownerDocument.defaultView ?? globalThis;
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => (last = target as Element);
  const look = () => {
    const isGone = last !== null && (!last.isConnected || last.matches(':disabled'));
    if (!isGone || (document.activeElement !== document.body && document.activeElement !== last))
      return;
    last = null;
    fallback()?.focus();
  };
  root.addEventListener('focusin', remember);
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

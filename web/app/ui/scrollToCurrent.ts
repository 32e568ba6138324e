/** For a menu that may be wider than the window: brings the current page's link into the middle, sideways only. */
export function scrollToCurrent(menu: HTMLElement | null): void {
  const link = menu?.querySelector('[aria-current="page"]');
  const scroller = link?.closest<HTMLElement>('ul, nav');
  if (!link || !scroller) return;
  const [at, around] = [link.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
}

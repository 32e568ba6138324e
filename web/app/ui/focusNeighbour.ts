/**
 * Where the keyboard goes on once `item` is deleted: the text of the item after it, else of the one before it,
 * else the button that adds one in its place. Call it before the item goes, so that the
 * focus is never on nothing.
 */
export function focusNeighbour(item: Element | null): void {
  const target = [item?.nextElementSibling, item?.previousElementSibling]
    .map((sibling) => sibling?.querySelector<HTMLElement>('[data-inline-text]'))
    .concat(item?.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > [data-add]'))
    .find((found) => found instanceof HTMLElement);
  target?.focus();
}

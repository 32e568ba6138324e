import type { WordPlace } from '#shared/domain/transcriptPosition.ts';

// Rows carry their place as data attributes: what happens at every frame or by delegation finds its
// element by them, without React drawing anything anew.

/** The row of a segment, where it is on the page now. */
export function rowElement(container: Element | null, segment: number): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-segment="${segment}"]`) ?? null;
}

export function wordElement(container: Element | null, place: WordPlace): HTMLElement | null {
  const row = rowElement(container, place.segment);
  return row?.querySelector<HTMLElement>(`[data-word="${place.word}"]`) ?? null;
}

/** Which word an element belongs to, or null beside the words. */
export function placeOf(target: EventTarget | null): WordPlace | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  const row = element?.closest<HTMLElement>('[data-segment]');
  if (!element || !row) return null;
  return { segment: Number(row.dataset['segment']), word: Number(element.dataset['word']) };
}

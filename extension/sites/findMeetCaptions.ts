import { meetSelectors } from './meetSelectors.ts';
import type { Discovery } from './siteAdapter.ts';

const labels = new Set(meetSelectors.regionLabels.map((label) => label.toLowerCase()));

/** The place on a Meet page where captions appear: the candidate most signals speak for. */
export function findMeetCaptions(document: Document): Discovery | null {
  const candidates = new Map<Element, Discovery>();
  for (const { signal, selector, confidence } of meetSelectors.regions)
    for (const root of document.querySelectorAll(selector)) {
      if (signal === 'label' && !labels.has(labelOf(root))) continue;
      const known = candidates.get(root);
      if (known) {
        known.matchedSignals.push(signal);
        known.confidence += (1 - known.confidence) / 2;
      } else candidates.set(root, { root, confidence, matchedSignals: [signal] });
    }
  return [...candidates.values()].reduce<Discovery | null>(
    (best, one) => (best && best.confidence >= one.confidence ? best : one),
    null,
  );
}

export interface MeetCall {
  isInCall: boolean;
  captionsButton: HTMLElement | null;
  /** Null when the page does not say. */
  areCaptionsOff: boolean | null;
}

/** What the call's own controls say; the icons are the same in every language. */
export function readMeetCall(document: Document): MeetCall {
  const icons = [...document.querySelectorAll<HTMLElement>(meetSelectors.icon)];
  const iconNamed = (name: string) => icons.find((icon) => icon.textContent?.trim() === name);
  const off =
    document.querySelector<HTMLElement>(meetSelectors.captionsOffButton) ??
    iconNamed(meetSelectors.captionsOffIcon);
  const on =
    document.querySelector<HTMLElement>(meetSelectors.captionsOnButton) ??
    iconNamed(meetSelectors.captionsOnIcon);
  const shown = off ?? on;
  return {
    isInCall:
      iconNamed(meetSelectors.leaveIcon) !== undefined ||
      document.querySelector(meetSelectors.leaveButton) !== null,
    captionsButton: shown?.closest<HTMLElement>('button') ?? shown ?? null,
    areCaptionsOff: shown ? shown === off : null,
  };
}

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? '').trim().toLowerCase();

import type { Discovery, SiteCall } from '../siteReader.ts';
import type { MeetSelectors } from './meetSelectors.ts';

/** Below this a place is a guess: it counts only where captions are known to be on, and alone. */
const sureConfidence = 0.7;

/** The place on a Meet page where captions appear: the candidate that most signals support. */
export function findMeetCaptions(document: Document, selectors: MeetSelectors): Discovery | null {
  const { areCaptionsOff } = readMeetCall(document, selectors);
  // Nothing is a caption while captions are off, however much it looks like one.
  if (areCaptionsOff) return null;
  const labels = new Set(selectors.regionLabels.map((label) => label.toLowerCase()));
  const candidates = new Map<Element, Discovery>();
  for (const { signal, selector, confidence } of selectors.regions)
    for (const root of document.querySelectorAll(selector)) {
      if (signal === 'label' && !labels.has(labelOf(root))) continue;
      if (root.querySelector(selectors.writing)) continue;
      const known = candidates.get(root);
      if (known) {
        known.matchedSignals.push(signal);
        known.confidence += (1 - known.confidence) / 2;
      } else candidates.set(root, { root, confidence, matchedSignals: [signal] });
    }
  const [best, second] = [...candidates.values()].sort((a, b) => b.confidence - a.confidence);
  if (!best || best.confidence >= sureConfidence) return best ?? null;
  const isAlone = second === undefined || second.confidence < best.confidence;
  return areCaptionsOff === false && isAlone ? best : null;
}

/** What the call's own controls say; the icons are the same in every language. */
export function readMeetCall(document: Document, selectors: MeetSelectors): SiteCall {
  const off = captionsControl(document, selectors, 'captionsOffButton', 'captionsOffIcon');
  const on = captionsControl(document, selectors, 'captionsOnButton', 'captionsOnIcon');
  return {
    isInCall:
      iconNamed(document, selectors, selectors.leaveIcon) !== undefined ||
      document.querySelector(selectors.leaveButton) !== null,
    areCaptionsOff: off ? true : on ? false : null,
  };
}

/** Presses the captions button when captions are off. */
export async function turnOnMeetCaptions(
  document: Document,
  selectors: MeetSelectors,
): Promise<boolean> {
  const off = captionsControl(document, selectors, 'captionsOffButton', 'captionsOffIcon');
  const button = off?.closest<HTMLElement>('button') ?? off;
  button?.click();
  return button !== undefined;
}

const captionsControl = (
  document: Document,
  selectors: MeetSelectors,
  button: 'captionsOffButton' | 'captionsOnButton',
  icon: 'captionsOffIcon' | 'captionsOnIcon',
): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(selectors[button]) ??
  iconNamed(document, selectors, selectors[icon]);

const iconNamed = (
  document: Document,
  selectors: MeetSelectors,
  name: string,
): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selectors.icon)].find(
    (icon) => icon.textContent?.trim() === name,
  );

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? '').trim().toLowerCase();

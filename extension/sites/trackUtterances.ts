import type { SiteLimits } from './meetingSite.ts';
import type { BlockReading, CaptionEvent } from './siteReader.ts';
import {
  cutPoint,
  isContinued,
  isOtherTalk,
  isSameTalk,
  keptAfterDroppedHead,
  textAfter,
} from './utteranceText.ts';

/** A speech without end is told in parts, so that no message grows without bound. */
export const longestTextChars = 4_000;
const openTailChars = 400;
/** Ended ones kept in mind, in case the page shows them again in new elements. */
const mostPast = 100;
const tellingChars = 20;

interface Utterance {
  id: string;
  revision: number;
  speaker: string | null;
  /** As last told. */
  text: string;
  /** As last shown, whole. */
  shown: string;
  /** The head of what is shown that belongs to an earlier utterance, or to before the start. */
  told: string;
  element: Element;
  removedAt: number | null;
  changedAt: number;
  isFinal: boolean;
}

export interface UtteranceTracker {
  /**
   * Takes the blocks as they stand, in the order of the page; reads only new ones and `changed`.
   * In a list that was made anew, what was told before may stand again.
   */
  seeBlocks(elements: Element[], changed: ReadonlySet<Element>, isNewList?: boolean): void;
  isKnown(element: Element): boolean;
  /** Reads one known block again. */
  seeChange(element: Element): void;
  /** Takes what is shown now as said before the start. */
  skipShown(elements: Element[]): void;
  /** Ends what has been gone or still for long enough. */
  sweep(): void;
  finalizeAll(): void;
  /** Utterances in memory. */
  size(): number;
}

export interface TrackerOptions {
  read(element: Element): BlockReading;
  emit(event: CaptionEvent): void;
  limits: SiteLimits;
  now?: () => number;
  newId?: () => string;
}

/** Turns blocks that come, change and go into utterances with revisions, each element being one. */
export function trackUtterances(options: TrackerOptions): UtteranceTracker {
  const { read, emit, limits, now = Date.now, newId = () => crypto.randomUUID() } = options;
  const byElement = new WeakMap<Element, Utterance>();
  let live: Utterance[] = [];
  let past: Utterance[] = [];
  let begunAtMs = -Infinity;

  const tell = (utterance: Utterance, type: CaptionEvent['type']) => {
    // Two that are seen at the same moment still began one after the other; their times keep that order.
    if (utterance.revision === 0)
      begunAtMs = utterance.changedAt = Math.max(utterance.changedAt, begunAtMs + 1);
    utterance.revision += 1;
    utterance.isFinal = type === 'finalize';
    const { id: utteranceId, revision, speaker, text } = utterance;
    emit({ type, utteranceId, revision, speaker, text, observedAt: utterance.changedAt });
  };
  const finalize = (utterance: Utterance) => {
    if (!utterance.isFinal && utterance.text !== '') tell(utterance, 'finalize');
  };
  const begin = (element: Element, told = '', shown = ''): Utterance => {
    const utterance: Utterance = {
      id: newId(),
      revision: 0,
      speaker: null,
      text: '',
      shown,
      told,
      element,
      removedAt: null,
      changedAt: now(),
      isFinal: false,
    };
    byElement.set(element, utterance);
    return utterance;
  };
  /** Another utterance takes over the element of `old`. */
  const succeed = (old: Utterance, told: string): Utterance => {
    finalize(old);
    const next = begin(old.element, told);
    next.speaker = told === '' ? null : old.speaker;
    live = live.map((item) => (item === old ? next : item));
    return next;
  };

  function update(known: Utterance, { speaker, text: shown, startsAnew }: BlockReading): void {
    if (shown === '' || (shown === known.shown && speaker === known.speaker)) return;
    let first = known;
    if (startsAnew && first.shown !== '') first = succeed(first, '');
    else if (limits.endsForGood && first.isFinal) first = succeed(first, first.shown);
    const isOtherSpeaker = speaker !== null && first.speaker !== null && speaker !== first.speaker;
    const kept = first.shown === '' ? null : keptAfterDroppedHead(first.shown, shown);
    if (kept !== null) first = succeed(first, kept);
    else if (isOtherTalk(first.shown, shown) || (isOtherSpeaker && !isSameTalk(first.shown, shown)))
      first = succeed(first, '');
    first.shown = shown;
    first.changedAt = now();
    const text = textAfter(shown, first.told);
    const isNews =
      text !== '' && (text !== first.text || (speaker ?? first.speaker) !== first.speaker);
    first.speaker = speaker ?? first.speaker;
    if (!isNews) return;
    first.text = text;
    if (text.length > longestTextChars) part(first);
    else tell(first, 'upsert');
  }

  /** Ends a text that has grown too long after a sentence, and goes on with its tail. */
  function part(utterance: Utterance): void {
    const cut = cutPoint(utterance.text, openTailChars);
    const { text, shown, speaker } = utterance;
    utterance.text = text.slice(0, cut).trim();
    tell(utterance, 'finalize');
    const rest = text.slice(cut).trim();
    const next = begin(utterance.element, shown.slice(0, shown.length - rest.length).trimEnd());
    live = live.map((other) => (other === utterance ? next : other));
    update(next, { speaker, text: shown });
  }

  /** An utterance whose element has just gone from between these two, and that said the same. */
  function adoptable(after: number, before: number, { speaker, text }: BlockReading) {
    return live.find(
      (item, at) =>
        item.removedAt !== null &&
        at > after &&
        at < before &&
        (speaker === null || item.speaker === null || speaker === item.speaker) &&
        isContinued(item.shown, text),
    );
  }

  /** What ended and is shown again, as scrolling back or switching captions off and on may do. */
  function shownAgain({ speaker, text }: BlockReading, isNewList: boolean, isLast: boolean) {
    if (isLast && !isNewList) return undefined;
    const isSame = (utterance: Utterance) =>
      utterance.speaker === speaker && utterance.shown === text;
    const newest = past.at(-1);
    const found =
      // A short answer is common; as the last block of a new list it is a replay of the last one only.
      isLast && text.length < tellingChars
        ? newest && isSame(newest)
          ? newest
          : undefined
        : past.findLast(
            (item) =>
              isSame(item) ||
              (item.speaker === speaker &&
                item.shown.length >= tellingChars &&
                text.startsWith(item.shown)),
          );
    past = past.filter((item) => item !== found);
    return found;
  }

  function seeBlocks(elements: Element[], changed: ReadonlySet<Element>, isNewList = false): void {
    const places = new Map(live.map((item, at) => [item, at]));
    const toRead = new Set(changed);
    for (const element of elements) {
      const found = byElement.get(element);
      if (!found || !places.has(found) || found.removedAt !== null) toRead.add(element);
    }
    const present = new Set(elements);
    for (const item of live) {
      if (present.has(item.element)) item.removedAt = null;
      else item.removedAt ??= now();
    }
    const placeOf = (element: Element) => places.get(byElement.get(element) ?? never);
    const nextPlaces = elements.map(() => Number.POSITIVE_INFINITY);
    for (let at = elements.length - 1, next = Number.POSITIVE_INFINITY; at >= 0; at -= 1) {
      nextPlaces[at] = next;
      const element = elements[at];
      if (element) next = placeOf(element) ?? next;
    }
    const order: Utterance[] = [];
    let lastPlace = -1;
    elements.forEach((element, at) => {
      const known = byElement.get(element);
      if (known) {
        known.removedAt = null;
        lastPlace = places.get(known) ?? lastPlace;
        order.push(known);
        return;
      }
      const reading = read(element);
      const adopted =
        adoptable(lastPlace, nextPlaces[at] ?? Number.POSITIVE_INFINITY, reading) ??
        shownAgain(reading, isNewList, at === elements.length - 1);
      if (adopted) {
        byElement.delete(adopted.element);
        adopted.element = element;
        adopted.removedAt = null;
        byElement.set(element, adopted);
        lastPlace = places.get(adopted) ?? lastPlace;
      }
      order.push(adopted ?? begin(element));
    });
    live = withGone(order, live);
    // Reading may part an utterance, which changes `live`: only when the order stands.
    for (const element of elements) {
      const found = byElement.get(element);
      if (found && toRead.has(element)) update(found, read(element));
    }
  }

  return {
    seeBlocks,
    isKnown: (element) => byElement.has(element),
    seeChange(element) {
      const found = byElement.get(element);
      if (found && found.removedAt === null) update(found, read(element));
    },
    skipShown(elements) {
      live = elements.map((element) => {
        const { speaker, text } = read(element);
        const found = begin(element, text, text);
        found.speaker = speaker;
        return found;
      });
    },
    sweep() {
      const at = now();
      for (const item of live) if (at - item.changedAt >= limits.idleMs) finalize(item);
      live = live.filter((item) => {
        const isGone = item.removedAt !== null && at - item.removedAt >= limits.reconcileMs;
        if (isGone) {
          finalize(item);
          past.push(item);
        }
        return !isGone;
      });
      past = past.slice(-mostPast);
    },
    finalizeAll() {
      live.forEach(finalize);
      live = [];
      past = [];
    },
    size: () => live.length + past.length,
  };
}

/** Those that are gone, but not for good, keep their place among those that are there. */
function withGone(there: Utterance[], before: Utterance[]): Utterance[] {
  const isThere = new Set(there);
  const result: Utterance[] = [];
  let next = 0;
  const isWaiting = (utterance: Utterance) =>
    utterance.removedAt !== null && !isThere.has(utterance);
  for (const item of there) {
    const place = before.indexOf(item, next);
    if (place >= 0) {
      result.push(...before.slice(next, place).filter(isWaiting));
      next = place + 1;
    }
    result.push(item);
  }
  result.push(...before.slice(next).filter(isWaiting));
  return result;
}

const never = {} as Utterance;

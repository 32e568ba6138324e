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

  const tell = (one: Utterance, type: CaptionEvent['type']) => {
    // Two that are seen at the same moment still began one after the other; their times keep that order.
    if (one.revision === 0) begunAtMs = one.changedAt = Math.max(one.changedAt, begunAtMs + 1);
    one.revision += 1;
    one.isFinal = type === 'finalize';
    const { id: utteranceId, revision, speaker, text } = one;
    emit({ type, utteranceId, revision, speaker, text, observedAt: one.changedAt });
  };
  const finalize = (one: Utterance) => {
    if (!one.isFinal && one.text !== '') tell(one, 'finalize');
  };
  const begin = (element: Element, told = '', shown = ''): Utterance => {
    const one: Utterance = {
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
    byElement.set(element, one);
    return one;
  };
  /** Another utterance takes over the element of `old`. */
  const succeed = (old: Utterance, told: string): Utterance => {
    finalize(old);
    const next = begin(old.element, told);
    next.speaker = told === '' ? null : old.speaker;
    live = live.map((one) => (one === old ? next : one));
    return next;
  };

  function update(known: Utterance, { speaker, text: shown, startsAnew }: BlockReading): void {
    if (shown === '' || (shown === known.shown && speaker === known.speaker)) return;
    let one = known;
    if (startsAnew && one.shown !== '') one = succeed(one, '');
    else if (limits.endsForGood && one.isFinal) one = succeed(one, one.shown);
    const isOtherSpeaker = speaker !== null && one.speaker !== null && speaker !== one.speaker;
    const kept = one.shown === '' ? null : keptAfterDroppedHead(one.shown, shown);
    if (kept !== null) one = succeed(one, kept);
    else if (isOtherTalk(one.shown, shown) || (isOtherSpeaker && !isSameTalk(one.shown, shown)))
      one = succeed(one, '');
    one.shown = shown;
    one.changedAt = now();
    const text = textAfter(shown, one.told);
    const isNews = text !== '' && (text !== one.text || (speaker ?? one.speaker) !== one.speaker);
    one.speaker = speaker ?? one.speaker;
    if (!isNews) return;
    one.text = text;
    if (text.length > longestTextChars) part(one);
    else tell(one, 'upsert');
  }

  /** Ends a text that has grown too long after a sentence, and goes on with its tail. */
  function part(one: Utterance): void {
    const cut = cutPoint(one.text, openTailChars);
    const { text, shown, speaker } = one;
    one.text = text.slice(0, cut).trim();
    tell(one, 'finalize');
    const rest = text.slice(cut).trim();
    const next = begin(one.element, shown.slice(0, shown.length - rest.length).trimEnd());
    live = live.map((other) => (other === one ? next : other));
    update(next, { speaker, text: shown });
  }

  /** An utterance whose element has just gone from between these two, and that said the same. */
  function adoptable(after: number, before: number, { speaker, text }: BlockReading) {
    return live.find(
      (one, at) =>
        one.removedAt !== null &&
        at > after &&
        at < before &&
        (speaker === null || one.speaker === null || speaker === one.speaker) &&
        isContinued(one.shown, text),
    );
  }

  /** What ended and is shown again, as scrolling back or switching captions off and on may do. */
  function shownAgain({ speaker, text }: BlockReading, isNewList: boolean, isLast: boolean) {
    if (isLast && !isNewList) return undefined;
    const isSame = (one: Utterance) => one.speaker === speaker && one.shown === text;
    const newest = past.at(-1);
    const found =
      // A short answer is common; as the last block of a new list it is a replay of the last one only.
      isLast && text.length < tellingChars
        ? newest && isSame(newest)
          ? newest
          : undefined
        : past.findLast(
            (one) =>
              isSame(one) ||
              (one.speaker === speaker &&
                one.shown.length >= tellingChars &&
                text.startsWith(one.shown)),
          );
    past = past.filter((one) => one !== found);
    return found;
  }

  function seeBlocks(elements: Element[], changed: ReadonlySet<Element>, isNewList = false): void {
    const places = new Map(live.map((one, at) => [one, at]));
    const toRead = new Set(changed);
    for (const element of elements) {
      const one = byElement.get(element);
      if (!one || !places.has(one) || one.removedAt !== null) toRead.add(element);
    }
    const present = new Set(elements);
    for (const one of live) {
      if (present.has(one.element)) one.removedAt = null;
      else one.removedAt ??= now();
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
      const one = byElement.get(element);
      if (one && toRead.has(element)) update(one, read(element));
    }
  }

  return {
    seeBlocks,
    isKnown: (element) => byElement.has(element),
    seeChange(element) {
      const one = byElement.get(element);
      if (one && one.removedAt === null) update(one, read(element));
    },
    skipShown(elements) {
      live = elements.map((element) => {
        const { speaker, text } = read(element);
        const one = begin(element, text, text);
        one.speaker = speaker;
        return one;
      });
    },
    sweep() {
      const at = now();
      for (const one of live) if (at - one.changedAt >= limits.idleMs) finalize(one);
      live = live.filter((one) => {
        const isGone = one.removedAt !== null && at - one.removedAt >= limits.reconcileMs;
        if (isGone) {
          finalize(one);
          past.push(one);
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
  const isWaiting = (one: Utterance) => one.removedAt !== null && !isThere.has(one);
  for (const one of there) {
    const place = before.indexOf(one, next);
    if (place >= 0) {
      result.push(...before.slice(next, place).filter(isWaiting));
      next = place + 1;
    }
    result.push(one);
  }
  result.push(...before.slice(next).filter(isWaiting));
  return result;
}

const never = {} as Utterance;

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { spokenAt } from '#shared/domain/transcriptPosition.ts';
import type { WordPlace } from '#shared/domain/transcriptPosition.ts';
import type { TranscriptClock, TranscriptLine } from './transcriptLine.ts';
import { rowElement, wordElement } from './wordElement.ts';

interface FollowOptions {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  segments: readonly TranscriptLine[];
  clock: TranscriptClock;
  /** The recording jumped to another word. */
  onJump: (place: WordPlace) => void;
}

/** The spoken word stays between these parts of the height; outside, it is brought to `resting`. */
const comfort = { top: 0.12, bottom: 0.72, resting: 0.3 };
/** So long after a press the text stands still, or the second press of two would hit other words. */
const holdMs = 700;
/** A jump has settled after so many frames without movement, and is given up after this many. */
const stillEnough = 4;
const mostFrames = 90;
/** The list is asked again for a row that is not on the page yet. */
const framesPerSeek = 12;

/**
 * Tints the spoken word at every frame and keeps it in view until the person scrolls. Nothing of the
 * list is drawn anew for it: the mark is an attribute of the word's own element.
 */
export function useFollowPlayback({ scroller, list, segments, clock, onJump }: FollowOptions) {
  const [isFollowing, setIsFollowing] = useState(true);
  const [isNowInView, setIsNowInView] = useState(true);
  const holdUntilMs = useRef(0);
  const settling = useRef(0);
  const shown = useRef<{ place: WordPlace | null; word: Element | null; row: Element | null }>({
    place: null,
    word: null,
    row: null,
  });

  const mark = (place: WordPlace | null) => {
    const row = place && rowElement(scroller.current, place.segment);
    const word = place && wordElement(scroller.current, place);
    const last = shown.current;
    if (last.word !== word) {
      last.word?.removeAttribute('data-spoken');
      word?.setAttribute('data-spoken', '');
    }
    if (last.row !== row) {
      last.row?.removeAttribute('data-now');
      row?.setAttribute('data-now', '');
    }
    shown.current = { place, word, row };
  };
  const markAgain = () => mark(spokenAt(segments, clock.timeMs()));
  const look = () => {
    const { place, word, row } = shown.current;
    setIsNowInView(place === null || isInside(scroller.current, word ?? row));
  };

  /** Scrolls to a word; whether its row is on the page already. */
  const bringIntoView = (place: WordPlace, isSmooth: boolean): boolean => {
    const view = scroller.current;
    if (!view) return false;
    const element = wordElement(view, place) ?? rowElement(view, place.segment);
    if (!element) return false;
    const box = view.getBoundingClientRect();
    const offset = element.getBoundingClientRect().top - box.top;
    if (offset >= box.height * comfort.top && offset <= box.height * comfort.bottom) return true;
    const top = view.scrollTop + offset - box.height * comfort.resting;
    view.scrollTo({ top, behavior: isSmooth ? 'smooth' : 'auto' });
    return true;
  };
  /**
   * Rows get their real heights only as they come onto the page, and each one moves those after it. A jump
   * therefore repeats until the word has stood still for some frames.
   */
  const settle = (place: WordPlace) => {
    cancelAnimationFrame(settling.current);
    let frames = 0;
    let lastTop = Number.NaN;
    let stillFrames = 0;
    const step = () => {
      const isThere = bringIntoView(place, false);
      if (!isThere && frames % framesPerSeek === 0)
        list.current?.scrollToIndex(place.segment, { align: 'center' });
      markAgain();
      const top = scroller.current?.scrollTop ?? 0;
      stillFrames = isThere && top === lastTop ? stillFrames + 1 : 0;
      lastTop = top;
      frames += 1;
      if (stillFrames < stillEnough && frames < mostFrames)
        settling.current = requestAnimationFrame(step);
    };
    step();
  };

  const show = (timeMs: number, isJump: boolean) => {
    const place = spokenAt(segments, timeMs);
    const last = shown.current.place;
    const hasMoved = place?.segment !== last?.segment || place?.word !== last?.word;
    mark(place);
    if (!place || !(isJump || (isFollowing && hasMoved))) return;
    if (performance.now() < holdUntilMs.current) return;
    if (isJump) return settle(place);
    const isSmooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!bringIntoView(place, isSmooth)) settle(place);
  };
  const onTime = useEffectEvent((timeMs: number, isJump: boolean) => {
    if (isJump) {
      setIsFollowing(true);
      const place = spokenAt(segments, timeMs);
      if (place) onJump({ segment: place.segment, word: Math.max(0, place.word) });
    }
    show(timeMs, isJump);
    look();
  });
  const open = useEffectEvent(() => show(clock.timeMs(), true));
  const replaceMark = useEffectEvent(markAgain);

  useEffect(() => clock.onTime((timeMs, isJump) => onTime(timeMs, isJump)), [clock]);
  useEffect(() => open(), [clock]);
  useEffect(() => () => cancelAnimationFrame(settling.current), []);
  useEffect(() => replaceMark(), [segments]);

  return {
    /** The person went elsewhere, and what is spoken now stands outside of the view. */
    hasLeftNow: !isFollowing && !isNowInView,
    /** The text was pressed: it stays where it is for a moment. */
    holdStill: () => {
      holdUntilMs.current = performance.now() + holdMs;
    },
    stopFollowing: () => {
      cancelAnimationFrame(settling.current);
      look();
      setIsFollowing(false);
    },
    followAgain: () => {
      setIsFollowing(true);
      show(clock.timeMs(), true);
    },
    /** Rows came onto the page: one of them may be the one being spoken. */
    markAgain: () => {
      markAgain();
      look();
    },
  };
}

function isInside(view: Element | null, element: Element | null): boolean {
  if (!view || !element) return false;
  const [outer, inner] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  return inner.bottom >= outer.top && inner.top <= outer.bottom;
}

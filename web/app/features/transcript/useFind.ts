import { useMemo, useState } from 'react';
import { findInTranscript } from '#shared/domain/transcriptFind.ts';
import type { FoundPlace } from '#shared/domain/transcriptFind.ts';
import type { TranscriptLine } from './transcriptLine.ts';

/** A found stretch of one row's text. */
export interface RowMark {
  from: number;
  to: number;
  isCurrent: boolean;
}

interface FindOptions {
  segments: readonly TranscriptLine[];
  /** What it opens with, found nearest to a moment of the recording. */
  initialQuery: string;
  initialMs: number;
  /** Where finding begins: the first segment in view. */
  firstInView: () => number;
  show: (place: FoundPlace) => void;
}

/** Finding inside the transcript, because the browser's find does not see rows out of view. */
export function useFind(options: FindOptions) {
  const { segments, initialQuery, initialMs, firstInView, show } = options;
  const [query, setQuery] = useState(initialQuery);
  const [chosen, setChosen] = useState(() =>
    firstFrom(findInTranscript(segments, initialQuery), (segment) => {
      const endMs = segments[segment]?.endMs ?? 0;
      return endMs > initialMs;
    }),
  );
  const places = useMemo(() => findInTranscript(segments, query), [segments, query]);
  // A correction may have taken places away.
  const current = places.length === 0 ? -1 : Math.min(chosen, places.length - 1);

  const marksBySegment = useMemo(() => {
    const marks = new Map<number, RowMark[]>();
    places.forEach(({ segment, from, to }, index) => {
      const mark = { from, to, isCurrent: index === current };
      const row = marks.get(segment);
      if (row) row.push(mark);
      else marks.set(segment, [mark]);
    });
    return marks;
  }, [places, current]);

  const choose = (among: readonly FoundPlace[], index: number) => {
    setChosen(index);
    const place = among[index];
    if (place) show(place);
  };
  return {
    query,
    count: places.length,
    current,
    marksBySegment,
    search: (text: string) => {
      const found = findInTranscript(segments, text);
      const from = firstInView();
      setQuery(text);
      choose(
        found,
        firstFrom(found, (segment) => segment >= from),
      );
    },
    /** To the next (1) or previous (-1) place, around the end. */
    step: (direction: 1 | -1) => {
      if (places.length > 0) choose(places, (current + direction + places.length) % places.length);
    },
  };
}

const firstFrom = (found: readonly FoundPlace[], isFrom: (segment: number) => boolean): number =>
  Math.max(
    0,
    found.findIndex(({ segment }) => isFrom(segment)),
  );

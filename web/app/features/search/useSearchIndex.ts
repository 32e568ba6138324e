import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import type { IndexAnswer } from './askIndex.ts';
import type { SearchFilters } from './searchFilters.ts';
import { attributeOf, facetRequests, hitsRequest, ownKeys } from './searchRequests.ts';
import { useSearchKey } from './useSearchKey.ts';

interface SearchCounts {
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
}

interface Found extends SearchCounts {
  /** Which question this answers. */
  question: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
}

/** What the index says to the filters, page after page. The same object until something changes. */
export function useSearchIndex(filters: SearchFilters, viewer: { id: string; zone: string }) {
  const { id: viewerId, zone } = viewer;
  const withKey = useSearchKey();
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOff, setIsOff] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const isFetchingMore = useRef(false);
  const question = JSON.stringify(filters);

  useEffect(() => {
    let isOver = false;
    const asked = JSON.parse(question) as SearchFilters;
    const at = { now: new Date(), zone, viewerId };
    withKey((key, { askIndex }) =>
      askIndex(key, [hitsRequest(asked, at, 0), ...facetRequests(asked, at)]),
    )
      .then((answers) => {
        if (isOver) return;
        setError(null);
        setMoreError(null);
        setIsOff(answers === null);
        if (answers) setFound((before) => withKnownTail(foundIn(question, asked, answers), before));
      })
      .catch((reason: unknown) => {
        if (!isOver) setError(reason);
      });
    return () => {
      isOver = true;
    };
  }, [question, round, withKey, zone, viewerId]);

  const loadMore = useCallback(async () => {
    if (isFetchingMore.current || !found || question !== found.question) return;
    isFetchingMore.current = true;
    setMoreError(null);
    try {
      const request = hitsRequest(
        JSON.parse(question),
        { now: new Date(), zone, viewerId },
        found.page + 1,
      );
      const answers = await withKey((key, { askIndex }) => askIndex(key, [request]));
      const next = answers?.[0];
      if (next) setFound((before) => (before === found ? withNextPage(found, next) : before));
    } catch (reason) {
      setMoreError(reason);
    } finally {
      isFetchingMore.current = false;
    }
  }, [found, question, withKey, zone, viewerId]);
  const searchValues = useCallback(
    async (attribute: string, words: string) => {
      const request = hitsRequest(JSON.parse(question), { now: new Date(), zone, viewerId }, 0);
      const kept = request.facetFilters.filter(
        (any) => !any.some((item) => item.startsWith(`${attribute}:`)),
      );
      return (
        (await withKey((key, { askFacet }) =>
          askFacet(key, attribute, words, { ...request, facetFilters: kept }),
        )) ?? []
      );
    },
    [question, withKey, zone, viewerId],
  );
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useReconnect(() => {
    if (error !== null) refresh();
  });
  const removeHit = useCallback((callId: string) => {
    setFound((before) => before && withoutHit(before, callId));
  }, []);
  return useMemo(
    () => ({
      /** Stays while the next question is asked, so that nothing flickers. */
      found,
      /** Not answered yet, or answered for an older question. */
      isSearching: error === null && !isOff && found?.question !== question,
      error,
      /** Search is switched off on this server. */
      isOff,
      hasMore: found !== null && found.page + 1 < found.nbPages,
      moreError,
      loadMore: () => void loadMore(),
      /** Asks again: after a failure, or because something changed. */
      refresh,
      removeHit,
      searchValues,
    }),
    [found, question, error, isOff, moreError, loadMore, refresh, removeHit, searchValues],
  );
}
export type SearchIndex = ReturnType<typeof useSearchIndex>;

function foundIn(question: string, asked: SearchFilters, answers: readonly IndexAnswer[]): Found {
  const [first, ...others] = answers;
  const counts: SearchCounts = {
    facets: { ...first?.facets },
    stats: { ...first?.facets_stats },
  };
  for (const [index, key] of ownKeys(asked).entries()) {
    const [own, attribute] = [others[index], attributeOf(key)];
    const [facet, range] = [own?.facets?.[attribute], own?.facets_stats?.[attribute]];
    if (facet) counts.facets[attribute] = facet;
    if (range) counts.stats[attribute] = range;
  }
  return {
    question,
    ...counts,
    hits: first?.hits ?? [],
    nbHits: first?.nbHits ?? 0,
    page: first?.page ?? 0,
    nbPages: first?.nbPages ?? 0,
  };
}

/** Asked again, the first page is fresh; what was loaded beyond it stays, so that nothing jumps. */
function withKnownTail(fresh: Found, before: Found | null): Found {
  if (!before || before.question !== fresh.question || before.page === 0) return fresh;
  const known = new Set(fresh.hits.map(({ call_id }) => call_id));
  const tail = before.hits.slice(fresh.hits.length).filter(({ call_id }) => !known.has(call_id));
  return { ...fresh, hits: [...fresh.hits, ...tail], page: before.page };
}

/** An interview that moved down a page meanwhile is not shown twice. */
function withNextPage(found: Found, next: IndexAnswer): Found {
  const known = new Set(found.hits.map(({ call_id }) => call_id));
  return {
    ...found,
    hits: [...found.hits, ...next.hits.filter(({ call_id }) => !known.has(call_id))],
    page: next.page,
    nbPages: next.nbPages,
    nbHits: next.nbHits,
  };
}

function withoutHit(found: Found, callId: string): Found {
  const hits = found.hits.filter(({ call_id }) => call_id !== callId);
  return { ...found, hits, nbHits: found.nbHits - (found.hits.length - hits.length) };
}

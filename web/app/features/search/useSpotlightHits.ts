import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { searchByWords } from './searchByWords.ts';
import { hitsRequest } from './searchRequests.ts';
import { useSearchKey } from './useSearchKey.ts';

const pauseMs = 350;
const most = 8;

type Answer =
  | { kind: 'found'; words: string; hits: SearchHit[]; nbHits: number }
  | { kind: 'off'; words: string }
  | { kind: 'failed'; words: string; reason: unknown };

/** The first few interviews that answer the words, asked after a pause in typing. */
export function useSpotlightHits(typed: string) {
  const [words] = useDebouncedValue(typed.trim(), pauseMs);
  const withKey = useSearchKey();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (words === '') return;
    let isOver = false;
    const say = (item: Answer) => {
      if (!isOver) setAnswer(item);
    };
    const request = hitsRequest(
      searchByWords(words),
      { now: new Date(), zone: 'UTC', viewerId: '' },
      0,
    );
    withKey((key, { askIndex }) => askIndex(key, [{ ...request, facets: [], hitsPerPage: most }]))
      .then((answers) => {
        const [first] = answers ?? [];
        if (!first) return say({ kind: 'off', words });
        say({ kind: 'found', words, hits: first.hits, nbHits: first.nbHits });
      })
      .catch((reason: unknown) => say({ kind: 'failed', words, reason }));
    return () => {
      isOver = true;
    };
  }, [words, withKey]);
  const isCurrent = answer?.words === typed.trim();
  return {
    /** The last answer; of older words while the next one is on its way. */
    answer: typed.trim() === '' ? null : answer,
    isSearching: typed.trim() !== '' && !isCurrent,
  };
}

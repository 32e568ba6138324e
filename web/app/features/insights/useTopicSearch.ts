import { useEffect, useState } from 'react';
import { searchIndexName } from '#shared/domain/searchIndexOf.ts';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { topicQuery, type TopicConditional } from '#shared/domain/topicSearch.ts';
import type { IndexRequest } from '../search/searchRequests.ts';
import { useSearchKey } from '../search/useSearchKey.ts';

interface TopicQuestion {
  keywords: readonly string[];
  /** Interviews in which anybody says one of these do not count. */
  excludedKeywords: readonly string[];
  conditional: TopicConditional;
  startMs: number;
  endMs: number;
}

interface TopicAnswer {
  question: string;
  hits: SearchHit[];
  /** Transcribed interviews of the period, whatever was said in them. */
  interviews: number;
  /** Whether further pages are still loading. */
  isPartial: boolean;
}

const hitsPerPage = 200;
/** The index gives 20,000 hits at most. */
const mostPages = 100;

function requestFor(question: TopicQuestion): IndexRequest {
  const { keywords, excludedKeywords, conditional, startMs, endMs } = question;
  const query = topicQuery(keywords, excludedKeywords);
  return {
    indexName: searchIndexName,
    query,
    page: 0,
    hitsPerPage,
    facets: [],
    maxValuesPerFacet: 1,
    distinct: 3,
    facetFilters: [['status:COMPLETED']],
    numericFilters: [
      `call_timestamp_seconds >= ${Math.floor(startMs / 1000)}`,
      `call_timestamp_seconds < ${Math.floor(endMs / 1000)}`,
    ],
    ...(conditional === 'OR' ? { optionalWords: [topicQuery(keywords)] } : {}),
    restrictSearchableAttributes: ['transcript_segments.text'],
    advancedSyntax: true,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToHighlight: ['*'],
    attributesToSnippet: ['transcript_segments.text:40'],
  };
}

/** The interviews of a period in which keywords were said, page after page until all are there. */
export function useTopicSearch(asked: TopicQuestion) {
  const withKey = useSearchKey();
  const [answer, setAnswer] = useState<TopicAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOff, setIsOff] = useState(false);
  const [round, setRound] = useState(0);
  const question = JSON.stringify(asked);
  const hasKeywords = asked.keywords.length > 0;

  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const read = JSON.parse(question) as TopicQuestion;
      const request = requestFor(read);
      const all = { ...request, query: '', hitsPerPage: 0 };
      const first = await withKey((key, { askIndex }) =>
        askIndex(key, read.keywords.length > 0 ? [all, request] : [all]),
      );
      if (isOver) return;
      setIsOff(first === null);
      setError(null);
      const [counted, found] = first ?? [];
      let hits = found?.hits ?? [];
      const interviews = counted?.nbHits ?? 0;
      const pages = Math.min(mostPages, found?.nbPages ?? 0);
      setAnswer({ question, hits, interviews, isPartial: pages > 1 });
      for (let page = 1; page < pages && !isOver; page++) {
        const next = await withKey((key, { askIndex }) => askIndex(key, [{ ...request, page }]));
        hits = [...hits, ...(next?.[0]?.hits ?? [])];
        if (!isOver) setAnswer({ question, hits, interviews, isPartial: page + 1 < pages });
      }
    };
    load().catch((reason: unknown) => {
      if (!isOver) setError(reason);
    });
    return () => {
      isOver = true;
    };
  }, [question, round, withKey]);

  // What answers an older question would be a false figure under the new keywords.
  const current = answer?.question === question ? answer : null;
  return {
    hits: current?.hits ?? [],
    interviews: current?.interviews ?? 0,
    isSearching: hasKeywords && error === null && !isOff && (current?.isPartial ?? true),
    error,
    /** Search is switched off on this server. */
    isOff,
    retry: () => setRound((before) => before + 1),
  };
}

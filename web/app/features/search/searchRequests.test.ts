import { describe, expect, it } from 'vitest';
import { searchByWords } from './searchByWords.ts';
import { facetRequests, hitsRequest, ownKeys } from './searchRequests.ts';

const now = { now: new Date('2026-05-20T15:30:00Z'), zone: 'UTC', viewerId: 'u1' };
const seconds = (...day: [number, number, number]) => Date.UTC(...day) / 1000;
const filters = {
  ...searchByWords('  "night shift" nurse '),
  interviewer: ['Ana Ruiz', 'Ben Oko'],
  stage: ['-Screen'],
  talk_ratio: [0.4, null] as [number, null],
};

describe('a request of hits', () => {
  it('holds the words, and each filter as one condition', () => {
    expect(hitsRequest(filters, now, 2)).toMatchObject({
      query: '"night shift" nurse',
      page: 2,
      facets: [],
      facetFilters: [
        ['interviewers.name:Ana Ruiz', 'interviewers.name:Ben Oko'],
        ['stage:\\-Screen'],
      ],
      numericFilters: ['candidate_talk_time_ratio >= 0.4'],
      distinct: 3,
      highlightPreTag: '<mark>',
      attributesToSnippet: ['transcript_segments.text:40', 'notes.text:40'],
    });
  });

  it('takes days whole, to the second before the next one', () => {
    const { numericFilters } = hitsRequest(
      { ...searchByWords(''), date: '2026-01-05..2026-01-06' },
      now,
      0,
    );
    expect(numericFilters).toEqual([
      `call_timestamp_seconds >= ${seconds(2026, 0, 5)}`,
      `call_timestamp_seconds <= ${seconds(2026, 0, 7) - 1}`,
    ]);
  });

  it('asks the index in the order chosen, and for what the viewer owns or took part in', () => {
    expect(hitsRequest({ ...filters, sort: 'longest', mine: true }, now, 0)).toMatchObject({
      indexName: 'calls_longest',
      facetFilters: [
        ['interviewers.name:Ana Ruiz', 'interviewers.name:Ben Oko'],
        ['stage:\\-Screen'],
        ['owner.id:u1', 'interviewers.id:u1'],
      ],
    });
  });

  it('asks for what was shared with the viewer', () => {
    expect(hitsRequest({ ...searchByWords('nurse'), shared: true }, now, 0).facetFilters).toEqual([
      ['shared_with.id:u1'],
    ]);
  });

  it('counts the facets once, with the first page', () => {
    expect(hitsRequest(filters, now, 0).facets).toContain('stage');
  });
});

describe('counts of what is filtered by', () => {
  it('leave out their own filter and keep the others', () => {
    expect(ownKeys(filters)).toEqual(['interviewer', 'stage', 'talk_ratio']);
    const [byInterviewer, byStage, byRatio] = facetRequests(filters, now);
    expect(byInterviewer).toMatchObject({
      facets: ['interviewers.name'],
      facetFilters: [['stage:\\-Screen']],
      numericFilters: ['candidate_talk_time_ratio >= 0.4'],
      hitsPerPage: 0,
    });
    expect(byStage?.facetFilters).toEqual([
      ['interviewers.name:Ana Ruiz', 'interviewers.name:Ben Oko'],
    ]);
    expect(byRatio?.numericFilters).toEqual([]);
  });
});

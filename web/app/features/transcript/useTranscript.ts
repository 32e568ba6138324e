import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { TranscriptFacts_CallFragment } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import {
  InterviewTranscriptDocument,
  TranscriptFactsFragment,
  TranscriptSegmentFragment,
} from './transcriptDocuments.ts';

/** The words of an interview, who spoke them, and what may be undone. */
export function useTranscript(callId: string) {
  const { data, loading, error, refetch } = useQuery(InterviewTranscriptDocument, {
    variables: { callId },
  });
  const transcript = data?.call?.transcript ?? null;
  const facts = readFragment(TranscriptFactsFragment, data?.call);
  const segments = useMemo(
    () => transcript && [...readFragment(TranscriptSegmentFragment, transcript.segments)],
    [transcript],
  );
  return {
    segments,
    engine: transcript?.engine ?? null,
    languageCode: transcript?.languageCode ?? null,
    speakers: facts?.speakers ?? noSpeakers,
    metrics: facts?.metrics ?? null,
    edits: facts?.transcript?.edits ?? noEdits,
    isLoading: loading && !transcript,
    error: data?.call ? undefined : error,
    refetch,
  };
}

export type Transcript = ReturnType<typeof useTranscript>;
export type TranscriptEdits = Transcript['edits'];

// One identity each, so that what depends on them is not computed again.
const noSpeakers: TranscriptFacts_CallFragment['speakers'] = [];
const noEdits: NonNullable<TranscriptFacts_CallFragment['transcript']>['edits'] = [];

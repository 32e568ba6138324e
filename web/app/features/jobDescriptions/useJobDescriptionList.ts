import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { MyJobDescriptionsQuery } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import type { JobDescriptionTab } from './jobDescriptionTabs.ts';
import {
  AllJobDescriptionsDocument,
  MyJobDescriptionsDocument,
  SharedJobDescriptionsDocument,
} from './jobDescriptionDocuments.ts';

const pageSize = 20;

const documents = {
  mine: MyJobDescriptionsDocument,
  shared: SharedJobDescriptionsDocument,
  all: AllJobDescriptionsDocument,
};

export type ListedJobDescription = MyJobDescriptionsQuery['list']['results'][number];

export interface JobDescriptionList {
  rows: readonly ListedJobDescription[] | null;
  totalRows: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  error: unknown;
  loadMore: () => void;
  refetch: () => void;
}

/** The job descriptions of one tab, twenty more at a time; `isSkipped` asks for nothing. */
export function useJobDescriptionList(
  tab: JobDescriptionTab,
  input: { searchTerm: string; hasPlan: boolean; isSkipped?: boolean },
): JobDescriptionList {
  const { searchTerm, hasPlan, isSkipped = false } = input;
  const [asked, setAsked] = useState({ searchTerm, limit: pageSize });
  // Another filter begins at the top of its list.
  const limit = asked.searchTerm === searchTerm ? asked.limit : pageSize;
  const { data, previousData, error, loading, networkStatus, refetch } = useQuery(documents[tab], {
    variables: { pagination: { searchTerm, limit }, hasPlan },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    skip: isSkipped,
  });
  const list = (data ?? (asked.searchTerm === searchTerm ? previousData : undefined))?.list;
  const rows = list?.results ?? null;
  const totalRows = list?.pageInfo.totalRows ?? null;
  const isLoadingMore = loading && rows !== null && rows.length < limit;
  return {
    rows,
    totalRows,
    hasMore: rows !== null && totalRows !== null && rows.length < totalRows,
    isLoadingMore: isLoadingMore || networkStatus === NetworkStatus.refetch,
    error,
    loadMore: () => {
      if (!loading && rows) setAsked({ searchTerm, limit: rows.length + pageSize });
    },
    refetch: () => ignoreRejection(refetch()),
  };
}

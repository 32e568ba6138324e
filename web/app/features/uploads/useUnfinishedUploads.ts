import { useQuery } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { UnfinishedUploadsQuery } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { useUploads } from './uploadStore.ts';

const UnfinishedUploadsDocument = graphql(`
  query UnfinishedUploads {
    unfinishedUploads {
      id
      callId
      fileName
      sizeBytes
      receivedBytes
      fingerprint
      isComplete
      createdAt
    }
  }
`);

export type UnfinishedUpload = UnfinishedUploadsQuery['unfinishedUploads'][number];

/** My uploads that stopped before all had arrived and are not on their way in this page. */
export function useUnfinishedUploads() {
  const { data, refetch } = useQuery(UnfinishedUploadsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const here = useUploads((state) => state.uploads);
  const startUpload = useUploads((state) => state.startUpload);
  const isHere = (callId: string) => here.some((entry) => entry.callId === callId);
  return {
    unfinished: (data?.unfinishedUploads ?? []).filter(
      ({ callId, isComplete }) => !isComplete && !isHere(callId),
    ),
    refetch: () => ignoreRejection(refetch()),
    continueUpload: (upload: UnfinishedUpload, file: File) =>
      startUpload({
        callId: upload.callId,
        // The upload lives at its own id for as long as it is unfinished.
        uploadUrl: `/files/${upload.id}`,
        title: upload.fileName,
        fileName: upload.fileName,
        sizeBytes: upload.sizeBytes,
        fingerprint: upload.fingerprint,
        receivedBytes: upload.receivedBytes,
        source: file,
      }),
  };
}

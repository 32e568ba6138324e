import { useQuery } from '@apollo/client/react';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { UnfinishedUploadsQuery } from '../../lib/__generated__/graphql.ts';
import { acceptAttribute, mismatchOf } from './fileRules.ts';
import classes from './UnfinishedUploads.module.css';
import { useUploads } from './uploadStore.ts';
import { useCancelUpload } from './useCancelUpload.ts';

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
    refetch: () => void refetch(),
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

interface UnfinishedUploadRowProps {
  upload: UnfinishedUpload;
  onContinue: (file: File) => void;
  onCancelled: () => void;
}

function UnfinishedUploadRow({ upload, onContinue, onCancelled }: UnfinishedUploadRowProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = useCancelUpload();
  const percent = Math.floor((upload.receivedBytes / upload.sizeBytes) * 100);
  const take = (file: File | null) => {
    if (!file) return;
    const reason = mismatchOf(file, upload);
    setRefusal(reason);
    if (reason === null) onContinue(file);
  };
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <div className={classes.name}>{upload.fileName}</div>
        <div className={classes.hint}>
          Unfinished upload: choose the same file again to continue where it was ({percent} %)
        </div>
        {refusal && (
          <div className={classes.refusal} role="alert">
            {refusal}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <FileButton onChange={take} accept={acceptAttribute}>
          {(button) => (
            <Button {...button} variant="default" aria-label={`Choose file: ${upload.fileName}`}>
              Choose file
            </Button>
          )}
        </FileButton>
        <Button
          variant="subtle"
          color="gray"
          aria-label={`Cancel upload: ${upload.fileName}`}
          onClick={() =>
            void cancel(upload.callId, upload.fileName).then((isGone) => {
              if (isGone) onCancelled();
            })
          }
        >
          Cancel upload
        </Button>
      </div>
    </li>
  );
}

type UnfinishedUploadsProps = ReturnType<typeof useUnfinishedUploads>;

/** What a closed page left half sent, and how to go on. */
export function UnfinishedUploads({ unfinished, continueUpload, refetch }: UnfinishedUploadsProps) {
  if (unfinished.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Unfinished uploads">
      {unfinished.map((upload) => (
        <UnfinishedUploadRow
          key={upload.id}
          upload={upload}
          onContinue={(file) => continueUpload(upload, file)}
          onCancelled={refetch}
        />
      ))}
    </ul>
  );
}

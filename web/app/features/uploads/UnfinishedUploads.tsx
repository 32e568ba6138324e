import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { acceptAttribute, mismatchOf } from './fileRules.ts';
import classes from './UnfinishedUploads.module.css';
import type { UnfinishedUpload, useUnfinishedUploads } from './useUnfinishedUploads.ts';
import { useCancelUpload } from './useCancelUpload.ts';

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

interface UnfinishedUploadsProps extends ReturnType<typeof useUnfinishedUploads> {
  /** One of them is gone, and the interview it was for with it. */
  onCancelled: () => void;
}

/** What a closed page left half sent, and how to go on. */
export function UnfinishedUploads(props: UnfinishedUploadsProps) {
  const { unfinished, continueUpload, refetch, onCancelled } = props;
  if (unfinished.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Unfinished uploads">
      {unfinished.map((upload) => (
        <UnfinishedUploadRow
          key={upload.id}
          upload={upload}
          onContinue={(file) => continueUpload(upload, file)}
          onCancelled={() => {
            refetch();
            onCancelled();
          }}
        />
      ))}
    </ul>
  );
}

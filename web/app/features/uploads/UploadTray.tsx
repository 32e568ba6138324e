import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { plural } from '#shared/domain/plural.ts';
import type { UploadEntry } from './uploadStore.ts';
import { useUploads } from './uploadStore.ts';
import classes from './UploadTray.module.css';
import { UploadTrayItem } from './UploadTrayItem.tsx';

/** What the tray is about, in a few words. */
function headingOf(uploads: readonly UploadEntry[]): string {
  const left = uploads.filter(({ state }) => state !== 'sent');
  if (left.length === 0) return `${plural(uploads.length, 'recording')} uploaded`;
  const recordings = plural(left.length, 'recording');
  const total = left.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const sent = left.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return `Uploading ${recordings} (${Math.floor((sent / total) * 100)} %)`;
}

interface UploadTrayProps {
  /** What follows once a file has arrived: how it becomes an interview. */
  renderProcessing: (callId: string) => ReactNode;
}

/** All uploads of this page, whatever screen is shown, each with its bytes and what comes after. */
export function UploadTray({ renderProcessing }: UploadTrayProps) {
  const uploads = useUploads((state) => state.uploads);
  const dropUpload = useUploads((state) => state.dropUpload);
  const [isFolded, setIsFolded] = useState(false);
  const arrived = uploads.filter(({ state }) => state === 'sent');
  if (uploads.length === 0) return null;
  return (
    <section className={classes.tray} aria-label="Uploads">
      <header className={classes.header}>
        <h2 className={classes.heading}>{headingOf(uploads)}</h2>
        {arrived.length === uploads.length && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.close}
            onClick={() => arrived.forEach(({ callId }) => dropUpload(callId))}
          >
            Close
          </Button>
        )}
        <ActionIcon
          aria-label={isFolded ? 'Show uploads' : 'Fold uploads'}
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
      </header>
      {!isFolded && (
        <ul className={classes.list}>
          {uploads.map((entry) => (
            <UploadTrayItem key={entry.callId} entry={entry}>
              {entry.state === 'sent' && renderProcessing(entry.callId)}
            </UploadTrayItem>
          ))}
        </ul>
      )}
    </section>
  );
}

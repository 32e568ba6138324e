import { ActionIcon, Button, Progress, Tooltip } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes, formatBytesOf, formatTimeLeft } from './formatBytes.ts';
import type { UploadEntry } from './uploadStore.ts';
import { useUploads } from './uploadStore.ts';
import classes from './UploadTray.module.css';
import { useCancelUpload } from './useCancelUpload.ts';

/** Where an upload is, in one line. */
function lineOf(entry: UploadEntry): string {
  const { state, sentBytes, sizeBytes, bytesPerSecond } = entry;
  const amount = formatBytesOf(sentBytes, sizeBytes);
  switch (state) {
    case 'queued':
      return `${amount} · Queued`;
    case 'waiting':
      return 'Connection lost. Waiting to continue…';
    case 'paused':
      return `${amount} · Paused`;
    case 'failed':
      return entry.failureReason ?? 'The upload stopped.';
    case 'sent':
      return formatBytes(sizeBytes);
    case 'sending': {
      if (bytesPerSecond === null) return amount;
      const left = bytesPerSecond > 0 ? (sizeBytes - sentBytes) / bytesPerSecond : null;
      return [amount, `${formatBytes(bytesPerSecond)}/s`, formatTimeLeft(left)]
        .filter(Boolean)
        .join(' · ');
    }
  }
}

const colors = { waiting: 'yellow', paused: 'gray', failed: 'red' } as const;

interface TrayButtonProps {
  label: string;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

function TrayButton({ label, title, onClick, children }: TrayButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={`${label}: ${title}`} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** One upload: its bytes, what can be done with it, and underneath what follows. */
export function UploadTrayItem({ entry, children }: { entry: UploadEntry; children: ReactNode }) {
  const { callId, title, fileName, state, sentBytes, sizeBytes } = entry;
  const { pauseUpload, resumeUpload, dropUpload } = useUploads.getState();
  const cancel = useCancelUpload();
  const isOnItsWay = state === 'sending' || state === 'waiting' || state === 'queued';
  return (
    <li className={classes.item}>
      <div className={classes.top}>
        <span className={classes.title} title={fileName}>
          {title}
        </span>
        {isOnItsWay && (
          <TrayButton label="Pause" title={title} onClick={() => pauseUpload(callId)}>
            <IconPlayerPause size={16} />
          </TrayButton>
        )}
        {state === 'paused' && (
          <TrayButton label="Resume" title={title} onClick={() => resumeUpload(callId)}>
            <IconPlayerPlay size={16} />
          </TrayButton>
        )}
        {state === 'sent' ? (
          <TrayButton label="Take off this list" title={title} onClick={() => dropUpload(callId)}>
            <IconX size={16} />
          </TrayButton>
        ) : (
          <TrayButton
            label="Cancel upload"
            title={title}
            onClick={() => void cancel(callId, fileName)}
          >
            <IconX size={16} />
          </TrayButton>
        )}
      </div>
      {state !== 'sent' && (
        <Progress
          value={(sentBytes / sizeBytes) * 100}
          size={4}
          aria-label={`Upload of ${title}`}
          color={state in colors ? colors[state as keyof typeof colors] : 'pine'}
        />
      )}
      <p
        className={classes.line}
        data-state={state}
        role={state === 'failed' ? 'alert' : undefined}
      >
        {lineOf(entry)}
      </p>
      {state === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={() => resumeUpload(callId)}>
          Try again
        </Button>
      )}
      {children}
    </li>
  );
}

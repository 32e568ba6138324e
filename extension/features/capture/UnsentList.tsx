import { Button } from '@mantine/core';
import { formatTimecode } from '#shared/domain/time.ts';
import { captureDatabase } from '../../platform/captureDatabase.ts';
import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { countText, text } from '../../platform/text.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './FinishedCard.module.css';
import { missingText } from './missingText.ts';

interface UnsentListProps {
  unsent: readonly { capture: CaptureRecord; waiting: number }[];
}

/** Finished interviews that are not whole on the server, each with what is missing and what one can do. */
export function UnsentList({ unsent }: UnsentListProps) {
  if (unsent.length === 0) return <p className={classes.empty}>{text('nothingUnsent')}</p>;
  return (
    <ul className={classes.list} aria-label={text('unsentInterviews')}>
      {unsent.map(({ capture, waiting }) => (
        <li key={capture.captureId} className={classes.card}>
          <h2 className={classes.title}>{capture.candidateName ?? capture.name}</h2>
          <p className={classes.text}>
            {capture.isEndSent && !isSoundWaiting(capture)
              ? countText('captionsRefused', { count: capture.refusedCount })
              : missingText(capture, waiting)}
          </p>
          <div className={classes.actions}>
            {(!capture.isEndSent || isSoundWaiting(capture)) && (
              <Button variant="default" onClick={() => void sendMessage('sendNow', undefined)}>
                {text('tryNow')}
              </Button>
            )}
            <Button variant="default" onClick={() => void saveFile(capture)}>
              {text('saveAsFile')}
            </Button>
            <DiscardButton captureId={capture.captureId} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The words of an interview as a text file. */
async function saveFile({ captureId, candidateName, name }: CaptureRecord): Promise<void> {
  const captions = await captureDatabase.captionsSince(captureId, 0);
  const notes = (await captureDatabase.notes(captureId)).filter(({ isTick }) => !isTick);
  const lines = [
    ...captions.map((caption) => ({
      timeMs: caption.startMs,
      who: caption.speaker ?? text('unknownSpeaker'),
      said: caption.text,
    })),
    ...notes.map((note) => ({ timeMs: note.timeMs, who: text('note'), said: note.text })),
  ]
    .sort((item, other) => item.timeMs - other.timeMs)
    .map(({ timeMs, who, said }) => `[${formatTimecode(timeMs)}] ${who}: ${said}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }));
  link.download = `${(candidateName ?? name).replace(/[^\p{L}\p{N} _-]/gu, '') || text('interview')}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isHeardInSound } from '#shared/domain/heardSound.ts';
import { LiveWords } from '#shared/ui/LiveWords.tsx';
import { useConnection } from '../../lib/connection.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LiveMark } from '../../ui/LiveMark.tsx';
import classes from './LiveTranscript.module.css';
import type { CaptionStore, LiveCaption } from './createCaptionStore.ts';

interface LiveTranscriptProps {
  store: CaptionStore;
  /** Of the newest change of the call's captions that the page knows of. */
  sequence: number;
  pause: { recordingPaused: boolean; recordingPauseInProgress: boolean };
}

/** The words of a meeting while it goes on. It follows them, unless the reader has scrolled back. */
export function LiveTranscript({ store, sequence, pause }: LiveTranscriptProps) {
  const { captions, error } = useStore(store.state);
  const load = () => void store.announce(sequence);
  useEffect(() => void store.announce(sequence), [store, sequence]);
  const isLost = useConnection(({ lostAtMs }) => lostAtMs !== null);
  const pauseText = textOf(pause);
  if (error && captions.length === 0)
    return <ErrorState message={errorMessage(error)} onRetry={load} />;
  return (
    <section className={classes.live} aria-label="Live interview">
      <p className={classes.top}>
        {!error && !isLost && !pauseText && <LiveMark />}
        <span>
          {error || isLost
            ? 'The connection is lost. New words appear here when it is back.'
            : (pauseText ??
              (captions.length === 0
                ? 'Connected. Nothing was said yet.'
                : `${sourceOf(captions)} Words may still change.`))}
        </span>
      </p>
      <LiveWords lines={captions} />
    </section>
  );
}

const sourceOf = (captions: readonly LiveCaption[]): string =>
  isHeardInSound(captions.at(-1)?.utteranceId ?? '')
    ? 'From the sound of the meeting, transcribed a few seconds behind.'
    : 'From the captions of the meeting.';

function textOf({ recordingPaused, recordingPauseInProgress }: LiveTranscriptProps['pause']) {
  if (recordingPauseInProgress)
    return recordingPaused
      ? 'Pausing. No more words are taken; the sound stops within 15 seconds.'
      : 'Resuming. The browser that records follows within 15 seconds.';
  return recordingPaused ? 'Paused. Nothing is recorded.' : null;
}

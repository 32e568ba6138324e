import { Button } from '@mantine/core';
import { useState } from 'react';
import { openOptions } from '../../platform/browserParts.ts';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import type { ChannelReport } from '../../platform/soundReports.ts';
import { text } from '../../platform/text.ts';
import { useNow } from '../capture/useNow.ts';
import classes from './SoundBar.module.css';
import { soundState } from './soundState.ts';
import { useSoundReport } from './useSoundReport.ts';

/** How the recording of the interview goes, with the level of both its channels. */
export function SoundBar({ capture }: { capture: CaptureRecord }) {
  const { captureId, sound, followSinceMs } = capture;
  const report = useSoundReport(captureId);
  const nowMs = useNow(1_000);
  const [isBusy, setIsBusy] = useState(false);
  const state = soundState({ sound, followSinceMs, report, nowMs });
  if (!state) return null;
  const recordAgain = async () => {
    setIsBusy(true);
    await sendMessage('recordAgain', { captureId }).catch(() => undefined);
    setIsBusy(false);
  };
  const isRecording = state.tone !== 'quiet' && state.action !== 'RECORD_AGAIN' && report !== null;
  return (
    <section className={classes.bar} data-tone={state.tone} aria-label={text('recording')}>
      <p className={classes.text} role="status" data-testid="sound">
        {state.text}
      </p>
      {isRecording && (
        <>
          {report.report.meeting && (
            <Meter label={text('meeting')} signal={report.report.meeting} />
          )}
          {report.report.microphone && (
            <Meter label={text('you')} signal={report.report.microphone} />
          )}
        </>
      )}
      {state.action === 'RECORD_AGAIN' && (
        <Button variant="default" loading={isBusy} onClick={() => void recordAgain()}>
          {text('recordAgain')}
        </Button>
      )}
      {state.action === 'ALLOW_MICROPHONE' && (
        <Button variant="default" onClick={() => void openOptions()}>
          {text('allowIt')}
        </Button>
      )}
    </section>
  );
}

function Meter({ label, signal }: { label: string; signal: ChannelReport }) {
  const percent = Math.round(signal.level * 100);
  return (
    <span className={classes.channel}>
      {label}
      <span
        className={classes.meter}
        role="meter"
        aria-label={text('levelOf', { channel: label })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={classes.level} style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}

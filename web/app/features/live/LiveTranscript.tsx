import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { formatTimecode } from '#shared/domain/time.ts';
import { speakerColor } from '#shared/ui/speakerColor.ts';
import { useConnection } from '../../lib/connection.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LiveMark } from '../../ui/LiveMark.tsx';
import classes from './LiveTranscript.module.css';
import type { CaptionStore, LiveCaption } from './createCaptionStore.ts';
import { useStayAtEnd } from './useStayAtEnd.ts';

interface LiveTranscriptProps {
  store: CaptionStore;
  /** Of the newest change of the call's captions that the page knows of. */
  sequence: number;
}

/** The words of a meeting while it goes on. It follows them, unless the reader has scrolled back. */
export function LiveTranscript({ store, sequence }: LiveTranscriptProps) {
  const { captions, error } = useStore(store.state);
  const load = () => void store.announce(sequence);
  useEffect(() => void store.announce(sequence), [store, sequence]);
  const { ref, isAtEnd, goToEnd, onScroll } = useStayAtEnd(captions);
  const isLost = useConnection(({ lostAtMs }) => lostAtMs !== null);
  const hues = hueOfSpeakers(captions);
  if (error && captions.length === 0)
    return <ErrorState message={errorMessage(error)} onRetry={load} />;
  return (
    <section className={classes.live} aria-label="Live transcript">
      <p className={classes.top}>
        {!error && !isLost && <LiveMark />}
        <span>
          {error || isLost
            ? 'The connection is lost. New words appear here when it is back.'
            : captions.length === 0
              ? 'Connected. Nothing was said yet.'
              : 'From the captions of the meeting. Words may still change.'}
        </span>
      </p>
      <div ref={ref} className={classes.words} onScroll={onScroll} tabIndex={0} role="log">
        {captions.map((caption, index) => (
          <Line
            key={caption.utteranceId}
            caption={caption}
            isNewSpeaker={captions[index - 1]?.speaker !== caption.speaker}
            hue={hues.get(caption.speaker) ?? 7}
          />
        ))}
      </div>
      {!isAtEnd && (
        <Button
          className={classes.toEnd ?? ''}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size={14} stroke={1.8} />}
          onClick={goToEnd}
        >
          Newest words
        </Button>
      )}
    </section>
  );
}

interface LineProps {
  caption: LiveCaption;
  isNewSpeaker: boolean;
  hue: number;
}

function Line({ caption, isNewSpeaker, hue }: LineProps) {
  const voice: CSSProperties & Record<'--voice', string> = { '--voice': speakerColor(hue) };
  return (
    <div className={classes.line} data-first={isNewSpeaker || undefined} style={voice}>
      <span className={classes.time}>{formatTimecode(caption.startMs)}</span>
      <div>
        {isNewSpeaker && <div className={classes.name}>{caption.speaker ?? 'Unknown speaker'}</div>}
        <p className={classes.text}>{caption.text}</p>
      </div>
    </div>
  );
}

function hueOfSpeakers(captions: readonly LiveCaption[]): Map<string | null, number> {
  const hues = new Map<string | null, number>();
  for (const { speaker } of captions) if (!hues.has(speaker)) hues.set(speaker, hues.size);
  return hues;
}

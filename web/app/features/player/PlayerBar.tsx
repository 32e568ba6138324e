import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconKeyboard,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useReconnect } from '../../lib/useReconnect.ts';
import type { Playback } from './createPlayback.ts';
import classes from './PlayerBar.module.css';
import { PlayTime } from './PlayTime.tsx';
import { SpeedMenu } from './SpeedMenu.tsx';
import { Wave } from './Wave.tsx';
import type { WaveMark, WaveProps } from './Wave.tsx';
import type { VoiceTurn } from './waveBars.ts';

export interface PlayerRecording {
  url: string;
  hasVideo: boolean;
  peaks: readonly (readonly number[])[];
  peaksPerSecond: number;
}

interface PlayerBarProps {
  playback: Playback;
  recording: PlayerRecording;
  turns: readonly VoiceTurn[];
  /** In order of time. */
  marks?: readonly WaveMark[];
  /** Takes a stretch of the wave; absent where no clip can be cut. */
  onPassage?: WaveProps['onPassage'];
  onShowKeys: () => void;
}

/** Play, time, the wave and speed; the picture small beside them until it is enlarged. */
export function PlayerBar(props: PlayerBarProps) {
  const { playback, recording, turns, marks = [], onPassage, onShowKeys } = props;
  const isPlaying = useStore(playback.state, (state) => state.isPlaying);
  const isWaiting = useStore(playback.state, (state) => state.isWaiting);
  const hasFailed = useStore(playback.state, (state) => state.hasFailed);
  const [isLarge, setIsLarge] = useState(false);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useReconnect(() => {
    if (hasFailed) playback.reload();
  });
  useEffect(() => (media.current ? playback.attach(media.current) : undefined), [playback]);

  const PlayIcon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const SizeIcon = isLarge ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <section className={classes.bar} aria-label="Player" data-large={isLarge || undefined}>
      {recording.hasVideo ? (
        <div className={classes.picture}>
          <video
            ref={media}
            src={recording.url}
            preload="metadata"
            playsInline
            className={classes.video}
            onClick={playback.toggle}
          />
          <ActionIcon
            variant="filled"
            color="dark.6"
            size={24}
            className={classes.enlarge}
            aria-label={isLarge ? 'Make the picture small' : 'Enlarge the picture'}
            onClick={() => setIsLarge(!isLarge)}
          >
            <SizeIcon size={14} />
          </ActionIcon>
        </div>
      ) : (
        <audio ref={media} src={recording.url} preload="metadata" />
      )}
      <div className={classes.play}>
        <ActionIcon aria-label="Back 10 seconds" onClick={() => playback.skip(-10_000)}>
          <IconRewindBackward10 size={20} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="filled"
          color="pine"
          radius="50%"
          size={40}
          className={classes.disc}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          aria-busy={isWaiting}
          onClick={playback.toggle}
        >
          <PlayIcon size={18} />
        </ActionIcon>
        <ActionIcon aria-label="Forward 10 seconds" onClick={() => playback.skip(10_000)}>
          <IconRewindForward10 size={20} stroke={1.6} />
        </ActionIcon>
      </div>
      <div className={classes.time}>
        <PlayTime playback={playback} />
      </div>
      <div className={classes.wave}>
        <Wave
          playback={playback}
          peaks={recording.peaks}
          peaksPerSecond={recording.peaksPerSecond}
          turns={turns}
          marks={marks}
          onPassage={onPassage}
        />
      </div>
      <div className={classes.more}>
        <SpeedMenu playback={playback} />
        <Tooltip label="Keyboard shortcuts (?)">
          <ActionIcon aria-label="Keyboard shortcuts" onClick={onShowKeys} className={classes.keys}>
            <IconKeyboard size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      {hasFailed && (
        <div className={classes.failure} role="alert">
          The recording could not be played. Check your connection and try again.
          <Button variant="default" size="compact-sm" onClick={playback.reload}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { textOf } from '#shared/domain/replaceWords.ts';
import { createPlayback } from '../../features/player/createPlayback.ts';
import { PlayerBar } from '../../features/player/PlayerBar.tsx';
import type { PlayerRecording } from '../../features/player/PlayerBar.tsx';
import { usePlayerKeys } from '../../features/player/usePlayerKeys.ts';
import type {
  TranscriptLine,
  TranscriptSpeaker,
} from '../../features/transcript/transcriptLine.ts';
import { TranscriptView } from '../../features/transcript/TranscriptView.tsx';
import type { TranscriptHandle } from '../../features/transcript/TranscriptView.tsx';
import { voiceTurns } from '../../features/transcript/voiceTurns.ts';
import { useShortcuts } from '../../lib/shortcutStore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './ClipPlayer.module.css';

/** A passage to play and read; its times count from its own beginning. */
interface PlayedPassage {
  id: string;
  durationMs: number;
  recording: PlayerRecording | null;
  speakers: readonly TranscriptSpeaker[];
  segments: readonly Omit<TranscriptLine, 'text' | 'isEdited'>[];
}

interface ClipPlayerProps {
  passage: PlayedPassage;
  /** Address that opens this passage. */
  link: string;
  /** Plays at once, as the next of a list does. */
  isPlaying?: boolean;
  onEnded?: (() => void) | undefined;
  /** Stands beside the player and plays it from a moment. */
  beside?: ((playFrom: (timeMs: number) => void) => ReactNode) | undefined;
}

const noNote = () => undefined;

/** The player of one passage and its words in step with it. Give it a key: another passage is another player. */
export function ClipPlayer({ passage, link, isPlaying, onEnded, beside }: ClipPlayerProps) {
  const { recording, speakers, durationMs } = passage;
  const [playback] = useState(() => createPlayback(durationMs));
  const showKeys = useShortcuts((state) => state.openDialog);
  const words = useRef<TranscriptHandle>(null);
  const segments = useMemo(
    () =>
      passage.segments.map((segment) => ({
        ...segment,
        text: textOf([...segment.words]),
        isEdited: false,
      })),
    [passage.segments],
  );
  const turns = useMemo(() => voiceTurns(segments, speakers), [segments, speakers]);
  usePlayerKeys(playback, {
    find: () => words.current?.find(),
    note: noNote,
    turn: (direction) => words.current?.stepTurn(direction),
  });
  useEffect(() => (onEnded ? playback.onEnded(onEnded) : undefined), [playback, onEnded]);
  const begin = useEffectEvent(() => {
    if (isPlaying) playback.play();
  });
  // Once: what the person does with the player afterwards counts.
  useEffect(() => begin(), []);
  const player = (
    <div className={classes.player}>
      {recording && (
        <PlayerBar playback={playback} recording={recording} turns={turns} onShowKeys={showKeys} />
      )}
      <div className={classes.words}>
        {segments.length > 0 ? (
          <TranscriptView
            ref={words}
            segments={segments}
            speakers={speakers}
            clock={playback}
            changes={null}
            linkTo={() => link}
          />
        ) : (
          <EmptyState title="Nobody speaks in this passage." />
        )}
      </div>
    </div>
  );
  if (!beside) return player;
  return (
    <>
      {player}
      {beside((timeMs) => {
        playback.seek(timeMs);
        playback.play();
      })}
    </>
  );
}

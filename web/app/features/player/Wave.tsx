import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { shortestClipMs } from '#shared/domain/clip.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { Playback } from './createPlayback.ts';
import { barPitch, drawWave } from './drawWave.ts';
import classes from './Wave.module.css';
import { waveBars } from './waveBars.ts';
import type { VoiceTurn } from './waveBars.ts';

export interface WaveProps {
  playback: Playback;
  peaks: readonly (readonly number[])[];
  peaksPerSecond: number;
  turns: readonly VoiceTurn[];
  marks?: readonly WaveMark[];
  /** Takes the stretch that was dragged over with Shift. */
  onPassage?: ((passage: { startMs: number; endMs: number }) => void) | undefined;
}

/** Something that stands at a moment: the beginning of a chapter or of a clip, or a note. */
export interface WaveMark {
  id: string;
  kind: 'chapter' | 'note' | 'clip';
  timeMs: number;
  label: string;
}

const stepMs = 5000;
const pageMs = 30_000;

/** The whole recording at a glance, in the hues of who speaks: press or drag to go anywhere. */
export function Wave(props: WaveProps) {
  const { playback, peaks, peaksPerSecond, turns, marks = [], onPassage } = props;
  const durationMs = useStore(playback.state, (state) => state.durationMs);
  const { ref: sizeRef, width } = useElementSize();
  const wave = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLCanvasElement>(null);
  const played = useRef<HTMLCanvasElement>(null);
  const [pointedMs, setPointedMs] = useState<number | null>(null);
  const [dragged, setDragged] = useState<{ fromMs: number; toMs: number } | null>(null);
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    const columns = waveBars(
      { peaks, peaksPerSecond, durationMs, turns },
      Math.floor(width / barPitch),
    );
    for (const canvas of [rest.current, played.current]) if (canvas) drawWave(canvas, columns);
  }, [peaks, peaksPerSecond, durationMs, turns, width, scheme]);

  // Moves with the sound by style and attributes alone: nothing is drawn anew at a frame.
  useEffect(() => {
    let lastSecond = -1;
    const show = (timeMs: number) => {
      const share = durationMs > 0 ? Math.min(1, timeMs / durationMs) : 0;
      wave.current?.style.setProperty('--played', `${share * 100}%`);
      const second = Math.floor(timeMs / 1000);
      if (second === lastSecond) return;
      lastSecond = second;
      wave.current?.setAttribute('aria-valuenow', String(second));
      const spoken = `${formatTimecode(timeMs)} of ${formatTimecode(durationMs)}`;
      wave.current?.setAttribute('aria-valuetext', spoken);
    };
    show(playback.timeMs());
    return playback.onTime(show);
  }, [playback, durationMs]);

  const timeAt = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    return share * durationMs;
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const seek: Record<string, () => void> = {
      ArrowLeft: () => playback.skip(-stepMs),
      ArrowDown: () => playback.skip(-stepMs),
      ArrowRight: () => playback.skip(stepMs),
      ArrowUp: () => playback.skip(stepMs),
      PageDown: () => playback.skip(-pageMs),
      PageUp: () => playback.skip(pageMs),
      Home: () => playback.seek(0),
      End: () => playback.seek(durationMs),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : seek[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div
      ref={wave}
      className={classes.wave}
      role="slider"
      tabIndex={0}
      aria-label="Place in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const timeMs = timeAt(event);
        if (event.shiftKey && onPassage) setDragged({ fromMs: timeMs, toMs: timeMs });
        else playback.seek(timeMs);
      }}
      onPointerMove={(event) => {
        const timeMs = timeAt(event);
        setPointedMs(timeMs);
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        if (dragged) setDragged({ ...dragged, toMs: timeMs });
        else playback.seek(timeMs);
      }}
      onPointerUp={() => {
        if (!dragged) return;
        const startMs = Math.min(dragged.fromMs, dragged.toMs);
        const endMs = Math.max(dragged.fromMs, dragged.toMs);
        setDragged(null);
        if (endMs - startMs >= shortestClipMs) onPassage?.({ startMs, endMs });
      }}
      onPointerCancel={() => setDragged(null)}
      onPointerLeave={() => setPointedMs(null)}
    >
      <div ref={sizeRef} className={classes.lanes}>
        <canvas ref={rest} className={classes.rest} aria-hidden />
        <canvas ref={played} className={classes.played} aria-hidden />
      </div>
      {durationMs > 0 &&
        marks.map(({ id, kind, timeMs }) => (
          <div
            key={id}
            className={classes.mark}
            data-kind={kind}
            style={{ left: `${Math.min(100, (timeMs / durationMs) * 100)}%` }}
          />
        ))}
      {dragged && durationMs > 0 && (
        <div
          className={classes.passage}
          style={{
            left: `${(Math.min(dragged.fromMs, dragged.toMs) / durationMs) * 100}%`,
            width: `${(Math.abs(dragged.toMs - dragged.fromMs) / durationMs) * 100}%`,
          }}
        />
      )}
      <div className={classes.head} />
      {pointedMs !== null && (
        <div
          className={classes.pointed}
          style={{ left: `${durationMs > 0 ? (pointedMs / durationMs) * 100 : 0}%` }}
        >
          {formatTimecode(pointedMs)}
          {chapterAt(marks, pointedMs)}
        </div>
      )}
    </div>
  );
}

/** The chapter of a moment, to stand behind its time. */
function chapterAt(marks: readonly WaveMark[], timeMs: number): string | null {
  const chapter = marks.findLast((mark) => mark.kind === 'chapter' && mark.timeMs <= timeMs);
  return chapter ? ` ${chapter.label}` : null;
}

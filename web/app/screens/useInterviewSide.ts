import { parseAsString, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { createAskHistory } from '../features/aiNotes/createAskHistory.ts';
import { useAiNotes } from '../features/aiNotes/useAiNotes.ts';
import { playPassage } from '../features/clips/playPassage.ts';
import { focusTab } from '../features/interview/SidePanel.tsx';
import type { SideTab } from '../features/interview/SidePanel.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { createNoteDraft } from '../features/notes/createNoteDraft.ts';
import type { NotePassage } from '../features/notes/createNoteDraft.ts';
import { useNotes } from '../features/notes/useNotes.ts';
import type { Playback } from '../features/player/createPlayback.ts';
import type { WaveMark } from '../features/player/Wave.tsx';
import type { TranscriptHandle } from '../features/transcript/TranscriptView.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import { createCiting } from '../features/aiNotes/createCiting.ts';
import { interviewTabs } from './interviewTabs.tsx';

interface InterviewSideOptions {
  call: Interview;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
  playback: Playback;
  words: RefObject<TranscriptHandle | null>;
}

interface InterviewSide {
  tabs: SideTab[];
  /** The tab that is open stands in the address. */
  tab: string | null;
  onTab: (tab: string | null) => void;
  /** What stands on the wave: chapters and notes, in order of time. */
  marks: readonly WaveMark[];
  /** The sheet, where there is no room for the side. */
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Begins a note now, or about words that were selected. */
  takeNote: (passage?: NotePassage) => void;
  /** Goes to the field that asks the interview a question. */
  ask: () => void;
  /** Opens the tab with this place, where there is one. */
  openTab: (index: number) => void;
  /** To the next (1) or previous (-1) chapter. */
  stepChapter: (direction: 1 | -1) => void;
  reloadNotes: () => void;
  reloadAiNotes: () => void;
}

/** What stands beside the words, and how the words and the player work together with it. */
export function useInterviewSide(options: InterviewSideOptions): InterviewSide {
  const { call, progress, playback, words } = options;
  const notes = useNotes(call.id);
  const aiNotes = useAiNotes(call.id);
  const [draft] = useState(() => createNoteDraft(`newNote/${call.id}`));
  const [history] = useState(() => createAskHistory(`question/${call.id}`));
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useQueryState('tab', parseAsString);
  const isLive = progress.status === 'LIVE';
  const clock = useMemo(
    () => (isLive ? liveClock(call.startTime) : playback),
    [isLive, call.startTime, playback],
  );
  const citing = useMemo(
    () =>
      createCiting(
        (ranges) => words.current?.light(ranges),
        (timeMs) => {
          setIsOpen(false);
          playback.seek(timeMs);
          playback.play();
        },
      ),
    [playback, words],
  );
  const marks = useMemo(
    () => waveMarks(aiNotes.written?.chapters ?? [], notes.notes),
    [aiNotes.written?.chapters, notes.notes],
  );
  const tabs = interviewTabs({
    ...options,
    notes,
    aiNotes,
    draft,
    history,
    clock,
    citing,
    onPlayClip: (passage) => {
      setIsOpen(false);
      playPassage(playback, passage);
    },
  });
  const open = (value: string) => {
    setIsOpen(true);
    void setTab(value);
  };
  return {
    tabs,
    tab,
    onTab: (next) => void setTab(next),
    marks,
    isOpen,
    setIsOpen,
    takeNote: (passage) => {
      draft.begin(passage ? { passage } : { timeMs: clock.timeMs() });
      open('notes');
    },
    ask: () => {
      history.setState({ isFocusWanted: true });
      open('ai_notes');
    },
    openTab: (index) => {
      const wanted = tabs[index];
      if (!wanted) return;
      open(wanted.value);
      focusTab(wanted.value);
    },
    stepChapter: (direction) => {
      const times = marks.filter(({ kind }) => kind === 'chapter').map(({ timeMs }) => timeMs);
      const timeMs = nextTime(times, playback.timeMs(), direction);
      if (timeMs !== undefined) playback.seek(timeMs);
    },
    reloadNotes: notes.reload,
    reloadAiNotes: aiNotes.reload,
  };
}

/** A time counts as passed only so much later, so that going back twice goes back twice. */
const passedMs = 1500;

/** The next of `times` after `nowMs` (1), or the last one before it (-1); they stand in order. */
const nextTime = (times: readonly number[], nowMs: number, direction: 1 | -1) =>
  direction === 1
    ? times.find((time) => time > nowMs)
    : times.findLast((time) => time < nowMs - passedMs);

/** While a meeting goes on, its moment is the time since it began. */
const liveClock = (startTime: string) => {
  const timeMs = () => Math.max(0, Date.now() - new Date(startTime).getTime());
  return {
    timeMs,
    seek: () => {},
    onTime: (listener: (timeMs: number) => void) => {
      const timer = setInterval(() => listener(timeMs()), 1000);
      return () => clearInterval(timer);
    },
  };
};

function waveMarks(
  chapters: readonly { segmentId: string; startMs: number; title: string }[],
  notes: readonly { id: string; timeMs: number; text: string }[],
): WaveMark[] {
  return [
    ...chapters.map(({ segmentId, startMs, title }) => ({
      id: segmentId,
      kind: 'chapter' as const,
      timeMs: startMs,
      label: title,
    })),
    ...notes.map(({ id, timeMs, text }) => ({ id, kind: 'note' as const, timeMs, label: text })),
  ].toSorted((a, b) => a.timeMs - b.timeMs);
}

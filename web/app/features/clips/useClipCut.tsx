import { useApolloClient } from '@apollo/client/react';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Word } from '#shared/domain/transcript.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { CallClipsDocument, ClipCallDocument } from './clipDocuments.ts';
import type { Passage } from './passageEdges.ts';
import { playPassage } from './playPassage.ts';
import type { PassageClock } from './playPassage.ts';

const ClipDialog = lazyPart(() => import('./ClipDialog.tsx'), 'ClipDialog');

/** What a clip is when only its end is chosen. */
const usualLengthMs = 15_000;

interface ClipCut {
  /** Where the clip being chosen begins; null while none is. */
  startMs: number | null;
  /** Marks the beginning at the moment that plays. */
  markStart: () => void;
  /** Ends the passage at the moment that plays, and asks for its name. */
  markEnd: () => void;
  /** Asks for the name of a passage that was selected. */
  cut: (passage: Passage) => void;
  dialog: ReactNode;
}

interface ClipCutOptions {
  callId: string;
  segments: readonly { words: readonly Word[] }[];
  durationMs: number;
  /** Null where nothing plays. */
  clock: PassageClock | null;
}

/** How a clip is cut out of an interview: from selected words, from the wave, or by two keys. */
export function useClipCut({ callId, segments, durationMs, clock }: ClipCutOptions): ClipCut {
  const client = useApolloClient();
  const [startMs, setStartMs] = useState<number | null>(null);
  const [passage, setPassage] = useState<Passage | null>(null);
  const isOpen = passage !== null;
  const words = useMemo(
    () => (isOpen ? segments.flatMap((segment) => segment.words).toSorted(byTime) : []),
    [isOpen, segments],
  );
  const save = async ({ name, startMs: clipStart, endMs: clipEnd }: Passage & { name: string }) => {
    await client.mutate({
      mutation: ClipCallDocument,
      variables: { callId, name, clipStart, clipEnd },
      refetchQueries: [CallClipsDocument],
    });
    notifySuccess('You find it in the tab Clips.', 'Clip saved');
  };
  return {
    startMs,
    markStart: () => setStartMs(clock?.timeMs() ?? 0),
    markEnd: () => {
      const endMs = clock?.timeMs() ?? 0;
      const isAfter = startMs !== null && startMs < endMs;
      setPassage({ startMs: isAfter ? startMs : Math.max(0, endMs - usualLengthMs), endMs });
      setStartMs(null);
    },
    cut: setPassage,
    dialog: passage && (
      <Suspense fallback={null}>
        <ClipDialog
          draftKey={`clip/${callId}/${passage.startMs}-${passage.endMs}`}
          title="New clip"
          saveLabel="Save clip"
          name=""
          passage={passage}
          words={words}
          durationMs={durationMs}
          onPlay={clock ? (chosen) => playPassage(clock, chosen) : undefined}
          onSave={save}
          onClose={() => setPassage(null)}
        />
      </Suspense>
    ),
  };
}

const byTime = (word: Word, other: Word): number => word[1] - other[1];

import type { SpokenSegment } from '#shared/domain/transcriptPosition.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton, Stack } from '@mantine/core';
import { errorMessage } from '../../lib/errorMessage.ts';
import type { NoteDraft } from './createNoteDraft.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import type { GuideQuestion } from './NoteComposer.tsx';
import type { NoteClock } from './NoteMoment.tsx';
import classes from './NotesPanel.module.css';
import { passageText } from './passageText.ts';
import type { Notes } from './useNotes.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { MarkMentionsReadDocument } from './replyDocuments.ts';

interface NotesPanelProps {
  notes: Notes;
  draft: NoteDraft;
  clock: NoteClock;
  questions: readonly GuideQuestion[];
  /** Where highlights find their words; empty without a transcript. */
  segments: readonly SpokenSegment[];
}

/** Notes of an interview in its order, and the place to write one at the moment that plays. */
export function NotesPanel(props: NotesPanelProps) {
  const { notes, draft, clock, questions, segments } = props;
  useMentionsRead(notes);
  return (
    <div>
      <NoteComposer
        draft={draft}
        clock={clock}
        questions={questions}
        onAdd={notes.add}
        callId={notes.callId}
      />
      {notes.isLoading && <NotesSkeleton />}
      {notes.error && <ErrorState message={errorMessage(notes.error)} onRetry={notes.reload} />}
      <ul className={classes.notes} aria-label="Notes">
        {notes.notes.map((note) => (
          <NoteCard
            key={note.id}
            callId={notes.callId}
            note={note}
            passage={passageText(segments, note.highlightStartMs, note.highlightEndMs)}
            onJump={() => clock.seek(note.timeMs)}
            onUpdate={(changes) => notes.update(note.id, changes)}
            onDelete={() => notes.remove(note)}
            onRepliesChange={notes.refresh}
          />
        ))}
      </ul>
      {!notes.isLoading && !notes.error && notes.notes.length === 0 && (
        <p className={classes.hint}>
          No notes yet. Press N while it plays, or select words in the transcript.
        </p>
      )}
      {!notes.canReadOthersNotes && (
        <p className={classes.hint}>
          You cannot see other people’s notes. Ask a site admin if you need them.
        </p>
      )}
    </div>
  );
}

function NotesSkeleton() {
  return (
    <Delayed>
      <Stack gap="md" py="md" aria-hidden>
        {[88, 64, 80].map((width) => (
          <div key={width}>
            <Skeleton height={12} width={140} mb={8} />
            <Skeleton height={16} width={`${width}%`} />
          </div>
        ))}
      </Stack>
    </Delayed>
  );
}

/** Whoever has the notes before them has read where they are named. */
function useMentionsRead({ callId, unreadMentions }: Notes): void {
  const client = useApolloClient();
  useEffect(() => {
    if (unreadMentions === 0) return;
    ignoreRejection(
      client.mutate({
        mutation: MarkMentionsReadDocument,
        variables: { callId },
        update: (cache) => {
          cache.modify({ id: `Call:${callId}`, fields: { unreadMentions: () => 0 } });
        },
      }),
    );
  }, [client, callId, unreadMentions]);
}

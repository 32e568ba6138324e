import { useState } from 'react';
import { shareExpiryText } from '#shared/domain/share.ts';
import type { SharedNoun } from '#shared/domain/share.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import { ExternalNotes } from '../../features/external/ExternalNotes.tsx';
import { ExpiredAccess } from '../../features/external/ExpiredAccess.tsx';
import type { ExternalView_ViewFragment } from '../../lib/__generated__/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ClipPlayer } from '../clips/ClipPlayer.tsx';
import { ShortcutsDock } from '../ShortcutsDock.tsx';
import classes from './ExternalScreen.module.css';

const headings: Record<SharedNoun, string> = {
  call: 'Interview recording',
  clip: 'Clip of an interview',
  playlist: 'Clips of interviews',
};

/** The recording or the clips that somebody outside may play and read. */
export function ExternalView({
  noun,
  view,
}: {
  noun: SharedNoun;
  view: ExternalView_ViewFragment;
}) {
  const { passages, expiresAt } = view;
  const [chosen, setChosen] = useState({ index: 0, isPlaying: false });
  const passage = passages[chosen.index] ?? passages[0];
  const notes = passage?.aiNotes;
  const hasNext = chosen.index + 1 < passages.length;
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{view.title || headings[noun]}</h1>
        <p className={classes.facts}>
          Shared by {view.sharedBy}, {view.organizationName}
          {expiresAt && ` · ${shareExpiryText(new Date(expiresAt), new Date())}`}
        </p>
      </header>
      {view.isExpired ? (
        <ExpiredAccess
          shareId={view.id}
          sharedBy={view.sharedBy}
          isRenewalRequested={view.isRenewalRequested}
        />
      ) : passage ? (
        <div className={classes.columns}>
          <ClipPlayer
            key={passage.id}
            passage={passage}
            link={window.location.href}
            isPlaying={chosen.isPlaying}
            onEnded={
              hasNext ? () => setChosen({ index: chosen.index + 1, isPlaying: true }) : undefined
            }
            beside={
              notes
                ? (playFrom) => (
                    <ExternalNotes notes={notes} onPlay={passage.recording ? playFrom : null} />
                  )
                : undefined
            }
          />
          {passages.length > 1 && (
            <ol className={classes.passages} aria-label="Clips">
              {passages.map(({ id, durationMs }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === passage.id || undefined}
                    onClick={() => setChosen({ index, isPlaying: true })}
                  >
                    {noun === 'call' ? 'Recording' : 'Clip'} {index + 1}
                    <span>{formatTimecode(durationMs)}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </div>
      ) : (
        <EmptyState title="What was shared here is no longer there." />
      )}
      <ShortcutsDock />
    </main>
  );
}

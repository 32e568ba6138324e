import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import classes from './AiNotesPanel.module.css';
import { AskBox } from './AskBox.tsx';
import { CitingContext } from './citing.ts';
import type { Citing } from './citing.ts';
import type { AskHistory } from './createAskHistory.ts';
import { GuideNotes } from './GuideNotes.tsx';
import { Chapters, Topics } from './Outline.tsx';
import { Section } from './Section.tsx';
import { SummarySection } from './SummarySection.tsx';
import type { AiNotes, WrittenNotes } from './useAiNotes.ts';
import { WritingContext } from './writing.ts';
import { WritingNotice, WritingSkeleton } from './WritingNotice.tsx';
import { writingState } from './writingState.ts';
import { WrittenBy } from './WrittenBy.tsx';

interface AiNotesPanelProps {
  callId: string;
  notes: AiNotes;
  hasTranscript: boolean;
  /** Ids of the guide's questions; null without a guide. */
  cueIds: ReadonlySet<string> | null;
  /** Where the guide is chosen. */
  guideChoice: ReactNode;
  citing: Citing;
  history: AskHistory;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** What an engine wrote of the interview, each sentence with the moment it came from. */
export function AiNotesPanel(props: AiNotesPanelProps) {
  const { callId, notes, hasTranscript, cueIds, guideChoice, citing, history, zone } = props;
  const { written } = notes;
  const canEdit = written?.canEditAiNotes ?? false;
  const writing = useMemo(() => ({ canEdit, notes }), [canEdit, notes]);
  useEffect(
    () => () => {
      citing.point([]);
      citing.focus([]);
    },
    [citing],
  );
  if (notes.isLoading) return <WritingSkeleton />;
  if (notes.error || !written)
    return <ErrorState message={errorMessage(notes.error)} onRetry={notes.reload} />;
  if (!hasTranscript)
    return (
      <div className={classes.panel}>
        <p className={classes.soft}>
          There is no transcript yet. AI notes are written as soon as there is one.
        </p>
        {guideChoice}
      </div>
    );
  const onWrite = canEdit ? notes.write : null;
  const noteState = writingState(written.aiNotesProcessingStatus, written.aiNotes.length > 0);
  const summaryState = writingState(written.aiSummaryProcessingStatus, written.aiSummary !== null);
  // What holds of both is said once.
  const isSaidAbove = noteState === summaryState && noteState !== 'failed';
  const isBusy = [written.aiNotesProcessingStatus, written.aiSummaryProcessingStatus].some(
    (status) => status === 'DISPATCHED' || status === 'IN_PROGRESS',
  );
  const engine = written.aiSummary?.engine;
  return (
    <CitingContext value={citing}>
      <WritingContext value={writing}>
        <div className={classes.panel}>
          <Summary written={written} onWrite={onWrite} />
          <Section name="guide" title="Guide questions">
            <div className={classes.guide}>{guideChoice}</div>
            {cueIds || written.aiNotes.length > 0 ? (
              <>
                <WritingNotice
                  state={isSaidAbove ? 'ready' : noteState}
                  what="Notes of the questions"
                  failureReason={written.aiNotesFailureReason}
                  onWrite={onWrite}
                />
                <GuideNotes notes={written.aiNotes} cueIds={cueIds ?? noCues} />
              </>
            ) : (
              <p className={classes.soft}>
                With a guide, each of its questions gets a note of what was answered.
              </p>
            )}
          </Section>
          <MoreSections written={written} />
          {engine && (
            <WrittenBy engine={engine} zone={zone} onWriteAgain={isBusy ? null : onWrite} />
          )}
          <AskBox callId={callId} history={history} />
        </div>
      </WritingContext>
    </CitingContext>
  );
}

function Summary(props: { written: WrittenNotes; onWrite: (() => Promise<void>) | null }) {
  const { aiSummary, aiSummaryProcessingStatus, aiSummaryFailureReason } = props.written;
  return (
    <>
      <WritingNotice
        state={writingState(aiSummaryProcessingStatus, aiSummary !== null)}
        what="AI notes"
        failureReason={aiSummaryFailureReason}
        onWrite={props.onWrite}
      />
      {aiSummary?.tldr && (
        <>
          <h2 className={classes.short}>In short</h2>
          <SummarySection section={aiSummary.tldr} />
        </>
      )}
      {aiSummary?.candidateSummary && (
        <Section name="candidate" title="Candidate summary">
          <SummarySection section={aiSummary.candidateSummary} />
        </Section>
      )}
    </>
  );
}

function MoreSections({ written }: { written: WrittenNotes }) {
  const { aiSummary, chapters, topics } = written;
  const qAndA = aiSummary?.qAndA ?? [];
  const writeUp = aiSummary?.writeUp ?? [];
  return (
    <>
      {chapters.length > 0 && (
        <Section name="chapters" title="Chapters" count={chapters.length}>
          <Chapters chapters={chapters} />
        </Section>
      )}
      {qAndA.length > 0 && (
        <Section
          name="qAndA"
          title="Questions and answers"
          count={qAndA.length}
          isOpenAtFirst={false}
        >
          {qAndA.map((section) => (
            <SummarySection key={section.id} section={section} />
          ))}
        </Section>
      )}
      {writeUp.length > 0 && (
        <Section name="writeUp" title="Write-up" isOpenAtFirst={false}>
          {writeUp.map((section) => (
            <SummarySection key={section.id} section={section} />
          ))}
        </Section>
      )}
      {topics.length > 0 && (
        <Section name="topics" title="Topics" count={topics.length} isOpenAtFirst={false}>
          <Topics topics={topics} />
        </Section>
      )}
    </>
  );
}

const noCues: ReadonlySet<string> = new Set();

import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isSummaryLeftOver } from '#shared/domain/notesPage/isSummaryLeftOver.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import {
  GuideNotesFragment,
  SentenceFragment,
  SummarySectionFragment,
} from './aiNotesDocuments.ts';
import classes from './AiNotesPanel.module.css';
import { AskBox } from './AskBox.tsx';
import { CitingContext } from './citing.ts';
import type { Citing } from './citing.ts';
import type { AskHistory } from './createAskHistory.ts';
import { GuideNotes } from './GuideNotes.tsx';
import { Headline } from './Headline.tsx';
import { useNoteDetail } from './noteDetailStore.ts';
import { NotesToolbar } from './NotesToolbar.tsx';
import { Chapters, Topics } from './Outline.tsx';
import { ProtectedMarks } from './ProtectedMarks.tsx';
import { Section } from './Section.tsx';
import { SummarySection } from './SummarySection.tsx';
import { Trackers } from './Trackers.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { AiNotes, WrittenNotes } from './useAiNotes.ts';
import { WritingNotice, WritingSkeleton } from './WritingNotice.tsx';
import { WritingContext, writingState } from './writingState.ts';
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
}

/** What an engine wrote of the interview, each sentence with the moment it came from. */
export function AiNotesPanel(props: AiNotesPanelProps) {
  const { callId, notes, hasTranscript, cueIds, guideChoice, citing, history } = props;
  const { written } = notes;
  const { detail } = useNoteDetail();
  const canChooseTemplate = useCurrentUser().user?.organization.allowAiCustomTemplates === true;
  const canEdit = written?.canEditAiNotes ?? false;
  const writing = useMemo(() => ({ callId, canEdit, notes }), [callId, canEdit, notes]);
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
        <p className={classes.soft}>AI notes are written from the transcript, and there is none.</p>
        {guideChoice}
      </div>
    );
  const onWrite = canEdit ? notes.write : null;
  // What failed alone is written again alone.
  const noteState = writingState(written.aiNotesProcessingStatus, written.aiNotes.length > 0);
  const summaryState = writingState(written.aiSummaryProcessingStatus, written.aiSummary !== null);
  const onWriteNotes = canEdit && noteState === 'failed' ? notes.writeGuideNotes : onWrite;
  const onWriteSummary = canEdit && summaryState === 'failed' ? notes.writeSummary : onWrite;
  // What holds of both is said once.
  const isSaidAbove = noteState === summaryState && noteState !== 'failed';
  const isBusy = [written.aiNotesProcessingStatus, written.aiSummaryProcessingStatus].some(
    (status) => status === 'DISPATCHED' || status === 'IN_PROGRESS',
  );
  const engine = written.aiSummary?.engine;
  const guideNotes = readFragment(GuideNotesFragment, written.aiNotes);
  const ofGuide = guideNotes.filter(({ cueId }) => cueId !== null && cueIds?.has(cueId));
  // With answers to the guide, those come first; the summary is what is left.
  const isAnswered = ofGuide.some(({ gap }) => gap === null);
  const template = written.aiSummary?.template ?? null;
  // A chosen template comes first, whatever the level of detail.
  const isSummaryFirst = !isAnswered || template !== null;
  const isLeftOver = isSummaryLeftOver(engine?.kind === 'BUILT_IN', ofGuide);
  const isAnyWritten = guideNotes.length > 0 || written.aiSummary !== null;
  return (
    <CitingContext value={citing}>
      <WritingContext value={writing}>
        <div className={classes.panel}>
          {isAnyWritten && <NotesToolbar callId={callId} />}
          {canEdit && canChooseTemplate && written.aiSummary && (
            <div className={classes.template}>
              <TemplateChoice callId={callId} template={template} />
            </div>
          )}
          <Headline notes={ofGuide} />
          <ProtectedMarks protectedQuestions={written.protectedQuestions} />
          {isSummaryFirst && <Summary written={written} onWrite={onWriteSummary} />}
          <Section name="guide" title="Guide questions">
            <div className={classes.guide}>{guideChoice}</div>
            {cueIds || written.aiNotes.length > 0 ? (
              <>
                <WritingNotice
                  state={isSaidAbove ? 'ready' : noteState}
                  what="Notes of the questions"
                  failureReason={written.aiNotesFailureReason}
                  onWrite={onWriteNotes}
                />
                <GuideNotes notes={guideNotes} cueIds={cueIds ?? noCues} />
              </>
            ) : (
              <p className={classes.soft}>
                With a guide, each of its questions gets a note of what was answered.
              </p>
            )}
          </Section>
          {!isSummaryFirst && detail !== 'BRIEF' && (
            <Summary
              written={written}
              onWrite={onWriteSummary}
              leftOver={isLeftOver ? (detail === 'FULL' ? 'all' : 'ofPeople') : null}
            />
          )}
          {(detail !== 'BRIEF' || template) && (
            <MoreSections written={written} isFull={detail === 'FULL'} />
          )}
          {detail !== 'BRIEF' && <Trackers callId={callId} />}
          {engine && <WrittenBy engine={engine} onWriteAgain={isBusy ? null : onWrite} />}
          <AskBox callId={callId} history={history} />
        </div>
      </WritingContext>
    </CitingContext>
  );
}

interface SummaryProps {
  written: WrittenNotes;
  onWrite: (() => Promise<void>) | null;
  /** Where the notes left only asides to it: whether all of it is shown, or what people changed alone. */
  leftOver?: 'all' | 'ofPeople' | null;
}

function Summary({ written, onWrite, leftOver = null }: SummaryProps) {
  const { aiSummary, aiSummaryProcessingStatus, aiSummaryFailureReason } = written;
  const shown = (part: SummaryPart) =>
    part && (leftOver !== 'ofPeople' || isOfPeople(part)) ? part : null;
  const tldr = shown(aiSummary?.tldr);
  const candidateSummary = shown(aiSummary?.candidateSummary);
  return (
    <>
      <WritingNotice
        state={writingState(aiSummaryProcessingStatus, aiSummary !== null)}
        what="AI notes"
        failureReason={aiSummaryFailureReason}
        onWrite={onWrite}
      />
      {aiSummary?.template && aiSummary.sections.length > 0 && (
        <>
          <h2 className={classes.short}>{aiSummary.template.name}</h2>
          {aiSummary.sections.map((section) => (
            <SummarySection
              key={section.id}
              section={section}
              noneText="The interview does not mention this."
            />
          ))}
        </>
      )}
      {tldr && (
        <>
          <h2 className={classes.short}>{leftOver === 'all' ? 'Also said' : 'In short'}</h2>
          <SummarySection section={tldr} />
        </>
      )}
      {candidateSummary && (
        <Section name="candidate" title="Candidate summary">
          <SummarySection section={candidateSummary} />
        </Section>
      )}
    </>
  );
}

type SummaryPart = FragmentType<typeof SummarySectionFragment> | null | undefined;

const isOfPeople = (part: NonNullable<SummaryPart>): boolean =>
  readFragment(SentenceFragment, readFragment(SummarySectionFragment, part).sentences).some(
    ({ isEdited, writtenBy }) => isEdited || writtenBy !== null,
  );

function MoreSections({ written, isFull }: { written: WrittenNotes; isFull: boolean }) {
  const { aiSummary, chapters, topics } = written;
  const qAndA = aiSummary?.qAndA ?? [];
  const writeUp = aiSummary?.writeUp ?? [];
  const isChosen = aiSummary?.template != null;
  return (
    <>
      {chapters.length > 0 && (
        <Section name="chapters" title="Chapters" count={chapters.length}>
          <Chapters chapters={chapters} />
        </Section>
      )}
      {(isFull || isChosen) && qAndA.length > 0 && (
        <Section
          name="qAndA"
          title="Questions and answers"
          count={qAndA.length}
          isOpenAtFirst={isChosen}
        >
          {qAndA.map((section) => (
            <SummarySection key={section.id} section={section} />
          ))}
        </Section>
      )}
      {(isFull || isChosen) && writeUp.length > 0 && (
        <Section name="writeUp" title="Write-up" isOpenAtFirst={isChosen}>
          {writeUp.map((section) => (
            <SummarySection key={section.id} section={section} />
          ))}
        </Section>
      )}
      {isFull && topics.length > 0 && (
        <Section name="topics" title="Topics" count={topics.length} isOpenAtFirst={false}>
          <Topics topics={topics} />
        </Section>
      )}
    </>
  );
}

const noCues: ReadonlySet<string> = new Set();

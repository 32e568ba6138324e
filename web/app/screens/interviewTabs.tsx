import { Suspense } from 'react';
import type { Citing } from '../features/aiNotes/citing.ts';
import type { AskHistory } from '../features/aiNotes/createAskHistory.ts';
import type { AiNotes } from '../features/aiNotes/useAiNotes.ts';
import { GuideChoice } from '../features/guideChoice/GuideChoice.tsx';
import { EngineFacts } from '../features/interview/EngineFacts.tsx';
import { ProcessingSteps } from '../features/interview/ProcessingSteps.tsx';
import type { SideTab } from '../features/interview/SidePanel.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { MetricsSection } from '../features/metrics/MetricsSection.tsx';
import { TalkShare } from '../features/metrics/TalkShare.tsx';
import type { NoteDraft } from '../features/notes/createNoteDraft.ts';
import type { NoteClock } from '../features/notes/NoteMoment.tsx';
import type { Notes } from '../features/notes/useNotes.ts';
import { suggestedPeople } from '../features/speakers/suggestSpeaker.ts';
import { EditsList } from '../features/transcript/EditsList.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import classes from './interviewTabs.module.css';
import { lazyPart } from '../lib/lazyPart.ts';

const SpeakersPanel = lazyPart(() =>
  import('../features/speakers/SpeakersPanel.tsx').then((module) => ({
    default: module.SpeakersPanel,
  })),
);

const AiNotesPanel = lazyPart(() =>
  import('../features/aiNotes/AiNotesPanel.tsx').then((module) => ({
    default: module.AiNotesPanel,
  })),
);
const NotesPanel = lazyPart(() =>
  import('../features/notes/NotesPanel.tsx').then((module) => ({ default: module.NotesPanel })),
);

interface InterviewTabsOptions {
  call: Interview;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
  notes: Notes;
  aiNotes: AiNotes;
  /** The note being written. */
  draft: NoteDraft;
  /** What was asked in this visit. */
  history: AskHistory;
  /** Of whatever plays, or of the meeting that goes on. */
  clock: NoteClock;
  citing: Citing;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** The right of an interview: one tab for each thing that there is to show. */
export function interviewTabs(options: InterviewTabsOptions): SideTab[] {
  const { call, transcript } = options;
  const count = options.notes.notes.length;
  const tabs: SideTab[] = [
    { value: 'ai_notes', label: 'AI notes', content: <Written {...options} /> },
    {
      value: 'notes',
      label: count > 0 ? `Notes ${count}` : 'Notes',
      content: <TakenNotes {...options} />,
    },
  ];
  if (transcript.engine)
    tabs.push({ value: 'details', label: 'Details', content: <Details {...options} /> });
  if (transcript.speakers.length > 0)
    tabs.push({ value: 'speakers', label: 'Speakers', content: <Speakers {...options} /> });
  if (transcript.edits.length > 0)
    tabs.push({
      value: 'edits',
      label: `Edits ${transcript.edits.length}`,
      content: (
        <EditsList
          edits={transcript.edits}
          zone={options.zone}
          onUndo={call.canEdit ? transcript.undo : null}
          undoingId={transcript.undoingId}
        />
      ),
    });
  return tabs;
}

function Written({ call, transcript, aiNotes, history, citing, zone }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <AiNotesPanel
        callId={call.id}
        notes={aiNotes}
        hasTranscript={(transcript.segments?.length ?? 0) > 0}
        cueIds={call.callGuide && new Set(call.callGuide.cues.map(({ id }) => id))}
        guideChoice={<GuideChoice call={call} onChange={aiNotes.reload} />}
        citing={citing}
        history={history}
        zone={zone}
      />
    </Suspense>
  );
}

function TakenNotes({ call, transcript, notes, draft, clock, zone }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <NotesPanel
        notes={notes}
        draft={draft}
        clock={clock}
        questions={call.callGuide?.cues ?? []}
        segments={transcript.segments ?? []}
        zone={zone}
      />
    </Suspense>
  );
}

function Details({ progress, transcript, zone }: InterviewTabsOptions) {
  const { engine, metrics, speakers, languageCode } = transcript;
  const isPreparing = progress.processingSteps.some(({ status }) => status !== 'COMPLETED');
  return (
    <div className={classes.details}>
      {isPreparing && <ProcessingSteps progress={progress} />}
      {metrics && <MetricsSection metrics={metrics} speakers={speakers} />}
      <TalkShare speakers={speakers} />
      {engine && <EngineFacts engine={engine} languageCode={languageCode} zone={zone} />}
    </div>
  );
}

function Speakers({ call, transcript }: InterviewTabsOptions) {
  const { edit } = transcript;
  const interviewerNames = call.interviewers.map(({ fullName }) => fullName);
  return (
    <Suspense fallback={null}>
      <SpeakersPanel
        speakers={transcript.speakers}
        people={suggestedPeople(call.candidate?.fullName, interviewerNames)}
        changes={
          call.canEdit
            ? {
                update: (speakerId, update) =>
                  edit({ kind: 'updateSpeaker', speakerId, ...update }),
                merge: (speakerId, intoSpeakerId) =>
                  edit({ kind: 'mergeSpeakers', speakerId, intoSpeakerId }),
              }
            : null
        }
      />
    </Suspense>
  );
}

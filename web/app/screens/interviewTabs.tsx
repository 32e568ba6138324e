import { Suspense } from 'react';
import type { Citing } from '../features/aiNotes/citing.ts';
import type { AskHistory } from '../features/aiNotes/createAskHistory.ts';
import type { AiNotes } from '../features/aiNotes/useAiNotes.ts';
import { GuideChoice } from '../features/guideChoice/GuideChoice.tsx';
import type { SideTab } from '../features/interview/SidePanel.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import type { NoteDraft } from '../features/notes/createNoteDraft.ts';
import type { NoteClock } from '../features/notes/NoteMoment.tsx';
import type { Notes } from '../features/notes/useNotes.ts';
import { suggestedPeople } from '../features/speakers/suggestSpeaker.ts';
import { EditsList } from '../features/transcript/EditsList.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import { lazyPart } from '../lib/lazyPart.ts';

const InterviewDetails = lazyPart(
  () => import('../features/interview/InterviewDetails.tsx'),
  'InterviewDetails',
);
const SpeakersPanel = lazyPart(
  () => import('../features/speakers/SpeakersPanel.tsx'),
  'SpeakersPanel',
);

const AiNotesPanel = lazyPart(() => import('../features/aiNotes/AiNotesPanel.tsx'), 'AiNotesPanel');
const ClipsPanel = lazyPart(() => import('../features/clips/ClipsPanel.tsx'), 'ClipsPanel');
const ScorecardPanel = lazyPart(
  () => import('../features/scorecards/ScorecardPanel.tsx'),
  'ScorecardPanel',
);
const NotesPanel = lazyPart(() => import('../features/notes/NotesPanel.tsx'), 'NotesPanel');

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
  /** Plays a clip where it stands in the interview. */
  onPlayClip: (passage: { startMs: number; endMs: number }) => void;
}

/** The right of an interview: one tab for each thing that there is to show. */
export function interviewTabs(options: InterviewTabsOptions): SideTab[] {
  const { call, transcript } = options;
  const count = options.notes.notes.length;
  const tabs: SideTab[] = [
    { value: 'ai_notes', label: 'AI notes', content: <Written {...options} /> },
    { value: 'scorecard', label: 'Scorecard', content: <Scored {...options} /> },
    {
      value: 'notes',
      label: count > 0 ? `Notes ${count}` : 'Notes',
      hasNews: options.notes.unreadMentions > 0,
      content: <TakenNotes {...options} />,
    },
  ];
  if (call.durationMs !== null)
    tabs.push({ value: 'clips', label: 'Clips', content: <CutClips {...options} /> });
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
          onUndo={call.canEdit ? transcript.undo : null}
          undoingId={transcript.undoingId}
        />
      ),
    });
  return tabs;
}

function Written({ call, transcript, aiNotes, history, citing }: InterviewTabsOptions) {
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
      />
    </Suspense>
  );
}

function Scored({ call, clock }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <ScorecardPanel callId={call.id} onSeek={clock.seek} />
    </Suspense>
  );
}

function TakenNotes({ call, transcript, notes, draft, clock }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <NotesPanel
        notes={notes}
        draft={draft}
        clock={clock}
        questions={call.callGuide?.cues ?? []}
        segments={transcript.segments ?? []}
      />
    </Suspense>
  );
}

function CutClips({ call, onPlayClip }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <ClipsPanel callId={call.id} canClip={call.canClip} onPlay={onPlayClip} />
    </Suspense>
  );
}

function Details({ call, progress, transcript }: InterviewTabsOptions) {
  return (
    <Suspense fallback={null}>
      <InterviewDetails call={call} progress={progress} transcript={transcript} />
    </Suspense>
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

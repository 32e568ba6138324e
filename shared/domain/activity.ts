/** What an event of the audit log is called in the activity feed; events without a text are not in the feed. */
const eventTexts = {
  RECORDING: {
    'call.added': 'Added the recording',
    'call.captureStarted': 'Started recording',
    'call.paused': 'Paused the recording',
    'call.resumed': 'Resumed the recording',
    'call.ended': 'Ended the recording',
    'call.updated': 'Changed the details of the recording',
    'call.guideAdded': 'Chose a guide for the recording',
    'call.guideRemoved': 'Removed the guide of the recording',
    'call.shared': 'Shared the recording with colleagues',
    'call.sharedOutside': 'Shared the recording outside the organization',
    'call.unshared': 'Stopped sharing the recording',
    'call.kept': 'Kept the recording from deletion',
    'call.unkept': 'Stopped keeping the recording',
    'call.redacted': 'Redacted the recording',
    'call.recordingDisabled': 'Removed the recording',
    'call.reTranscribed': 'Asked for a new transcript',
    'transcript.edited': 'Corrected the transcript',
    'transcript.editUndone': 'Undid a correction of the transcript',
    'transcript.imported': 'Imported the transcript',
    'aiNotes.ordered': 'Asked for new AI notes',
    'aiNotes.templateChosen': 'Chose a template for the AI notes',
    'aiNote.sentenceAdded': 'Added a sentence to the AI notes',
  },
  NOTE: {
    'note.added': 'Took a note',
    'noteReply.added': 'Replied to a note',
  },
  SCORECARD: {
    'scorecard.submitted': 'Submitted a scorecard',
    'scorecard.reopened': 'Reopened a scorecard',
  },
  SCHEDULED_INTERVIEW: {
    'interview.scheduled': 'Scheduled the interview',
    'interview.rescheduled': 'Changed the scheduled interview',
  },
  CANDIDATE: {
    'candidate.added': 'Added the candidate',
    'candidate.updated': 'Changed the candidate',
    'candidate.applicationAdded': 'Added an application of the candidate',
    'candidate.applicationUpdated': 'Changed an application of the candidate',
    'candidate.consentRecorded': 'Recorded the consent of the candidate',
  },
  POSITION: {
    'position.added': 'Added the position',
    'position.updated': 'Changed the position',
    'position.membershipsSet': 'Changed the hiring team',
  },
  GUIDE: {
    'guide.added': 'Created the guide',
    'guide.duplicated': 'Copied the guide',
    'guide.updated': 'Changed the guide',
    'guide.cueAdded': 'Added a question to the guide',
    'guide.cueUpdated': 'Changed a question of the guide',
    'guide.cueDeleted': 'Deleted a question of the guide',
  },
  CLIP: {
    'clip.added': 'Cut a clip',
    'clip.updated': 'Changed the clip',
    'clip.shared': 'Shared the clip with colleagues',
    'clip.sharedOutside': 'Shared the clip outside the organization',
  },
  PLAYLIST: {
    'playlist.added': 'Created the playlist',
    'playlist.shared': 'Shared the playlist with colleagues',
    'playlist.sharedOutside': 'Shared the playlist outside the organization',
  },
} as const satisfies Record<string, Record<string, string>>;

export type ActivityKind = keyof typeof eventTexts;
export const activityKinds = Object.keys(eventTexts) as ActivityKind[];

export const activityKindLabels: Record<ActivityKind, string> = {
  RECORDING: 'Recordings',
  NOTE: 'Notes',
  SCORECARD: 'Scorecards',
  SCHEDULED_INTERVIEW: 'Scheduled interviews',
  CANDIDATE: 'Candidates',
  POSITION: 'Positions',
  GUIDE: 'Guides',
  CLIP: 'Clips',
  PLAYLIST: 'Playlists',
};

/** The events of the audit log that the feed shows of a kind of record. */
export const activityEventsOf = (kind: ActivityKind): string[] => Object.keys(eventTexts[kind]);

const allTexts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(eventTexts));

/** An event as a sentence about the person who did it: "Corrected the transcript". */
export const activityText = (event: string): string => allTexts[event] ?? event;

/** How far back the feed goes where no beginning is chosen. */
export const activityDays = 90;

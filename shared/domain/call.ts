/** The specification's §4 call types, in its order. */
export const callTypes = [
  'AI_INTERVIEW',
  'BROWSER',
  'GOOGLE_MEET',
  'INCOMING',
  'IN_PERSON_AUDIO',
  'OUTGOING',
  'TEAMS_NOTETAKER',
  'UPLOAD_AUDIO',
  'UPLOAD_VIDEO',
  'ZOOM',
  'ZOOM_NOTETAKER',
] as const;
export type CallType = (typeof callTypes)[number];

const callTypeNames: Record<CallType, string> = {
  AI_INTERVIEW: 'AI Interview',
  BROWSER: 'Phone',
  GOOGLE_MEET: 'Google Meet',
  INCOMING: 'Phone',
  IN_PERSON_AUDIO: 'In-Person',
  OUTGOING: 'Phone',
  TEAMS_NOTETAKER: 'Teams',
  UPLOAD_AUDIO: 'Audio',
  UPLOAD_VIDEO: 'Video',
  ZOOM: 'Zoom',
  ZOOM_NOTETAKER: 'Zoom',
};

/** What people call it. */
export const callTypeName = (type: CallType): string => callTypeNames[type];

/** Whether the meeting still goes on. */
export const callStatuses = ['LIVE', 'ENDED'] as const;
export type CallStatus = (typeof callStatuses)[number];

export const processingStatuses = [
  'PENDING',
  'DISPATCHED',
  'IN_PROGRESS',
  'COMPLETED',
  'FAILED',
] as const;
export type ProcessingStatus = (typeof processingStatuses)[number];

/** The steps from file to interview, in the order they run. */
export const processingStepNames = [
  'PROBE',
  'REMUX',
  'PEAKS',
  'TRANSCRIBE',
  'ATTRIBUTE_SPEAKERS',
  'MEASURE',
] as const;
export type ProcessingStepName = (typeof processingStepNames)[number];

const stepTitles: Record<ProcessingStepName, string> = {
  PROBE: 'Checking',
  REMUX: 'Preparing playback',
  PEAKS: 'Preparing playback',
  TRANSCRIBE: 'Transcribing',
  ATTRIBUTE_SPEAKERS: 'Separating speakers',
  MEASURE: 'Finishing',
};
export const processingStepTitle = (name: ProcessingStepName): string => stepTitles[name];

/** The steps people are shown: drawing the waveform belongs to preparing playback, unless it failed. */
export const stepsToShow = <S extends { name: ProcessingStepName; status: ProcessingStatus }>(
  steps: readonly S[],
): S[] => steps.filter(({ name, status }) => name !== 'PEAKS' || status === 'FAILED');

export const acceptedRecordingExtensions = ['m4a', 'mp3', 'mp4', 'wav', 'weba', 'webm'] as const;

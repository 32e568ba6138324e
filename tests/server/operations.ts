import { guideOperations, type KnownGuideIds } from './guideOperations.ts';
import { memberOperations, type KnownMemberIds } from './memberOperations.ts';
import { workspaceOperations, type KnownWorkspaceIds } from './workspaceOperations.ts';
import { planOperations, type KnownPlanIds } from './planOperations.ts';

/** Things of one organization that a stranger might name. */
export interface KnownIds extends KnownPlanIds, KnownGuideIds, KnownWorkspaceIds, KnownMemberIds {
  callId: string;
  speakerId: string;
  otherSpeakerId: string;
  segmentId: string;
  editId: string;
  candidateId: string;
  positionId: string;
  clientId: string;
  stageId: string;
  userId: string;
  uploadCallId: string;
  aiNoteId: string;
  sentenceId: string;
  noteId: string;
  scheduledInterviewId: string;
  replyId: string;
}

const callFields = `id name candidate { fullName } position { title } interviewers { fullName }
  recordingPaused recordingPauseInProgress canPauseRecording
  owner { fullName } callGuide { name cues { cue } } sketch recording { url peaks downloadUrl }
  speakers { name } metrics { longestMonologueMs speakingRateDecile } failureReason
  processingSteps { failureReason } upload { fileName } thumbnailUrl
  notes { id text author { fullName } cue { cue } mentions { fullName } replies { text author { fullName } } }
  visibleTo { resultCount results { role user { fullName } } }
  viewers { user { fullName } } externalViewers { email }
  averageScore scorecards { mine { id } submitted { id overallNotes items { itemText } } missing { fullName } }
  captions { captions { speaker text } }
  transcript { edits { description } engine { name } }
  aiNotes { question matchReason askedAt { quote } sentences { text originalText evidence { quote } } }
  aiSummary { tldr { sentences { text } } qAndA { question { text } } writeUp { title } }
  chapters { title } topics { name } protectedQuestions { why askedAt { quote } } aiNotesFailureReason`;

const scheduledFields = `id name meetingUrl candidate { fullName } position { title } callGuide { name }
  interviewers { fullName }`;
const scheduledInput = (ids: KnownIds): string =>
  `candidateId: "${ids.candidateId}", positionId: "${ids.positionId}", callGuideId: "${ids.guideId}",
   scheduledStart: "2026-03-02T10:00:00Z", durationMinutes: 45`;

/**
 * Every field of Query, Mutation and Subscription with arguments that name things of the organization.
 * A test fails when the schema has a field that is missing here.
 */
export const operations = (ids: KnownIds): Record<string, string> => ({
  currentUser: `{ currentUser { id email organization { id name settings { showStarRatings } } } }`,
  activityFeed: `{ activityFeed { results { text actorName subject { name path } } } }`,
  auditLog: `{ auditLog { results { text detail actorName subject { name path } } } }`,
  structureReport: `{ structureReport(positionId: "${ids.positionId}", guideId: "${ids.guideId}") { interviewCount guides { id name } questions { question } rows { candidateName interviewName cells { outcome callId missing } } agreement { interviewCount } } }`,
  selfIdentificationCategories: '{ selfIdentificationCategories { name candidatesAbout } }',
  viewAdverseImpact: `mutation { viewAdverseImpact(filter: { positionId: "${ids.positionId}", categories: ["Gender"] }) { identifiedPercent steps { title groups { group } } } }`,
  uploadSelfIdentification: `mutation { uploadSelfIdentification(csv: "Candidate id,Gender\\n${ids.candidateId},Taken") { savedCount } }`,
  deleteSelfIdentification: `mutation { deleteSelfIdentification }`,
  engineRecords: `{ engineRecords { results { id task callId interviewName candidateName inputHash } } }`,
  demoPeople: `{ demoPeople { email } }`,
  browserExtensionData: `{ browserExtensionData { chromiumId version serverUrl } }`,
  serverInfo: `{ serverInfo { environment } }`,
  calls: `{ calls(limit: 5, filter: { positionId: "${ids.positionId}", candidateId: "${ids.candidateId}", interviewerIds: ["${ids.userId}"] }) { pageInfo { totalRows totalPages } results { ${callFields} } } }`,
  call: `{ call(id: "${ids.callId}") { ${callFields} } }`,
  interviewPage: `{ interviewPage(id: "${ids.callId}") { ${callFields} } }`,
  callInProgress: `{ callInProgress { ${callFields} } }`,
  earlierInMeeting: `{ earlierInMeeting(meetingUrl: "https://meet.google.com/abc-defg-hij") { startTime candidate { fullName } position { title } callGuide { name } } }`,
  interviewStages: `{ interviewStages { id title } }`,
  organizationUsers: `{ organizationUsers(query: "Secret") { id fullName email } }`,
  speechEngine: `{ speechEngine { name } }`,
  searchApplication: `{ searchApplication { applicationId searchApiKey } }`,
  unfinishedUploads: `{ unfinishedUploads { id fileName } }`,
  signInByEmail: `mutation { signInByEmail(email: "nobody@nowhere.test") }`,
  verifyEmailSignIn: `mutation { verifyEmailSignIn(email: "secret@secret.test", code: "AAAAAA") { id } }`,
  signInByPhone: `mutation { signInByPhone(phone: "+15035550199") }`,
  verifyPhoneSignIn: `mutation { verifyPhoneSignIn(phone: "+15035550199", code: "AAAAAA") { id } }`,
  signInAsDemoPerson: `mutation { signInAsDemoPerson(email: "secret@secret.example") { id } }`,
  signOut: `mutation { __typename }`,
  unimpersonate: `mutation { unimpersonate { redirectTo } }`,
  addUploadedCall: `mutation { addUploadedCall(input: { fileName: "a.mp3", sizeBytes: 10, fingerprint: "f", consentText: "Agreed", interviewerIds: ["${ids.userId}"], languageCode: "en-US", candidateId: "${ids.candidateId}", positionId: "${ids.positionId}", callGuideId: "${ids.guideId}", interviewStageId: "${ids.stageId}" }) { call { ${callFields} } } }`,
  cancelUpload: `mutation { cancelUpload(callId: "${ids.uploadCallId}") }`,
  updateCall: `mutation { updateCall(id: "${ids.callId}", input: { name: "Taken" }) { ${callFields} } }`,
  deleteCall: `mutation { deleteCall(id: "${ids.callId}") }`,
  keepCall: `mutation { keepCall(id: "${ids.callId}") { ${callFields} } }`,
  unkeepCall: `mutation { unkeepCall(id: "${ids.callId}") { ${callFields} } }`,
  redactionPreview: `{ redactionPreview(callId: "${ids.callId}", passages: [{ startMs: 0, endMs: 900000 }]) { words clipNames } }`,
  redactCall: `mutation { redactCall(callId: "${ids.callId}", passages: [{ startMs: 0, endMs: 900000 }]) { ${callFields} } }`,
  redactScheduledCalls: 'mutation { redactScheduledCalls }',
  disableCallRecording: `mutation { disableCallRecording(callId: "${ids.callId}") { ${callFields} } }`,
  reTranscribeCall: `mutation { reTranscribeCall(id: "${ids.callId}", language: "en-US") { ${callFields} } }`,
  retryProcessing: `mutation { retryProcessing(callId: "${ids.callId}") { ${callFields} } }`,
  updateCallSpeaker: `mutation { updateCallSpeaker(callId: "${ids.callId}", speakerId: "${ids.speakerId}", name: "Taken") { call { ${callFields} } } }`,
  mergeCallSpeakers: `mutation { mergeCallSpeakers(callId: "${ids.callId}", speakerId: "${ids.speakerId}", intoSpeakerId: "${ids.otherSpeakerId}") { call { ${callFields} } } }`,
  assignSegments: `mutation { assignSegments(callId: "${ids.callId}", segmentIds: ["${ids.segmentId}"], newSpeakerName: "Taken") { call { ${callFields} } segments { text } } }`,
  correctWords: `mutation { correctWords(callId: "${ids.callId}", segmentId: "${ids.segmentId}", fromWord: 0, toWord: 0, text: "Taken") { call { ${callFields} } segments { text } } }`,
  importTranscript: `mutation { importTranscript(input: { importId: "${ids.callId}", callId: "${ids.callId}", replacesExisting: true, speakers: [{ name: "Taken", role: UNKNOWN }] }) { ${callFields} } }`,
  undoTranscriptEdit: `mutation { undoTranscriptEdit(callId: "${ids.callId}", editId: "${ids.editId}") { call { ${callFields} } segments { text } } }`,
  addGuideToCall: `mutation { addGuideToCall(callId: "${ids.callId}", callGuideId: "${ids.guideId}") { ${callFields} } }`,
  removeGuideFromCall: `mutation { removeGuideFromCall(callId: "${ids.callId}") { ${callFields} } }`,
  addNewCallNote: `mutation { addNewCallNote(callId: "${ids.callId}", timeMs: 0, text: "Taken", type: NOTE, visibility: PUBLIC, cueId: "${ids.cueId}") { id text callId author { fullName } cue { cue } } }`,
  updateCallNote: `mutation { updateCallNote(id: "${ids.noteId}", text: "Taken") { id text callId author { fullName } } }`,
  mentionableUsers: `{ mentionableUsers(callId: "${ids.callId}", visibility: PUBLIC, parentCallNoteId: "${ids.noteId}") { fullName } }`,
  addCallNoteReply: `mutation { addCallNoteReply(parentCallNoteId: "${ids.noteId}", text: "Taken", visibility: PUBLIC) { id text author { fullName } } }`,
  updateCallNoteReply: `mutation { updateCallNoteReply(id: "${ids.replyId}", text: "Taken", visibility: PUBLIC) { id text } }`,
  deleteCallNoteReply: `mutation { deleteCallNoteReply(id: "${ids.replyId}") }`,
  addCallNoteHighlightFeedback: `mutation { addCallNoteHighlightFeedback(id: "${ids.noteId}", response: HELPFUL) { id text } }`,
  addCallView: `mutation { addCallView(callId: "${ids.callId}") }`,
  markMentionsRead: `mutation { markMentionsRead(callId: "${ids.callId}") }`,
  deleteCallNote: `mutation { deleteCallNote(id: "${ids.noteId}") }`,
  addCall: `mutation { addCall(input: { consentText: "Told.", captureId: "7d5c0d9e-2f4b-4bb8-9d0c-0a3f0d6f9d11", platform: GOOGLE_MEET, startedAt: "2026-03-02T10:00:00Z", candidateId: "${ids.candidateId}", positionId: "${ids.positionId}", callGuideId: "${ids.guideId}", scheduledInterviewId: "${ids.scheduledInterviewId}" }) { ${callFields} } }`,
  scheduledInterviews: `{ scheduledInterviews(startAfter: "2020-01-01T00:00:00Z", startBefore: "2100-01-01T00:00:00Z") { ${scheduledFields} } }`,
  createScheduledInterview: `mutation { createScheduledInterview(input: { interviewerIds: ["${ids.userId}"], ${scheduledInput(ids)} }) { ${scheduledFields} } }`,
  updateScheduledInterview: `mutation { updateScheduledInterview(id: "${ids.scheduledInterviewId}", input: { interviewerIds: [], ${scheduledInput(ids)} }) { ${scheduledFields} } }`,
  deleteScheduledInterview: `mutation { deleteScheduledInterview(id: "${ids.scheduledInterviewId}") }`,
  addCallRecording: `mutation { addCallRecording(callId: "${ids.callId}", sizeBytes: 10) { uploadUrl } }`,
  appendCaptions: `mutation { appendCaptions(callId: "${ids.callId}", captions: [{ utteranceId: "a", revision: 1, text: "Taken", startMs: 0, endMs: 1, isFinal: true }]) { accepted isPaused } }`,
  cancelRecording: `mutation { cancelRecording(callId: "${ids.callId}") }`,
  addInterviewAssistantOpens: `mutation { addInterviewAssistantOpens(callId: "${ids.callId}", entryPoint: BANNER) }`,
  addAtsExport: `mutation { addAtsExport(text: QUESTIONS, ats: "Lever", isInserted: true) }`,
  pauseCallRecording: `mutation { pauseCallRecording(callId: "${ids.callId}", pauseRecording: true) { ${callFields} } }`,
  endCall: `mutation { endCall(callId: "${ids.callId}") { ${callFields} } }`,
  createExtensionCode: `mutation { createExtensionCode { code } }`,
  extensionConnections: `{ extensionConnections { id } }`,
  endExtensionConnection: `mutation { endExtensionConnection(id: "${ids.callId}") }`,
  signOutEverywhere: `mutation { __typename }`,
  updateBrowserExtensionVersion: `mutation { updateBrowserExtensionVersion(browserExtensionVersion: "1.0.0") }`,
  updateOrganizationSettings: `mutation { updateOrganizationSettings(input: { showStarRatings: false }) { showStarRatings } }`,
  setUserDefaultCallVisibility: `mutation { setUserDefaultCallVisibility(visibility: PUBLIC) { timezoneName } }`,
  updateCurrentUser: `mutation { updateCurrentUser(input: { timezoneName: "Europe/Berlin", timeFormat: H24 }) { timezoneName } }`,
  addInterviewStage: `mutation { addInterviewStage(title: "Theirs") { id title } }`,
  createAiNotes: `mutation { createAiNotes(callId: "${ids.callId}") { ${callFields} } }`,
  createAiNoteTags: `mutation { createAiNoteTags(callId: "${ids.callId}") { ${callFields} } }`,
  createAiTopics: `mutation { createAiTopics(callId: "${ids.callId}") { ${callFields} } }`,
  updateAiNoteSentence: `mutation { updateAiNoteSentence(callId: "${ids.callId}", sentenceId: "${ids.sentenceId}", text: "Taken") { ${callFields} } }`,
  deleteAiNoteSentence: `mutation { deleteAiNoteSentence(callId: "${ids.callId}", sentenceId: "${ids.sentenceId}") { ${callFields} } }`,
  restoreAiNoteSentence: `mutation { restoreAiNoteSentence(callId: "${ids.callId}", sentenceId: "${ids.sentenceId}") { ${callFields} } }`,
  addAiNoteSentence: `mutation { addAiNoteSentence(callId: "${ids.callId}", noteId: "${ids.aiNoteId}", text: "Taken") { ${callFields} } }`,
  reportAiSentence: `mutation { reportAiSentence(callId: "${ids.callId}", sentenceId: "${ids.sentenceId}", reason: OTHER) { ${callFields} } }`,
  askCandidate: `mutation { askCandidate(candidateId: "${ids.candidateId}", question: "What happened at the clinic?") { question interviewAnswers { call { name } answer { sentences { text } } } } }`,
  askCall: `mutation { askCall(callId: "${ids.callId}", question: "What happened at the clinic?") { sentences { text evidence { quote } } } }`,
  ...guideOperations(ids),
  ...memberOperations(ids),
  ...workspaceOperations(ids),
  ...planOperations(ids),
  callsChanged: `subscription { callsChanged { callId call { ${callFields} } } }`,
  callChanged: `subscription { callChanged(callId: "${ids.callId}") { callId call { ${callFields} } } }`,
});

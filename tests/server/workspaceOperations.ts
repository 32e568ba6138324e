/** Parts of the interview workspace that a stranger might name. */
export interface KnownWorkspaceIds {
  interviewId: string;
  scorecardId: string;
  scorecardItemId: string;
  candidateLinkId: string;
  applicationId: string;
  clipId: string;
  playlistId: string;
  insideShareId: string;
  outsideShareId: string;
  templateId: string;
  topicId: string;
  reportShareId: string;
  skillReportId: string;
}

const scorecardFields = `id overallNotes user { fullName } items { id itemText notes }`;

const candidateFields = `id fullName emails phoneNumbers { phoneNumber } callCount lastCallAt
  applications { id position { title } interviewStage { title } } candidateLinks { id link source }
  ratingBreakdown { average } consentHistory { evidence recordedBy { fullName } }`;

const clientFields = `id name positionsCount autoJoinAllNewPositions memberships { user { id fullName } }`;
const positionFields = `id title autoJoinInterview activeByStage { candidatesCount } candidatesCount callGuidesCount lastCallAt
  client { ${clientFields} } memberships { user { id fullName } }`;

const clipFields = `id name user { fullName } call { id name } recording { url downloadUrl peaks }
  speakers { id name } segments { id words }`;
const sharingFields = `id shares { id sharedTo { fullName } } externalShares { id email }`;
const playlistFields = `id title description clipCount owner { fullName } clips { ${clipFields} }`;

const templateFields = `id name customPrompt sections { title prompt } creatorName`;
const templateInput = `{ name: "Taken", customType: CUSTOM, sections: [{ title: "Taken", prompt: "" }],
  customPrompt: "", visibility: PRIVATE, defaultFor: NONE, defaultForPersona: [],
  defaultForKeywords: [], defaultForMeetingType: [] }`;

const topicFields = `id name keywords excludedKeywords`;
const topicInput = `input: { name: "Taken", keywords: ["Taken"], matchRule: ANY, excludedKeywords: [], speaker: ALL }`;

const figures = `figures { measure value interviews }`;
const reportShareFields = `id title message sharedBy { fullName } sharedTo { fullName }`;
const skillReportFields = `id title skills positions { title } creator { fullName }`;
const skillReportInput = `input: { title: "Taken", positionIds: [], interviewStageFilters: [], dateRangeStart: "2020-01-01T00:00Z", dateRangeEnd: "2029-01-01T00:00Z", skills: ["Taken"], minimumInterviewCountFilter: 1 }`;
const insightFilter = `filter: { start: "2020-01-01T00:00Z", end: "2029-01-01T00:00Z", interval: MONTH, zone: "UTC" }`;

/** The fields of clips, positions, candidates and scorecards, for the same trial as all others. */
export const workspaceOperations = (
  ids: KnownWorkspaceIds &
    Record<
      'callId' | 'segmentId' | 'candidateId' | 'positionId' | 'stageId' | 'clientId' | 'userId',
      string
    >,
): Record<string, string> => ({
  requestUpgrade: 'mutation { requestUpgrade(product: INSIGHTS) }',
  insightFilterNames: `{ insightFilterNames(filter: { start: "2020-01-01T00:00Z", end: "2029-01-01T00:00Z", interval: MONTH, zone: "UTC", clientId: "${ids.clientId}", positionId: "${ids.positionId}", stageId: "${ids.stageId}", interviewerId: "${ids.userId}" }) { positionGroup position stage interviewer } }`,
  insightOverview: `{ insightOverview(${insightFilter}) { interviews durationMs candidates positions ${figures} trend { period interviews } } }`,
  interviewerReport: `{ interviewerReport(${insightFilter}) { interviews team { value } interviewers { results { user { fullName email } interviews ${figures} } } trend { period interviews } } }`,
  insightTableCsv: `{ insightTableCsv(table: INTERVIEWERS, ${insightFilter}) }`,
  interviewerInsights: `{ interviewerInsights(userId: "${ids.userId}", ${insightFilter}) { user { fullName } interviews ${figures} suggestions { text moments { name callId } } } }`,
  analyticsReportShares: `{ analyticsReportShares(side: SHARED_WITH_ME) { ${reportShareFields} } }`,
  sharedAnalyticsReport: `{ sharedAnalyticsReport(id: "${ids.reportShareId}") { filterNames share { ${reportShareFields} } overview { interviews } interviewers { interviewers { results { user { fullName } } } } } }`,
  shareAnalyticsReport: `mutation { shareAnalyticsReport(report: OVERVIEW, ${insightFilter}, internalIds: ["${ids.userId}"]) { ${reportShareFields} } }`,
  removeAnalyticsReportShare: `mutation { removeAnalyticsReportShare(id: "${ids.reportShareId}") }`,
  skillReports: `{ skillReports { ${skillReportFields} } }`,
  skillReport: `{ skillReport(id: "${ids.skillReportId}") { ${skillReportFields} figures { interviews skills { skill examples { name quote } } } } }`,
  createSkillReport: `mutation { createSkillReport(${skillReportInput}) { id } }`,
  updateSkillReport: `mutation { updateSkillReport(id: "${ids.skillReportId}", ${skillReportInput}) { id } }`,
  runSkillReport: `mutation { runSkillReport(id: "${ids.skillReportId}") { id } }`,
  deleteSkillReport: `mutation { deleteSkillReport(id: "${ids.skillReportId}") }`,
  candidateAlerts: `{ candidateAlerts(limit: 10) { results { id quote name candidate { fullName } position { title } } } }`,
  candidateAlertAccuracy: `{ candidateAlertAccuracy { alerts answers } }`,
  candidateAlertUserSubscriptions: `{ candidateAlertUserSubscriptions { candidateIds positionIds } }`,
  addAlertView: `mutation { addAlertView(alertIds: ["${ids.segmentId}.START"]) }`,
  setCandidateAlertAccuracy: `mutation { setCandidateAlertAccuracy(alertId: "${ids.segmentId}.START", isAccurate: true) }`,
  addCandidateAlertUserSubscriptions: `mutation { addCandidateAlertUserSubscriptions(candidateIds: ["${ids.candidateId}"]) { candidateIds } }`,
  removeCandidateAlertUserSubscriptions: `mutation { removeCandidateAlertUserSubscriptions(candidateIds: ["${ids.candidateId}"]) { candidateIds } }`,
  customTopics: `{ customTopics { ${topicFields} } }`,
  customTopicPreview: `{ customTopicPreview(${topicInput}, ${insightFilter}) { interviews matching examples { name quote speaker } } }`,
  callTrackers: `{ callTrackers(callId: "${ids.callId}") { topicId name mentions { segmentId startMs } } }`,
  topicTrends: `{ topicTrends(${insightFilter}) { interviews topics { interviews topic { ${topicFields} } } } }`,
  candidateQuestions: `{ candidateQuestions(${insightFilter}) { interviews themes { interviews examples { name quote } } } }`,
  candidateMotivations: `{ candidateMotivations(${insightFilter}) { interviews themes { interviews examples { name quote } } } }`,
  compensationTrends: `{ compensationTrends(${insightFilter}) { interviews withPay positions { position { id title } offered { interviews examples { name quote } } } } }`,
  createCustomTopic: `mutation { createCustomTopic(${topicInput}) { ${topicFields} } }`,
  updateCustomTopic: `mutation { updateCustomTopic(id: "${ids.topicId}", ${topicInput}) { ${topicFields} } }`,
  deleteCustomTopic: `mutation { deleteCustomTopic(id: "${ids.topicId}") }`,
  aiSummaryTemplates: `{ aiSummaryTemplates(query: "Secret") { ${templateFields} } }`,
  aiSummaryTemplate: `{ aiSummaryTemplate(id: "${ids.templateId}") { ${templateFields} } }`,
  canCreateAiSummaryTemplate: '{ canCreateAiSummaryTemplate }',
  createAiSummaryTemplate: `mutation { createAiSummaryTemplate(input: ${templateInput}) { validationError template { ${templateFields} } } }`,
  updateAiSummaryTemplate: `mutation { updateAiSummaryTemplate(id: "${ids.templateId}", input: ${templateInput}) { validationError template { ${templateFields} } } }`,
  duplicateAiSummaryTemplate: `mutation { duplicateAiSummaryTemplate(id: "${ids.templateId}") { ${templateFields} } }`,
  deleteAiSummaryTemplate: `mutation { deleteAiSummaryTemplate(id: "${ids.templateId}") }`,
  updateCallSummaryFormat: `mutation { updateCallSummaryFormat(callId: "${ids.callId}", customTemplateId: "${ids.templateId}") { id name } }`,
  clips: `{ clips(query: "Secret", filter: { callId: "${ids.callId}" }) { ${clipFields} } }`,
  clip: `{ clip(id: "${ids.clipId}") { ${clipFields} } }`,
  clipCall: `mutation { clipCall(callId: "${ids.callId}", clipStart: 0, clipEnd: 1000, name: "Taken") { ${clipFields} } }`,
  updateClip: `mutation { updateClip(id: "${ids.clipId}", name: "Taken") { ${clipFields} } }`,
  deleteClip: `mutation { deleteClip(id: "${ids.clipId}") }`,
  playlists: `{ playlists(query: "Secret", limit: 2) { ${playlistFields} } }`,
  playlist: `{ playlist(id: "${ids.playlistId}") { ${playlistFields} } }`,
  addPlaylist: `mutation { addPlaylist(title: "Taken") { ${playlistFields} } }`,
  updatePlaylist: `mutation { updatePlaylist(id: "${ids.playlistId}", title: "Taken") { ${playlistFields} } }`,
  deletePlaylist: `mutation { deletePlaylist(id: "${ids.playlistId}") }`,
  addClipToPlaylist: `mutation { addClipToPlaylist(playlistId: "${ids.playlistId}", clipId: "${ids.clipId}") { ${playlistFields} } }`,
  movePlaylistClip: `mutation { movePlaylistClip(playlistId: "${ids.playlistId}", clipId: "${ids.clipId}") { ${playlistFields} } }`,
  removeClipFromPlaylist: `mutation { removeClipFromPlaylist(playlistId: "${ids.playlistId}", clipId: "${ids.clipId}") { ${playlistFields} } }`,
  sharing: `{ sharing(noun: clip, id: "${ids.clipId}") { ${sharingFields} } }`,
  removeShare: `mutation { removeShare(id: "${ids.insideShareId}") { ${sharingFields} } }`,
  shareCall: `mutation { shareCall(id: "${ids.callId}", internalIds: ["${ids.userId}"]) { ${sharingFields} } }`,
  shareCallExternally: `mutation { shareCallExternally(id: "${ids.callId}", externalEmails: ["taken@out.test"], durationDays: 1) { ${sharingFields} } }`,
  renewExternalCallShare: `mutation { renewExternalCallShare(id: "${ids.outsideShareId}", durationDays: 1) { ${sharingFields} } }`,
  removeExternalCallShare: `mutation { removeExternalCallShare(id: "${ids.outsideShareId}") { ${sharingFields} } }`,
  viewCall: `{ viewCall(shareId: "${ids.outsideShareId}") { title sharedBy passages { id recording { url } segments { words } aiNotes { sections { sentences { text } } } } } }`,
  shareClip: `mutation { shareClip(id: "${ids.clipId}", internalIds: ["${ids.userId}"]) { ${sharingFields} } }`,
  shareClipExternally: `mutation { shareClipExternally(id: "${ids.clipId}", externalEmails: ["taken@out.test"], durationDays: 1) { ${sharingFields} } }`,
  renewExternalClipShare: `mutation { renewExternalClipShare(id: "${ids.outsideShareId}", durationDays: 1) { ${sharingFields} } }`,
  removeExternalClipShare: `mutation { removeExternalClipShare(id: "${ids.outsideShareId}") { ${sharingFields} } }`,
  viewClip: `{ viewClip(shareId: "${ids.outsideShareId}") { title sharedBy passages { id recording { url } segments { words } } } }`,
  sharePlaylist: `mutation { sharePlaylist(id: "${ids.playlistId}", internalIds: ["${ids.userId}"]) { ${sharingFields} } }`,
  sharePlaylistExternally: `mutation { sharePlaylistExternally(id: "${ids.playlistId}", externalEmails: ["taken@out.test"], durationDays: 1) { ${sharingFields} } }`,
  renewExternalPlaylistShare: `mutation { renewExternalPlaylistShare(id: "${ids.outsideShareId}", durationDays: 1) { ${sharingFields} } }`,
  removeExternalPlaylistShare: `mutation { removeExternalPlaylistShare(id: "${ids.outsideShareId}") { ${sharingFields} } }`,
  viewPlaylist: `{ viewPlaylist(shareId: "${ids.outsideShareId}") { title sharedBy passages { id recording { url } segments { words } } } }`,
  requestAccessCode: `mutation { requestAccessCode(shareId: "${ids.outsideShareId}", email: "taken@out.test") }`,
  verifyAccessCode: `mutation { verifyAccessCode(shareId: "${ids.outsideShareId}", email: "taken@out.test", code: "AAAAAA") }`,
  requestShareRenewal: `mutation { requestShareRenewal(shareId: "${ids.outsideShareId}") }`,
  positions: `{ positions(query: "Secret", filter: { clientId: "${ids.clientId}" }) { ${positionFields} } }`,
  position: `{ position(id: "${ids.positionId}") { ${positionFields} } }`,
  clients: `{ clients { ${clientFields} } }`,
  client: `{ client(id: "${ids.clientId}") { ${clientFields} } }`,
  addPosition: `mutation { addPosition(clientId: "${ids.clientId}", title: "Taken") { id client { name } } }`,
  updatePosition: `mutation { updatePosition(id: "${ids.positionId}", input: { title: "Taken" }) { ${positionFields} } }`,
  setMemberships: `mutation { setMemberships(positionId: "${ids.positionId}", memberships: [{ userId: "${ids.userId}", role: MEMBER }]) { ${positionFields} } }`,
  interviewLocations: `{ interviewLocations(query: "secret") { id name } }`,
  updateInterviewStage: `mutation { updateInterviewStage(id: "${ids.stageId}", title: "Taken") { id title } }`,
  moveInterviewStage: `mutation { moveInterviewStage(id: "${ids.stageId}") { id title } }`,
  archiveInterviewStage: `mutation { archiveInterviewStage(id: "${ids.stageId}") { id title } }`,
  createExcludeStage: `mutation { createExcludeStage(interviewStageId: "${ids.stageId}", positionId: "${ids.positionId}") { id isExcluded } }`,
  deleteExcludeStage: `mutation { deleteExcludeStage(interviewStageId: "${ids.stageId}") { id isExcluded } }`,
  addClient: `mutation { addClient(name: "Theirs") { id name } }`,
  updateClient: `mutation { updateClient(id: "${ids.clientId}", name: "Taken") { ${clientFields} } }`,
  setClientMemberships: `mutation { setClientMemberships(clientId: "${ids.clientId}", memberships: [{ userId: "${ids.userId}", role: MEMBER }]) { ${clientFields} } }`,
  candidates: `{ candidates(query: "Secret", filter: { positionId: "${ids.positionId}" }) { ${candidateFields} } }`,
  candidatesCount: `{ candidatesCount(query: "Secret") { count } }`,
  candidate: `{ candidate(id: "${ids.candidateId}") { ${candidateFields} } }`,
  addCandidate: `mutation { addCandidate(input: { firstName: "Taken", lastName: "Taken" }, positionId: "${ids.positionId}") { ${candidateFields} } }`,
  updateCandidate: `mutation { updateCandidate(id: "${ids.candidateId}", input: { firstName: "Taken", lastName: "Taken" }) { ${candidateFields} } }`,
  deleteCandidate: `mutation { deleteCandidate(id: "${ids.candidateId}") }`,
  addCandidateLink: `mutation { addCandidateLink(candidateId: "${ids.candidateId}", type: OTHER, link: "https://taken.test/") { ${candidateFields} } }`,
  deleteCandidateLink: `mutation { deleteCandidateLink(id: "${ids.candidateLinkId}") { ${candidateFields} } }`,
  rateCandidate: `mutation { rateCandidate(candidateId: "${ids.candidateId}", rating: 1) { ${candidateFields} } }`,
  recordCandidateConsent: `mutation { recordCandidateConsent(candidateId: "${ids.candidateId}", decision: OPT_OUT, evidence: "Taken") { ${candidateFields} } }`,
  addApplication: `mutation { addApplication(candidateId: "${ids.candidateId}", positionId: "${ids.positionId}", interviewStageId: "${ids.stageId}") { ${candidateFields} } }`,
  updateApplication: `mutation { updateApplication(id: "${ids.applicationId}", status: HIRED) { ${candidateFields} } }`,
  deleteApplication: `mutation { deleteApplication(id: "${ids.applicationId}") { ${candidateFields} } }`,
  interviewScorecards: `{ interviewScorecards(interviewId: "${ids.interviewId}") { name candidateName positionTitle averageScore mine { id } submitted { ${scorecardFields} } missing { fullName } agreement { itemText } } }`,
  startScorecard: `mutation { startScorecard(interviewId: "${ids.interviewId}") { ${scorecardFields} } }`,
  updateScorecard: `mutation { updateScorecard(id: "${ids.scorecardId}", overallNotes: "Taken") { ${scorecardFields} } }`,
  updateScorecardItem: `mutation { updateScorecardItem(id: "${ids.scorecardItemId}", notes: "Taken") { ${scorecardFields} } }`,
  submitScorecard: `mutation { submitScorecard(id: "${ids.scorecardId}") { ${scorecardFields} } }`,
  reopenScorecard: `mutation { reopenScorecard(id: "${ids.scorecardId}") { ${scorecardFields} } }`,
});

/**
 * The fields of Query and Mutation that the browser extension needs. Its token opens these and nothing else,
 * so that a stolen token reads no interview and changes no account.
 */
export const extensionOperations: ReadonlySet<string> = new Set([
  'currentUser',
  'guides',
  'positions',
  'clients',
  'addPosition',
  'addCallGuide',
  'canCreateCallGuide',
  'updateBrowserExtensionVersion',
  'scheduledInterviews',
  'earlierInMeeting',
  'addCall',
  'addGuideToCall',
  'removeGuideFromCall',
  'appendCaptions',
  'addNewCallNote',
  'deleteCallNote',
  'pauseCallRecording',
  'endCall',
  'startScorecard',
  'updateScorecardItem',
  'addCallRecording',
  'cancelRecording',
]);

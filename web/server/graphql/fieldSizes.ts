/** No page is longer, whatever its `limit`. */
export const maxPageSize = 200;

/** How many items a list counts as unless it is named below. */
export const defaultListSize = 20;

/** Lists that are much longer or shorter; most were measured on interviews of an hour. */
export const listSizes: Record<string, number> = {
  // Pages: the field above them counts their items.
  'CallPage.results': 1,
  'InterviewerPage.results': 1,
  'AuditPage.results': 1,
  'EngineRecordPage.results': 1,
  'JobDescriptionPage.results': 1,
  'VisibleTo.results': 1,
  // A matrix: rows and columns together are no longer than a page of cells.
  'StructureReport.rows': 20,
  'StructureReport.questions': 12,
  'StructureReport.guides': 6,
  'StructureReport.agreement': 2,
  'StructureRow.cells': 12,
  'AdverseImpactReport.steps': 8,
  'ImpactStep.groups': 8,
  // Few by nature.
  'Call.interviewers': 4,
  'ScheduledInterview.interviewers': 4,
  'InterviewScorecards.submitted': 4,
  'Scorecard.items': 12,
  'Client.memberships': 10,
  'Position.memberships': 10,
  'Position.activeByStage': 8,
  'Candidate.applications': 4,
  'Candidate.phoneNumbers': 2,
  'Call.processingSteps': 6,
  'Call.speakers': 4,
  'Call.sketch': 2,
  'Clip.speakers': 4,
  'Clip.segments': 10,
  'ClipRecording.peaks': 2,
  'ExternalRecording.peaks': 2,
  'ExternalPassage.speakers': 4,
  'ExternalView.passages': 10,
  'Sharing.shares': 10,
  'Sharing.externalShares': 10,
  'AiNote.sentences': 4,
  'AiSentence.evidence': 2,
  'AiSummarySection.sentences': 6,
  'AiSummary.sections': 6,
  'AiSummaryTemplate.sections': 6,
  'AiSummaryTemplate.defaultForPersona': 2,
  'AiSummaryTemplate.defaultForKeywords': 4,
  'AiSummaryTemplate.defaultForMeetingType': 2,
  'AiCitedText.evidence': 2,
  'JobDescription.customHeaderSections': 4,
  'JobDescription.customFooterSections': 4,
  'Plan.planInterviews': 8,
  'PlanInterview.questionGroups': 8,
  'PlanQuestionGroup.questions': 8,
  'Topic.mentions': 10,
  // Long: of one interview or document at a time.
  'CaptionBatch.captions': 500,
  'Call.notes': 100,
  'CandidateAnswer.interviewAnswers': 6,
  'CallNote.replies': 4,
  'CallNote.mentions': 1,
  'CallNoteReply.mentions': 1,
  'Call.topics': 30,
  'TranscriptEditPayload.segments': 200,
  'Transcript.edits': 100,
  'ClipSegment.words': 100,
  'Playlist.clips': 50,
  'JobDescription.versions': 100,
};

/** Values that are much longer than a name or a number. */
export const valueSizes: Record<string, number> = {
  'Segment.text': 5,
  'Recording.peaks': 2000,
  'ClipRecording.peaks': 200,
  'ExternalRecording.peaks': 200,
  'Call.sketch': 3,
  'JobDescription.text': 20,
  'JobDescription.editorContent': 50,
  'JobDescriptionVersion.text': 20,
  'Plan.jobDescriptionText': 20,
};

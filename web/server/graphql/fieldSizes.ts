/** No page is longer, whatever its `limit`. */
export const maxPageSize = 200;

/** How many items a list counts as unless it is named below. */
export const defaultListSize = 20;

/** Lists that are much longer or shorter; most were measured on interviews of an hour. */
export const listSizes: Record<string, number> = {
  // Pages: the field above them counts their items.
  'CallPage.results': 1,
  'JobDescriptionPage.results': 1,
  // Few by nature.
  'Call.interviewers': 4,
  'Call.processingSteps': 6,
  'Call.speakers': 4,
  'Call.sketch': 2,
  'AiNote.sentences': 4,
  'AiSentence.evidence': 2,
  'AiSummarySection.sentences': 6,
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
  'Call.topics': 30,
  'TranscriptEditPayload.segments': 200,
  'Transcript.edits': 100,
  'JobDescription.versions': 100,
};

/** Values that are much longer than a name or a number. */
export const valueSizes: Record<string, number> = {
  'Segment.text': 5,
  'Recording.peaks': 2000,
  'Call.sketch': 3,
  'JobDescription.text': 20,
  'JobDescription.editorContent': 50,
  'JobDescriptionVersion.text': 20,
  'Plan.jobDescriptionText': 20,
};

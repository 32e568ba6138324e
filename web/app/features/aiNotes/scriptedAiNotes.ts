// For tests: AI notes as the server answers them.
export type Data = Record<string, unknown>;

export const evidence = (startMs: number, quote: string): Data => ({
  __typename: 'AiEvidence',
  segmentId: `s${startMs}`,
  startMs,
  endMs: startMs + 2000,
  quote,
});
export const sentence = (id: string, text: string, more: Data = {}): Data => ({
  __typename: 'AiSentence',
  id,
  text,
  originalText: null,
  isEdited: false,
  isKey: true,
  isReportedByMe: false,
  editedBy: null,
  writtenBy: null,
  evidence: [evidence(190_000, `quote of ${id}`)],
  ...more,
});
export const engine = {
  __typename: 'AiEngine',
  kind: 'BUILT_IN',
  name: 'Rapport built-in',
  version: '1.2',
  finishedAt: '2026-03-02T10:00:00Z',
};
export const noteOf = (id: string, question: string, more: Data = {}): Data => ({
  __typename: 'AiNote',
  id,
  cueId: id,
  question,
  competency: 'Craft',
  engine,
  gap: null,
  isUnsure: false,
  matchReason: '',
  askedAt: null,
  sentences: [],
  missing: null,
  moments: [],
  ...more,
});
export const section = (id: string, sentences: Data[], more: Data = {}): Data => ({
  __typename: 'AiSummarySection',
  id,
  title: null,
  question: null,
  sentences,
  gap: sentences.length > 0 ? null : 'NO_EVIDENCE',
  ...more,
});
export const summary = (tldr: Data[]): Data => ({
  __typename: 'AiSummary',
  tldr: section('tldr', tldr),
  candidateSummary: null,
  engine,
  qAndA: [],
  writeUp: [],
  sections: [],
  template: null,
});
export const callOf = (more: Data = {}): Data => ({
  __typename: 'Call',
  id: 'c1',
  canEditAiNotes: true,
  chapters: [],
  topics: [],
  protectedQuestions: [],
  aiNotesProcessingStatus: 'COMPLETED',
  aiNotesFailureReason: null,
  aiNotes: [],
  aiSummaryProcessingStatus: 'COMPLETED',
  aiSummaryFailureReason: null,
  aiSummary: summary([sentence('t1', 'She led the move to the new store.')]),
  ...more,
});

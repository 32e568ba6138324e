import { graphql } from '../../lib/__generated__/index.ts';

// What has no id of its own (evidence, engine, summary) is replaced as one piece with every answer.

export const EvidenceFragment = graphql(`
  fragment Evidence_evidence on AiEvidence {
    segmentId
    startMs
    endMs
    quote
  }
`);

export const SentenceFragment = graphql(`
  fragment Sentence_sentence on AiSentence {
    id
    text
    originalText
    isEdited
    isKey
    isReportedByMe
    editedBy {
      id
      fullName
    }
    writtenBy {
      id
      fullName
    }
    evidence {
      ...Evidence_evidence
    }
  }
`);

export const GuideNotesFragment = graphql(`
  fragment GuideNotes_note on AiNote {
    id
    cueId
    question
    competency
    gap
    isUnsure
    matchReason
    missing
    moments {
      ...Evidence_evidence
    }
    askedAt {
      ...Evidence_evidence
    }
    sentences {
      id
      ...Sentence_sentence
    }
    engine {
      kind
      name
      version
      finishedAt
    }
  }
`);

export const SummarySectionFragment = graphql(`
  fragment SummarySection_section on AiSummarySection {
    id
    title
    gap
    question {
      text
      evidence {
        ...Evidence_evidence
      }
    }
    sentences {
      id
      ...Sentence_sentence
    }
  }
`);

/** Everything an engine wrote of an interview. */
export const AiNotesFragment = graphql(`
  fragment AiNotes_call on Call {
    id
    canEditAiNotes
    aiNotesProcessingStatus
    aiNotesFailureReason
    aiSummaryProcessingStatus
    aiSummaryFailureReason
    aiNotes {
      id
      ...GuideNotes_note
    }
    aiSummary {
      template {
        id
        name
      }
      sections {
        id
        ...SummarySection_section
      }
      tldr {
        id
        ...SummarySection_section
      }
      candidateSummary {
        id
        ...SummarySection_section
      }
      qAndA {
        id
        ...SummarySection_section
      }
      writeUp {
        id
        ...SummarySection_section
      }
      engine {
        kind
        name
        version
        finishedAt
      }
    }
    chapters {
      title
      startMs
      segmentId
    }
    protectedQuestions {
      label
      why
      askedAt {
        ...Evidence_evidence
      }
    }
    topics {
      name
      mentions {
        segmentId
        startMs
      }
    }
  }
`);

export const InterviewAiNotesDocument = graphql(`
  query InterviewAiNotes($callId: ID!) {
    call(id: $callId) {
      id
      ...AiNotes_call
    }
  }
`);

export const CreateAiNotesDocument = graphql(`
  mutation CreateAiNotes($callId: ID!) {
    createAiNotes(callId: $callId) {
      id
      ...AiNotes_call
    }
  }
`);

/** The notes of the guide's questions alone. */
export const CreateAiNoteTagsDocument = graphql(`
  mutation CreateAiNoteTags($callId: ID!) {
    createAiNoteTags(callId: $callId) {
      id
      ...AiNotes_call
    }
  }
`);

/** Summary, chapters and topics alone. */
export const CreateAiTopicsDocument = graphql(`
  mutation CreateAiTopics($callId: ID!) {
    createAiTopics(callId: $callId) {
      id
      ...AiNotes_call
    }
  }
`);

export const TemplateChoicesDocument = graphql(`
  query TemplateChoices($query: String!) {
    aiSummaryTemplates(query: $query, limit: 20) {
      id
      name
    }
  }
`);

export const ChooseTemplateDocument = graphql(`
  mutation ChooseTemplate($callId: ID!, $customTemplateId: ID) {
    updateCallSummaryFormat(callId: $callId, customTemplateId: $customTemplateId) {
      id
      ...AiNotes_call
    }
  }
`);

export const UpdateAiNoteSentenceDocument = graphql(`
  mutation UpdateAiNoteSentence($callId: ID!, $sentenceId: ID!, $text: String!) {
    updateAiNoteSentence(callId: $callId, sentenceId: $sentenceId, text: $text) {
      id
      ...AiNotes_call
    }
  }
`);

export const DeleteAiNoteSentenceDocument = graphql(`
  mutation DeleteAiNoteSentence($callId: ID!, $sentenceId: ID!) {
    deleteAiNoteSentence(callId: $callId, sentenceId: $sentenceId) {
      id
      ...AiNotes_call
    }
  }
`);

export const RestoreAiNoteSentenceDocument = graphql(`
  mutation RestoreAiNoteSentence($callId: ID!, $sentenceId: ID!) {
    restoreAiNoteSentence(callId: $callId, sentenceId: $sentenceId) {
      id
      ...AiNotes_call
    }
  }
`);

export const AddAiNoteSentenceDocument = graphql(`
  mutation AddAiNoteSentence($callId: ID!, $noteId: ID!, $text: String!) {
    addAiNoteSentence(callId: $callId, noteId: $noteId, text: $text) {
      id
      ...AiNotes_call
    }
  }
`);

export const ReportAiSentenceDocument = graphql(`
  mutation ReportAiSentence(
    $callId: ID!
    $sentenceId: ID!
    $reason: SentenceReportReason!
    $comment: String
  ) {
    reportAiSentence(callId: $callId, sentenceId: $sentenceId, reason: $reason, comment: $comment) {
      id
      ...AiNotes_call
    }
  }
`);

export const AskCallDocument = graphql(`
  mutation AskCall($callId: ID!, $question: String!) {
    askCall(callId: $callId, question: $question) {
      question
      isNotSpokenOf
      isUntied
      sentences {
        text
        evidence {
          ...Evidence_evidence
        }
      }
      nearestMoments {
        text
        evidence {
          ...Evidence_evidence
        }
      }
      engine {
        kind
        name
        version
      }
    }
  }
`);

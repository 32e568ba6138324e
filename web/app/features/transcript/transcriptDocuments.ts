import { graphql } from '../../lib/__generated__/index.ts';

// The engine's `id` is left out on purpose: it names the kind of engine, not this run of it, and as a
// cache key it would let one interview's engine overwrite another's.

/** What is known of a transcript, once its page is open; `fetchTranscript` loads its words. */
export const InterviewTranscriptDocument = graphql(`
  query InterviewTranscript($callId: ID!) {
    call(id: $callId) {
      id
      ...Transcript_call
    }
  }
`);

/** All that is known of it: the interview's page loads this with the rest of the interview. */
export const TranscriptFragment = graphql(`
  fragment Transcript_call on Call {
    id
    ...TranscriptFacts_call
    transcript {
      languageCode
      engine {
        name
        version
        trust
        finishedAt
      }
    }
  }
`);

/** What follows from who said what: it comes back with every edit. */
export const TranscriptFactsFragment = graphql(`
  fragment TranscriptFacts_call on Call {
    id
    speakers {
      id
      index
      name
      role
      basis
      talkMs
      wordCount
      longestMonologueMs
      questionCount
      wordsPerMinute
    }
    metrics {
      candidateTalkRatioPercent
      longestMonologueMs
      speakingRateWpm
      questionsAsked
      interactivity
      speakingRateDecile
      interactivityDecile
    }
    transcript {
      revision
      edits {
        id
        description
        createdAt
        actor {
          id
          fullName
        }
      }
    }
  }
`);

export const ChangedSegmentFragment = graphql(`
  fragment ChangedSegment on Segment {
    id
    speakerId
    text
    isEdited
  }
`);

export const TranscriptEditPayloadFragment = graphql(`
  fragment TranscriptEditPayload on TranscriptEditPayload {
    call {
      id
      ...TranscriptFacts_call
    }
    edit {
      id
      description
    }
    segments {
      ...ChangedSegment
    }
  }
`);

export const UpdateCallSpeakerDocument = graphql(`
  mutation UpdateCallSpeaker($callId: ID!, $speakerId: ID!, $name: String, $role: SpeakerRole) {
    updateCallSpeaker(callId: $callId, speakerId: $speakerId, name: $name, role: $role) {
      ...TranscriptEditPayload
    }
  }
`);

export const MergeCallSpeakersDocument = graphql(`
  mutation MergeCallSpeakers($callId: ID!, $speakerId: ID!, $intoSpeakerId: ID!) {
    mergeCallSpeakers(callId: $callId, speakerId: $speakerId, intoSpeakerId: $intoSpeakerId) {
      ...TranscriptEditPayload
    }
  }
`);

export const AssignSegmentsDocument = graphql(`
  mutation AssignSegments(
    $callId: ID!
    $segmentIds: [ID!]!
    $speakerId: ID
    $newSpeakerName: String
  ) {
    assignSegments(
      callId: $callId
      segmentIds: $segmentIds
      speakerId: $speakerId
      newSpeakerName: $newSpeakerName
    ) {
      ...TranscriptEditPayload
    }
  }
`);

export const CorrectWordsDocument = graphql(`
  mutation CorrectWords(
    $callId: ID!
    $segmentId: ID!
    $fromWord: Int!
    $toWord: Int!
    $text: String!
    $replaces: String!
  ) {
    correctWords(
      callId: $callId
      segmentId: $segmentId
      fromWord: $fromWord
      toWord: $toWord
      text: $text
      replaces: $replaces
    ) {
      ...TranscriptEditPayload
    }
  }
`);

export const UndoTranscriptEditDocument = graphql(`
  mutation UndoTranscriptEdit($callId: ID!, $editId: ID!) {
    undoTranscriptEdit(callId: $callId, editId: $editId) {
      ...TranscriptEditPayload
    }
  }
`);

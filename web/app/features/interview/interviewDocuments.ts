import { graphql } from '../../lib/__generated__/index.ts';

/** What changes while a recording is made into an interview; comes with every event. */
export const InterviewProgressFragment = graphql(`
  fragment InterviewProgress_call on Call {
    id
    status
    captionSequence
    recordingPaused
    recordingPauseInProgress
    canPauseRecording
    isProcessing
    recordingProcessingStatus
    transcriptionStatus
    failureReason
    canRetry
    canDelete
    processingSteps {
      name
      status
      progress
      attempts
      failureReason
    }
    upload {
      id
      isComplete
      receivedBytes
      sizeBytes
    }
  }
`);

/** All of the page but the words of its transcript. */
export const InterviewScreenDocument = graphql(`
  query InterviewScreen($callId: ID!) {
    interviewPage(id: $callId) {
      id
      ...InterviewHeader_call
      ...InterviewMenu_call
      ...CallRating_call
      ...CallConsent_call
      ...InterviewProgress_call
      ...GuideChoice_call
      ...Notes_call
      ...AiNotes_call
      ...Transcript_call
      name
      canEdit
      canClip
      canRedact
      recordingDisabled
      callGuide {
        id
        cues {
          id
          cue
        }
      }
      candidate {
        id
        fullName
      }
      interviewers {
        id
        fullName
      }
      startTime
      durationMs
      recording {
        url
        durationMs
        hasVideo
        peaks
        peaksPerSecond
      }
    }
    speechEngine {
      name
      trust
      languages {
        code
        name
      }
    }
  }
`);

export const InterviewChangedDocument = graphql(`
  subscription InterviewChanged($callId: ID!) {
    callChanged(callId: $callId) {
      what
      isDeleted
      call {
        id
        ...InterviewProgress_call
        transcript {
          revision
        }
      }
      captions {
        afterSequence
        sequence
        captions {
          utteranceId
          speaker
          text
          startMs
          sequence
        }
      }
      progress {
        step
        progress
      }
      transcriptRevision
    }
  }
`);

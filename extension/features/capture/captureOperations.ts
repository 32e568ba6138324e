import { z } from 'zod';
import { scorecardItemKinds } from '#shared/domain/scorecard.ts';

/** What the extension asks the server to do with a capture; checked against the schema by a test. */
export const captureOperations = {
  addCall: /* GraphQL */ `
    mutation AddCall($input: AddCallInput!) {
      addCall(input: $input) {
        id
        interviewId
        callGuide {
          id
        }
      }
    }
  `,
  addGuideToCall: /* GraphQL */ `
    mutation AddGuideToCall($callId: ID!, $guideId: ID!) {
      addGuideToCall(callId: $callId, callGuideId: $guideId) {
        id
      }
    }
  `,
  removeGuideFromCall: /* GraphQL */ `
    mutation RemoveGuideFromCall($callId: ID!) {
      removeGuideFromCall(callId: $callId) {
        id
      }
    }
  `,
  appendCaptions: /* GraphQL */ `
    mutation AppendCaptions($callId: ID!, $captions: [CaptionInput!]!) {
      appendCaptions(callId: $callId, captions: $captions) {
        isPaused
      }
    }
  `,
  addNewCallNote: /* GraphQL */ `
    mutation AddNewCallNote(
      $callId: ID!
      $id: ID!
      $timeMs: Int!
      $text: String!
      $type: NoteType!
      $visibility: NoteVisibility!
      $cueId: ID
    ) {
      addNewCallNote(
        callId: $callId
        id: $id
        timeMs: $timeMs
        text: $text
        type: $type
        visibility: $visibility
        cueId: $cueId
      ) {
        id
      }
    }
  `,
  deleteCallNote: /* GraphQL */ `
    mutation DeleteCallNote($id: ID!) {
      deleteCallNote(id: $id)
    }
  `,
  cancelRecording: /* GraphQL */ `
    mutation CancelRecording($callId: ID!) {
      cancelRecording(callId: $callId)
    }
  `,
  startScorecard: /* GraphQL */ `
    mutation StartScorecard($interviewId: ID!) {
      startScorecard(interviewId: $interviewId) {
        id
        items {
          id
          kind
          itemText
        }
      }
    }
  `,
  updateScorecard: /* GraphQL */ `
    mutation UpdateScorecard($id: ID!, $overallScore: Int) {
      updateScorecard(id: $id, overallScore: $overallScore) {
        id
      }
    }
  `,
  updateScorecardItem: /* GraphQL */ `
    mutation UpdateScorecardItem($id: ID!, $score: Int) {
      updateScorecardItem(id: $id, score: $score) {
        id
      }
    }
  `,
  pauseCallRecording: /* GraphQL */ `
    mutation PauseCallRecording($callId: ID!, $pauseRecording: Boolean!) {
      pauseCallRecording(callId: $callId, pauseRecording: $pauseRecording) {
        id
      }
    }
  `,
  endCall: /* GraphQL */ `
    mutation EndCall($callId: ID!, $endedAt: DateTime!) {
      endCall(callId: $callId, endedAt: $endedAt) {
        id
      }
    }
  `,
} as const;

export const startedCallSchema = z.object({
  addCall: z.object({
    id: z.string(),
    interviewId: z.string(),
    callGuide: z.object({ id: z.string() }).nullable(),
  }),
});
export const appendedCaptionsSchema = z.object({
  appendCaptions: z.object({ isPaused: z.boolean() }),
});
export const startedScorecardSchema = z.object({
  startScorecard: z.object({
    id: z.string(),
    items: z.array(
      z.object({ id: z.string(), kind: z.enum(scorecardItemKinds), itemText: z.string() }),
    ),
  }),
});
export const cueWordingSchema = z.object({
  guides: z.array(z.object({ cues: z.array(z.object({ id: z.string(), cue: z.string() })) })),
});
/** Answers whose content we do not need. */
export const anyAnswerSchema = z.unknown();

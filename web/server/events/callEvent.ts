import { z } from 'zod';
import { processingStepNames } from '#shared/domain/call.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';

const captionSchema = z.object({
  utteranceId: z.string(),
  speaker: z.string().nullable(),
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  isFinal: z.boolean(),
  sequence: z.number(),
});
export type CaptionNews = z.infer<typeof captionSchema>;

const visibilityFactsSchema = z.object({
  organizationId: z.string(),
  visibility: z.enum(callVisibilities),
  ownerId: z.string(),
  positionId: z.string().nullable(),
  interviewerIds: z.array(z.string()).readonly(),
  invitedIds: z.array(z.string()).readonly(),
  isDeleted: z.boolean(),
});

const ofCall = { organizationId: z.string(), callId: z.string() };

/** What a process tells the others after a change of a call. */
export const callEventSchema = z.discriminatedUnion('what', [
  z.object({
    ...ofCall,
    what: z.literal('captions'),
    /** One batch. `captions` is null when the batch is too large for an event and must be fetched. */
    data: z.object({ sequence: z.number(), captions: z.array(captionSchema).nullable() }),
  }),
  z.object({
    ...ofCall,
    what: z.literal('progress'),
    /** How far a running step has come, 0..1. A step that begins or ends is a `call` event. */
    data: z.object({ step: z.enum(processingStepNames), progress: z.number() }),
  }),
  z.object({
    ...ofCall,
    what: z.literal('transcript'),
    /** The words or the speakers were corrected; the transcript is now of this revision. */
    data: z.object({ revision: z.number() }),
  }),
  z.object({ ...ofCall, what: z.literal('notes') }),
  /** The engine's notes and summary, or their state. */
  z.object({ ...ofCall, what: z.literal('aiNotes') }),
  /** Everything else: the call's details, who may see it, the state of its processing. */
  z.object({
    ...ofCall,
    what: z.literal('call'),
    data: z
      .object({
        isDeleted: z.boolean().optional(),
        /** Who could see it before, when that changed: readers who lose the call are told so. */
        before: visibilityFactsSchema.optional(),
      })
      .optional(),
  }),
]);
export type CallEvent = z.infer<typeof callEventSchema>;

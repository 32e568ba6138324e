import type { CaptionBatch, CallNews } from '../../events/mergeCallEvents.ts';
import { builder, ProcessingStepNameEnum } from '../../graphql/builder.ts';
import { Call } from './callType.ts';
import type { CallChange } from './followCalls.ts';

const CallChangeKind = builder.enumType('CallChangeKind', {
  values: {
    RESYNC: {
      value: 'resync',
      description: 'The subscription begins, or events may have been lost: load what is shown.',
    },
    CALL: { value: 'call', description: 'Details, rights or the state of processing.' },
    CAPTIONS: { value: 'captions', description: 'What is said in a meeting that goes on.' },
    PROGRESS: { value: 'progress', description: 'A running step has come further.' },
    TRANSCRIPT: { value: 'transcript', description: 'Words or speakers were corrected.' },
    NOTES: { value: 'notes' },
    AI_NOTES: { value: 'aiNotes' },
  } as const satisfies Record<string, { value: string; description?: string }>,
});

const Caption = builder
  .objectRef<NonNullable<CaptionBatch['captions']>[number]>('Caption')
  .implement({
    description: 'What somebody says in a meeting that goes on, as its captions have it now.',
    fields: (t) => ({
      utteranceId: t.exposeID('utteranceId'),
      speaker: t.exposeString('speaker', { nullable: true }),
      text: t.exposeString('text'),
      startMs: t.exposeInt('startMs'),
      endMs: t.exposeInt('endMs'),
      isFinal: t.exposeBoolean('isFinal'),
      sequence: t.exposeInt('sequence'),
    }),
  });

export const CaptionBatchType = builder.objectRef<CaptionBatch>('CaptionBatch').implement({
  description: 'Captions written after one sequence and up to another.',
  fields: (t) => ({
    afterSequence: t.exposeInt('afterSequence'),
    sequence: t.exposeInt('sequence'),
    captions: t.field({
      type: [Caption],
      nullable: true,
      description: 'Null in an event that is too large: ask the call for them.',
      resolve: (batch) => batch.captions,
    }),
  }),
});

const StepProgress = builder
  .objectRef<NonNullable<CallNews['progress']>>('StepProgress')
  .implement({
    fields: (t) => ({
      step: t.expose('step', { type: ProcessingStepNameEnum }),
      progress: t.exposeFloat('progress', { description: '0..1' }),
    }),
  });

export const CallChangeType = builder.objectRef<CallChange>('CallChange').implement({
  fields: (t) => ({
    callId: t.exposeID('callId', {
      nullable: true,
      description: 'Null where any call may have changed.',
    }),
    what: t.field({ type: [CallChangeKind], resolve: (change) => [...change.what] }),
    isDeleted: t.exposeBoolean('isDeleted', {
      description: 'Deleted, or no longer for the viewer.',
    }),
    call: t.field({
      type: Call,
      nullable: true,
      description: 'With CALL, and at the beginning; null otherwise.',
      resolve: (change) => change.call,
    }),
    captions: t.field({
      type: CaptionBatchType,
      nullable: true,
      resolve: (change) => change.captions,
    }),
    progress: t.field({ type: StepProgress, nullable: true, resolve: (change) => change.progress }),
    transcriptRevision: t.exposeInt('transcriptRevision', {
      nullable: true,
      description: 'With TRANSCRIPT: the revision it has now.',
    }),
  }),
});

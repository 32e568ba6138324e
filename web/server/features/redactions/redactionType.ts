import { builder } from '../../graphql/builder.ts';
import { callPolicy } from '../calls/callPolicy.ts';
import { Call, wholeCall } from '../calls/callType.ts';
import { reloadCall } from '../calls/callMutations.ts';
import { organizationPolicy } from '../organizations/organizationPolicy.ts';
import { Organization } from '../organizations/organizationType.ts';
import { disableCallRecording } from './disableCallRecording.ts';
import { previewRedaction, type RedactionPreviewShape } from './previewRedaction.ts';
import { redactCall } from './redactCall.ts';
import { countScheduledCalls, redactScheduledCalls } from '../recordings/scheduledCalls.ts';

const PassageInput = builder.inputType('RedactedPassageInput', {
  fields: (t) => ({ startMs: t.int({ required: true }), endMs: t.int({ required: true }) }),
});

const RedactionPreview = builder.objectRef<RedactionPreviewShape>('RedactionPreview').implement({
  description: 'What a redaction would take away.',
  fields: (t) => ({
    words: t.exposeStringList('words', { description: 'In the order of the transcript.' }),
    sentenceCount: t.exposeInt('sentenceCount', {
      description: 'Sentences of AI notes that rest on these turns.',
    }),
    clipNames: t.exposeStringList('clipNames', { description: 'Clips that overlap.' }),
  }),
});

builder.objectFields(Call, (t) => ({
  recordingDisabled: t.boolean({
    description: 'Its recording and transcript were deleted; nothing is recorded for it again.',
    resolve: async (call, _args, context) => (await wholeCall(call, context)).recordingDisabled,
  }),
  canDisableRecording: t.boolean({
    resolve: async (call, _args, context) =>
      callPolicy.can(context.signedIn().actor, 'disableRecording', call) &&
      !(await wholeCall(call, context)).recordingDisabled,
  }),
  canRedact: t.boolean({
    resolve: async (call, _args, context) =>
      callPolicy.can(context.signedIn().actor, 'redact', call) &&
      (await wholeCall(call, context)).transcriptEngineRecordId !== null,
  }),
}));

builder.objectField(Organization, 'scheduledRedactionCount', (t) =>
  t.int({
    nullable: true,
    description:
      'Interviews past the age that the retention keeps them to; null for who may not delete them now.',
    resolve: ({ id, settings }, _args, context) => {
      const { db, actor } = context.signedIn();
      return organizationPolicy.can(actor, 'redactScheduled', { id })
        ? countScheduledCalls(db, id, settings.retentionDaysSinceInterview)
        : null;
    },
  }),
);

builder.queryFields((t) => ({
  redactionPreview: t.field({
    type: RedactionPreview,
    args: {
      callId: t.arg.id({ required: true }),
      passages: t.arg({ type: [PassageInput], required: true }),
    },
    resolve: async (_root, { callId, passages }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(actor, 'redact', call);
      return previewRedaction(db, call, passages);
    },
  }),
}));

builder.mutationFields((t) => ({
  redactCall: t.field({
    type: Call,
    description:
      'Takes the words and the sound of these passages away, for everybody and for good.',
    args: {
      callId: t.arg.id({ required: true }),
      passages: t.arg({ type: [PassageInput], required: true }),
    },
    resolve: async (_root, { callId, passages }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'redact', call);
      const { db, actor, services } = own;
      await redactCall({ db, actor, call, passages, send: services.jobs.send });
      return reloadCall(own, callId);
    },
  }),
  redactScheduledCalls: t.int({
    description:
      'Deletes the interviews past their age now instead of within the hour. Answers how many.',
    resolve: async (_root, _args, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      const organization = await loaders.organizationById.loadOrThrow(actor.organizationId);
      organizationPolicy.authorize(actor, 'redactScheduled', organization);
      const retentionDays = organization.settings.retentionDaysSinceInterview;
      return redactScheduledCalls({ db, actor, retentionDays, send: services.jobs.send });
    },
  }),
  disableCallRecording: t.field({
    type: Call,
    description: 'Deletes the recording and its transcript; the interview stays with its notes.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'disableRecording', call);
      const { db, actor, services } = own;
      await disableCallRecording({ db, actor, call, send: services.jobs.send });
      return reloadCall(own, callId);
    },
  }),
}));

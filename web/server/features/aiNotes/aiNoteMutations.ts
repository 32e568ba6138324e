import { sentenceReportReasons, type AiWritingKind } from '#shared/domain/aiNote.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext, GraphqlContext } from '../../graphql/context.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { Call } from '../calls/callType.ts';
import { aiNotePolicy } from './aiNotePolicy.ts';
import { askCall } from './askCall.ts';
import { limitAsking } from './limitAsking.ts';
import { CallAnswer } from './callAnswerType.ts';
import { chooseTemplate } from './chooseTemplate.ts';
import { createAiNotes } from './createAiNotes.ts';
import { addSentence, deleteSentence, restoreSentence, updateSentence } from './editSentence.ts';
import { reportSentence } from './reportSentence.ts';

const SentenceReportReasonEnum = builder.enumType('SentenceReportReason', {
  values: sentenceReportReasons,
});

/** The call with everything written of it loaded again. */
function reload({ loaders }: ActorContext, callId: string) {
  loaders.callById.clear(callId);
  loaders.aiTextByCallId.clear(callId);
  loaders.aiWritingsByCallId.clear(callId);
  loaders.ownReportsByCallId.clear(callId);
  return loaders.callById.loadOrThrow(callId);
}

const load = async (context: GraphqlContext, callId: string) => {
  const own = context.signedIn();
  return { own, call: await own.loaders.callById.loadOrThrow(callId) };
};

const order = async (own: ActorContext, call: LoadedCall, kinds?: readonly AiWritingKind[]) => {
  const { db, actor, services } = own;
  await createAiNotes({ db, actor, call, send: services.jobs.send, ...(kinds && { kinds }) });
  return reload(own, call.id);
};

const ownId = { type: 'ID', required: true } as const;

builder.mutationFields((t) => ({
  createAiNotes: t.field({
    type: Call,
    description: 'Orders notes and summary of the interview anew; what people changed stays.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'write', call);
      return order(own, call);
    },
  }),
  createAiNoteTags: t.field({
    type: Call,
    description:
      "Orders the notes of the guide's questions anew, each with the moments it is tagged at.",
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'write', call);
      return order(own, call, ['NOTES']);
    },
  }),
  createAiTopics: t.field({
    type: Call,
    description: 'Orders summary, chapters and topics anew; the notes of the guide stay.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'write', call);
      return order(own, call, ['SUMMARY']);
    },
  }),
  updateCallSummaryFormat: t.field({
    type: Call,
    description:
      'Chooses the template of the summary; without one it is the standard summary. Sections are written at once.',
    args: { callId: t.arg(ownId), customTemplateId: t.arg.id() },
    resolve: async (_root, { callId, customTemplateId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'write', call);
      const { db, actor, services, loaders } = own;
      const template = customTemplateId
        ? await loaders.aiTemplateById.loadOrThrow(customTemplateId)
        : null;
      await chooseTemplate({ db, actor, call, template, send: services.jobs.send });
      return reload(own, callId);
    },
  }),
  updateAiNoteSentence: t.field({
    type: Call,
    args: {
      callId: t.arg(ownId),
      sentenceId: t.arg(ownId),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_root, { callId, sentenceId, text }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'edit', call);
      await updateSentence({ db: own.db, actor: own.actor, call, sentenceId, text });
      return reload(own, callId);
    },
  }),
  deleteAiNoteSentence: t.field({
    type: Call,
    args: { callId: t.arg(ownId), sentenceId: t.arg(ownId) },
    resolve: async (_root, { callId, sentenceId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'edit', call);
      await deleteSentence({ db: own.db, actor: own.actor, call, sentenceId });
      return reload(own, callId);
    },
  }),
  restoreAiNoteSentence: t.field({
    type: Call,
    description: 'Undoes an edit or a deletion: the sentence stands as it was first written.',
    args: { callId: t.arg(ownId), sentenceId: t.arg(ownId) },
    resolve: async (_root, { callId, sentenceId }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'edit', call);
      await restoreSentence({ db: own.db, actor: own.actor, call, sentenceId });
      return reload(own, callId);
    },
  }),
  addAiNoteSentence: t.field({
    type: Call,
    description: "Adds a sentence of one's own to a note or a section of the summary, by its id.",
    args: {
      callId: t.arg(ownId),
      noteId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_root, { callId, noteId, text }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'edit', call);
      await addSentence({ db: own.db, actor: own.actor, call, partId: noteId, text });
      return reload(own, callId);
    },
  }),
  reportAiSentence: t.field({
    type: Call,
    args: {
      callId: t.arg(ownId),
      sentenceId: t.arg(ownId),
      reason: t.arg({ type: SentenceReportReasonEnum, required: true }),
      comment: t.arg.string(),
    },
    resolve: async (_root, { callId, sentenceId, reason, comment }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'report', call);
      const { db, actor } = own;
      await reportSentence({ db, actor, call, sentenceId, reason, comment: comment ?? '' });
      return reload(own, callId);
    },
  }),
  askCall: t.field({
    type: CallAnswer,
    description: 'Answers a question about the interview from its transcript alone.',
    args: { callId: t.arg.id({ required: true }), question: t.arg.string({ required: true }) },
    resolve: async (_root, { callId, question }, context) => {
      const { own, call } = await load(context, callId);
      aiNotePolicy.authorize(own.actor, 'ask', call);
      const { db, actor, services } = own;
      await limitAsking(own);
      return askCall({
        db,
        actor,
        call,
        question,
        language: services.language,
        signal: context.signal,
      });
    },
  }),
}));

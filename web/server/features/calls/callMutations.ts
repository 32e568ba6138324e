import { builder, CallVisibilityEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { candidatePolicy } from '../candidates/candidatePolicy.ts';
import { retryProcessing } from '../processing/retryProcessing.ts';
import { reTranscribe } from '../processing/reTranscribe.ts';
import { addUploadedCall } from './addUploadedCall.ts';
import type { LoadedCall } from './callLoaders.ts';
import { callPolicy, uploadPolicy } from './callPolicy.ts';
import { Call } from './callType.ts';
import { deleteCall } from './deleteCall.ts';
import { keepCall } from './keepCall.ts';
import { updateCall } from './updateCall.ts';
import { Upload, type UploadRow } from './uploadType.ts';

export const NewCandidateInput = builder.inputType('NewCandidateInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string(),
  }),
});

const AddUploadedCallInput = builder.inputType('AddUploadedCallInput', {
  fields: (t) => ({
    fileName: t.string({ required: true }),
    sizeBytes: t.float({ required: true }),
    fingerprint: t.string({ required: true }),
    consentText: t.string({
      required: true,
      description: 'What everybody in the recording agreed to; kept with it and in the audit log.',
    }),
    name: t.string(),
    candidateId: t.id(),
    newCandidate: t.field({ type: NewCandidateInput }),
    positionId: t.id(),
    interviewStageId: t.id(),
    callGuideId: t.id(),
    interviewerIds: t.idList({ required: true }),
    languageCode: t.string({ required: true }),
    startTime: t.field({ type: 'DateTime' }),
    visibility: t.field({ type: CallVisibilityEnum }),
  }),
});

const AddUploadedCallPayload = builder
  .objectRef<{ call: LoadedCall; upload: UploadRow }>('AddUploadedCallPayload')
  .implement({
    description:
      '`uploadUrl` is where tus continues; it stays the same for the life of the upload.',
    fields: (t) => ({
      call: t.field({ type: Call, resolve: (source) => source.call }),
      upload: t.field({ type: Upload, resolve: (source) => source.upload }),
      uploadUrl: t.string({ resolve: (source) => `/files/${source.upload.id}` }),
    }),
  });

const UpdateCallInput = builder.inputType('UpdateCallInput', {
  fields: (t) => ({
    name: t.string(),
    candidateId: t.id(),
    newCandidate: t.field({ type: NewCandidateInput }),
    positionId: t.id(),
    interviewStageId: t.id(),
    callGuideId: t.id(),
    interviewerIds: t.idList(),
    visibility: t.field({ type: CallVisibilityEnum }),
    rating: t.int(),
    startTime: t.field({ type: 'DateTime' }),
  }),
});

interface Links {
  candidateId?: string | null | undefined;
  newCandidate?: object | null | undefined;
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  callGuideId?: string | null | undefined;
  interviewerIds?: readonly string[] | null | undefined;
}

/** Everything a call points at must be the actor's to see. @throws {UserError} NOT_FOUND */
export async function checkLinks({ actor, loaders }: ActorContext, links: Links): Promise<void> {
  if (links.newCandidate) candidatePolicy.authorize(actor, 'create', null);
  if (links.candidateId) await loaders.candidateById.loadOrThrow(links.candidateId);
  if (links.positionId) await loaders.positionById.loadOrThrow(links.positionId);
  if (links.interviewStageId) await loaders.interviewStageById.loadOrThrow(links.interviewStageId);
  if (links.callGuideId) await loaders.guideById.loadOrThrow(links.callGuideId);
  for (const id of links.interviewerIds ?? []) await loaders.userById.loadOrThrow(id);
}

/** The call as it is after a command changed it. */
export const reloadCall = ({ loaders }: ActorContext, callId: string) => {
  loaders.callById.clear(callId);
  return loaders.callById.loadOrThrow(callId);
};

builder.mutationFields((t) => ({
  addUploadedCall: t.field({
    type: AddUploadedCallPayload,
    args: { input: t.arg({ type: AddUploadedCallInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      const { db, actor, services } = own;
      uploadPolicy.authorize(actor, 'create', null);
      await checkLinks(own, input);
      await checkLanguage(own, input.languageCode);
      const { callId, upload } = await addUploadedCall({
        db,
        actor,
        input,
        maxUploadBytes: services.settings.MAX_UPLOAD_BYTES,
      });
      await services.uploads.prepare(upload);
      return { call: await reloadCall(own, callId), upload };
    },
  }),
  cancelUpload: t.boolean({
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'cancelUpload', call);
      if (!(await own.services.uploads.cancel({ actor: own.actor, call })))
        throw new UserError(
          'CONFLICT',
          'This recording has already arrived whole. Delete the interview instead.',
        );
      return true;
    },
  }),
  updateCall: t.field({
    type: Call,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCallInput, required: true }),
    },
    resolve: async (_root, { id, input }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(id);
      callPolicy.authorize(own.actor, 'edit', call);
      if (input.visibility && input.visibility !== call.visibility)
        callPolicy.authorize(own.actor, 'changeVisibility', call);
      // Interviewers see the interview and decide who else does, so naming them asks for the same right.
      const isNewInterviewer = (userId: string) => !call.interviewerIds.includes(userId);
      if (input.interviewerIds?.some(isNewInterviewer))
        callPolicy.authorize(own.actor, 'changeVisibility', call);
      await checkLinks(own, input);
      const { db, actor, services } = own;
      await updateCall({ db, actor, call, changes: input, send: services.jobs.send });
      return reloadCall(own, id);
    },
  }),
  deleteCall: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { loaders, actor, db, services } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(id);
      callPolicy.authorize(actor, 'delete', call);
      await deleteCall({ db, actor, call, send: services.jobs.send });
      return true;
    },
  }),
  keepCall: t.field({
    type: Call,
    description: 'Exempts an interview from the retention of the organization.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(id);
      callPolicy.authorize(own.actor, 'keep', call);
      await keepCall({ db: own.db, actor: own.actor, call, isKept: true });
      return reloadCall(own, id);
    },
  }),
  unkeepCall: t.field({
    type: Call,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(id);
      callPolicy.authorize(own.actor, 'keep', call);
      await keepCall({ db: own.db, actor: own.actor, call, isKept: false });
      return reloadCall(own, id);
    },
  }),
  reTranscribeCall: t.field({
    type: Call,
    args: { id: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
    resolve: async (_root, { id, language }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(id);
      callPolicy.authorize(own.actor, 'edit', call);
      await checkLanguage(own, language);
      const isOrdered = await reTranscribe({
        db: own.db,
        actor: own.actor,
        call,
        language,
        send: own.services.jobs.send,
      });
      if (!isOrdered)
        throw new UserError(
          'UNAVAILABLE',
          'This recording is not ready yet. Wait until it can be played, then try again.',
        );
      return reloadCall(own, id);
    },
  }),
  retryProcessing: t.field({
    type: Call,
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(own.actor, 'edit', call);
      await retryProcessing({ db: own.db, actor: own.actor, call, send: own.services.jobs.send });
      return reloadCall(own, callId);
    },
  }),
}));

async function checkLanguage({ services }: ActorContext, code: string): Promise<void> {
  const offered = await services.speech.languages();
  if (!offered.includes(code))
    throw new UserError(
      'BAD_INPUT',
      `The speech engine here does not know this language. It offers: ${offered.join(', ')}.`,
    );
}

import { builder, CallVisibilityEnum, SpeakerRoleEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { checkLinks, NewCandidateInput, reloadCall } from '../calls/callMutations.ts';
import { uploadPolicy } from '../calls/callPolicy.ts';
import { Call } from '../calls/callType.ts';
import { importTranscript } from './importTranscript.ts';
import { transcriptPolicy } from './transcriptPolicy.ts';

const ImportedSpeakerInput = builder.inputType('ImportedSpeakerInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    role: t.field({ type: SpeakerRoleEnum, required: true }),
  }),
});

const ImportedCallInput = builder.inputType('ImportedCallInput', {
  fields: (t) => ({
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

const ImportTranscriptInput = builder.inputType('ImportTranscriptInput', {
  fields: (t) => ({
    importId: t.id({ required: true, description: 'As the preview of the file gave it.' }),
    speakers: t.field({
      type: [ImportedSpeakerInput],
      required: true,
      description: 'One for each speaker of the preview, in its order; two of one name become one.',
    }),
    details: t.field({ type: ImportedCallInput, description: 'For a new interview.' }),
    callId: t.id({ description: 'For an interview that is there, instead of `details`.' }),
    replacesExisting: t.boolean({ description: 'Its transcript and corrections may go.' }),
  }),
});

/** @throws {UserError} BAD_INPUT, or NOT_FOUND for what the person may not see. */
async function checkDetails(
  own: ActorContext,
  details: typeof ImportedCallInput.$inferInput | null | undefined,
) {
  if (!details) throw new UserError('BAD_INPUT', 'Say which interview the transcript belongs to.');
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(details.languageCode))
    throw new UserError('BAD_INPUT', 'Choose the language that is spoken.');
  await checkLinks(own, details);
  return details;
}

builder.mutationFields((t) => ({
  importTranscript: t.field({
    type: Call,
    description: 'Makes an interview of a previewed transcript file, or gives it to one.',
    args: { input: t.arg({ type: ImportTranscriptInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      const { actor, db, loaders, services } = own;
      const { importId, speakers, callId } = input;
      const call = callId ? await loaders.callById.loadOrThrow(callId) : null;
      if (call) transcriptPolicy.authorize(actor, 'correct', call);
      else uploadPolicy.authorize(actor, 'create', null);
      const target = call
        ? { call, replacesExisting: input.replacesExisting === true }
        : { details: await checkDetails(own, input.details) };
      const send = services.jobs.send;
      const madeId = await importTranscript({ db, actor, importId, speakers, target, send });
      return reloadCall(own, madeId);
    },
  }),
}));

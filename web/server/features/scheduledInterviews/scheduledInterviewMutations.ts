import { UserError } from '../../errors/userError.ts';
import { builder, CallVisibilityEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { checkLinks, NewCandidateInput } from '../calls/callMutations.ts';
import { uploadPolicy } from '../calls/callPolicy.ts';
import type { LoadedInterview } from '../calls/interviewLoaders.ts';
import { deleteScheduledInterview } from './deleteScheduledInterview.ts';
import { saveScheduledInterview } from './saveScheduledInterview.ts';
import { scheduledInterviewPolicy } from './scheduledInterviewPolicy.ts';
import { ScheduledInterview } from './scheduledInterviewType.ts';

const ScheduledInterviewInput = builder.inputType('ScheduledInterviewInput', {
  fields: (t) => ({
    name: t.string({ description: 'The name of the candidate where it is left out.' }),
    candidateId: t.id(),
    newCandidate: t.field({ type: NewCandidateInput }),
    positionId: t.id(),
    callGuideId: t.id(),
    interviewerIds: t.idList({ required: true }),
    scheduledStart: t.field({ type: 'DateTime', required: true }),
    durationMinutes: t.int({ required: true }),
    meetingUrl: t.string(),
    visibility: t.field({ type: CallVisibilityEnum }),
  }),
});

/** @throws {UserError} NOT_FOUND, or CONFLICT for one that has begun */
async function loadScheduled({ loaders }: ActorContext, id: string): Promise<LoadedInterview> {
  const interview = await loaders.interviewById.loadOrThrow(id);
  if (interview.status === 'PLANNED') return interview;
  throw new UserError('CONFLICT', 'This interview has begun. Find it among the recordings.');
}

builder.mutationFields((t) => ({
  createScheduledInterview: t.field({
    type: ScheduledInterview,
    args: { input: t.arg({ type: ScheduledInterviewInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      uploadPolicy.authorize(actor, 'create', null);
      await checkLinks(own, input);
      const id = await saveScheduledInterview({ db, actor, input, id: null });
      return loaders.interviewById.loadOrThrow(id);
    },
  }),
  updateScheduledInterview: t.field({
    type: ScheduledInterview,
    description: 'Replaces everything that is said of it; who may see it stays unless it is given.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ScheduledInterviewInput, required: true }),
    },
    resolve: async (_root, { id, input }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const interview = await loadScheduled(own, id);
      scheduledInterviewPolicy.authorize(actor, 'edit', interview);
      await checkLinks(own, input);
      await saveScheduledInterview({ db, actor, input, id });
      loaders.interviewById.clear(id);
      return loaders.interviewById.loadOrThrow(id);
    },
  }),
  deleteScheduledInterview: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { db, actor } = own;
      scheduledInterviewPolicy.authorize(actor, 'delete', await loadScheduled(own, id));
      await deleteScheduledInterview({ db, actor, id });
      return true;
    },
  }),
}));

import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { addCandidate } from './addCandidate.ts';
import {
  applicationPolicy,
  candidateRecordPolicy,
  type CandidateRights,
} from './candidatePolicy.ts';
import { loadCandidatePage } from './candidatePage.ts';
import {
  ApplicationStatusEnum,
  Candidate,
  CandidateLinkTypeEnum,
  ConsentDecisionEnum,
  PhoneTypeEnum,
} from './candidateType.ts';
import type { CandidateRow } from './candidateLoaders.ts';
import { addApplication, deleteApplication, updateApplication } from './updateApplication.ts';
import {
  addCandidateLink,
  deleteCandidate,
  deleteCandidateLink,
  rateCandidate,
  recordConsent,
  updateCandidate,
  type CandidateChange,
} from './updateCandidate.ts';

const PhoneNumberInput = builder.inputType('PhoneNumberInput', {
  fields: (t) => ({
    type: t.field({ type: PhoneTypeEnum }),
    phoneNumber: t.string({ required: true }),
  }),
});

const CandidateInput = builder.inputType('CandidateInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    emails: t.stringList(),
    phoneNumbers: t.field({ type: [PhoneNumberInput] }),
  }),
});

/** A candidate with what its commands and its policy take. @throws {UserError} NOT_FOUND */
async function loadCandidate(
  { db, actor, loaders }: ActorContext,
  id: string,
): Promise<CandidateChange & CandidateRights> {
  const candidate = await loaders.candidateById.loadOrThrow(id);
  const applications = await loaders.applicationsByCandidateId.load(id);
  return { db, actor, candidate, positionIds: applications.map(({ positionId }) => positionId) };
}

/** The candidate as it is after a command changed it; null where the actor sees it no more. */
const reload = ({ db, actor, loaders }: ActorContext, id: string): Promise<CandidateRow | null> =>
  loadCandidatePage(db, actor, loaders, id);

builder.mutationFields((t) => ({
  addCandidate: t.field({
    type: Candidate,
    nullable: true,
    args: { input: t.arg({ type: CandidateInput, required: true }), positionId: t.arg.id() },
    resolve: async (_root, { input, positionId = null }, context) => {
      const own = context.signedIn();
      const { db, actor } = own;
      const positionIds = positionId === null ? [] : [positionId];
      candidateRecordPolicy.authorize(actor, 'edit', { positionIds });
      if (positionId) await own.loaders.positionById.loadOrThrow(positionId);
      return reload(own, await addCandidate({ db, actor, input, positionId }));
    },
  }),
  updateCandidate: t.field({
    type: Candidate,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: CandidateInput, required: true }),
    },
    resolve: async (_root, { id, input }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, id);
      candidateRecordPolicy.authorize(own.actor, 'edit', change);
      await updateCandidate({ ...change, changes: input });
      return reload(own, id);
    },
  }),
  deleteCandidate: t.boolean({
    description: 'With all that is known of them. Their interviews stay without a candidate.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, id);
      candidateRecordPolicy.authorize(own.actor, 'delete', change);
      await deleteCandidate(change);
      return true;
    },
  }),
  addCandidateLink: t.field({
    type: Candidate,
    nullable: true,
    args: {
      candidateId: t.arg.id({ required: true }),
      type: t.arg({ type: CandidateLinkTypeEnum, required: true }),
      link: t.arg.string({ required: true }),
      source: t.arg.string(),
    },
    resolve: async (_root, { candidateId, ...input }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, candidateId);
      candidateRecordPolicy.authorize(own.actor, 'edit', change);
      await addCandidateLink({ ...change, input });
      return reload(own, candidateId);
    },
  }),
  deleteCandidateLink: t.field({
    type: Candidate,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { candidateId } = await own.loaders.candidateLinkById.loadOrThrow(id);
      const change = await loadCandidate(own, candidateId);
      candidateRecordPolicy.authorize(own.actor, 'edit', change);
      await deleteCandidateLink({ ...change, linkId: id });
      return reload(own, candidateId);
    },
  }),
  rateCandidate: t.field({
    type: Candidate,
    nullable: true,
    description: 'My stars, 1 to 5; 0 takes them away.',
    args: {
      candidateId: t.arg.id({ required: true }),
      rating: t.arg.int({ required: true }),
    },
    resolve: async (_root, { candidateId, rating }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, candidateId);
      candidateRecordPolicy.authorize(own.actor, 'rate', change);
      await rateCandidate({ ...change, rating });
      return reload(own, candidateId);
    },
  }),
  recordCandidateConsent: t.field({
    type: Candidate,
    nullable: true,
    description: 'What the candidate decided about recording, and how that is known.',
    args: {
      candidateId: t.arg.id({ required: true }),
      decision: t.arg({ type: ConsentDecisionEnum, required: true }),
      evidence: t.arg.string({ required: true }),
    },
    resolve: async (_root, { candidateId, ...input }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, candidateId);
      candidateRecordPolicy.authorize(own.actor, 'recordConsent', change);
      await recordConsent({ ...change, input });
      return reload(own, candidateId);
    },
  }),
  addApplication: t.field({
    type: Candidate,
    nullable: true,
    args: {
      candidateId: t.arg.id({ required: true }),
      positionId: t.arg.id({ required: true }),
      interviewStageId: t.arg.id(),
    },
    resolve: async (_root, { candidateId, positionId, interviewStageId = null }, context) => {
      const own = context.signedIn();
      const change = await loadCandidate(own, candidateId);
      await own.loaders.positionById.loadOrThrow(positionId);
      if (interviewStageId) await own.loaders.interviewStageById.loadOrThrow(interviewStageId);
      applicationPolicy.authorize(own.actor, 'edit', { positionId });
      await addApplication({ ...change, positionId, interviewStageId });
      return reload(own, candidateId);
    },
  }),
  updateApplication: t.field({
    type: Candidate,
    nullable: true,
    description: 'What is left out stays. A null stage takes the application out of its stage.',
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg({ type: ApplicationStatusEnum }),
      interviewStageId: t.arg.id(),
    },
    resolve: async (_root, { id, ...changes }, context) => {
      const own = context.signedIn();
      const application = await own.loaders.applicationById.loadOrThrow(id);
      applicationPolicy.authorize(own.actor, 'edit', application);
      if (changes.interviewStageId)
        await own.loaders.interviewStageById.loadOrThrow(changes.interviewStageId);
      const change = await loadCandidate(own, application.candidateId);
      await updateApplication({ ...change, applicationId: id, changes });
      return reload(own, application.candidateId);
    },
  }),
  deleteApplication: t.field({
    type: Candidate,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const application = await own.loaders.applicationById.loadOrThrow(id);
      applicationPolicy.authorize(own.actor, 'edit', application);
      const change = await loadCandidate(own, application.candidateId);
      await deleteApplication({ ...change, applicationId: id });
      return reload(own, application.candidateId);
    },
  }),
}));

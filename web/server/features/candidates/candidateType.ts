import {
  applicationStatuses,
  candidateLinkTypes,
  consentDecisions,
  phoneTypes,
  ratingSummary,
  type RatingSummary,
} from '#shared/domain/candidate.ts';
import type { CandidatePhone } from '../../db/tables/candidate.ts';
import type { candidateLink, consentEntry } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { InterviewStageFacts, PositionFacts } from '../positions/positionLoaders.ts';
import { InterviewStage, Position } from '../positions/positionType.ts';
import { User } from '../users/userType.ts';
import type { ApplicationRow, CandidateFacts, CandidateRow } from './candidateLoaders.ts';
import { applicationPolicy, candidateRecordPolicy } from './candidatePolicy.ts';

type ShownApplication = Pick<
  ApplicationRow,
  'id' | 'status' | 'positionId' | 'interviewStageId' | 'stageEnteredAt' | 'closedAt' | 'createdAt'
> & {
  /** What was read together with it. */
  parts?: { position: PositionFacts; interviewStage: InterviewStageFacts | null };
};

/** A candidate as lists read it; those of interviews have the facts alone. */
export type ListedCandidate = CandidateFacts &
  Partial<Pick<CandidateRow, 'phoneNumbers' | 'recordingDisabled' | 'createdAt'>> & {
    parts?: {
      ratings: number[];
      callCount: number;
      lastCallAt: Date | null;
      applications: ShownApplication[];
    };
  };

export const CandidateLinkTypeEnum = builder.enumType('CandidateLinkType', {
  values: candidateLinkTypes,
});
export const ApplicationStatusEnum = builder.enumType('ApplicationStatus', {
  values: applicationStatuses,
});
export const ConsentDecisionEnum = builder.enumType('ConsentDecision', {
  values: consentDecisions,
});
export const PhoneTypeEnum = builder.enumType('PhoneType', { values: phoneTypes });

const CandidatePhoneNumber = builder.objectRef<CandidatePhone>('CandidatePhoneNumber').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: PhoneTypeEnum }),
    phoneNumber: t.exposeString('phoneNumber'),
  }),
});

const CandidateLink = builder
  .objectRef<typeof candidateLink.$inferSelect>('CandidateLink')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      type: t.expose('type', { type: CandidateLinkTypeEnum }),
      link: t.exposeString('link'),
      source: t.exposeString('source'),
    }),
  });

const ConsentEntry = builder.objectRef<typeof consentEntry.$inferSelect>('ConsentEntry').implement({
  description: 'What a candidate decided about recording.',
  fields: (t) => ({
    id: t.exposeID('id'),
    decision: t.expose('decision', { type: ConsentDecisionEnum }),
    evidence: t.exposeString('evidence'),
    recordedBy: t.field({
      type: User,
      resolve: (entry, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(entry.recordedById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const RatingBreakdown = builder.objectRef<RatingSummary>('RatingBreakdown').implement({
  fields: (t) => ({
    average: t.exposeFloat('average', { nullable: true }),
    counts: t.exposeIntList('counts', {
      description: 'How many people gave 1, 2, 3, 4 and 5 stars.',
    }),
  }),
});

const Application = builder.objectRef<ShownApplication>('Application').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: ApplicationStatusEnum }),
    position: t.field({
      type: Position,
      resolve: (source, _args, context) =>
        source.parts?.position ??
        context.signedIn().loaders.positionById.loadOrThrow(source.positionId),
    }),
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      resolve: (source, _args, context) =>
        source.parts
          ? source.parts.interviewStage
          : context.signedIn().loaders.interviewStageById.loadIfSet(source.interviewStageId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    stageEnteredAt: t.expose('stageEnteredAt', { type: 'DateTime' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    canEdit: t.boolean({
      resolve: (source, _args, context) =>
        applicationPolicy.can(context.signedIn().actor, 'edit', source),
    }),
  }),
});

export const Candidate = builder.objectRef<ListedCandidate>('Candidate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.string({ resolve: (source) => `${source.firstName} ${source.lastName}`.trim() }),
    emails: t.exposeStringList('emails', { description: 'The default one first.' }),
    phoneNumbers: t.field({
      type: [CandidatePhoneNumber],
      description: 'The default one first.',
      resolve: async (source, _args, context) =>
        source.phoneNumbers ?? (await wholeCandidate(source, context)).phoneNumbers,
    }),
    recordingDisabled: t.boolean({
      description: 'The candidate does not want to be recorded.',
      resolve: async (source, _args, context) =>
        source.recordingDisabled ?? (await wholeCandidate(source, context)).recordingDisabled,
    }),
    createdAt: t.field({
      type: 'DateTime',
      resolve: async (source, _args, context) =>
        source.createdAt ?? (await wholeCandidate(source, context)).createdAt,
    }),
    callCount: t.int({
      description: 'Interviews the viewer may see.',
      resolve: async (source, _args, context) =>
        source.parts?.callCount ??
        (await context.signedIn().loaders.callCountByCandidateId.loadFirst(source.id))?.callCount ??
        0,
    }),
    lastCallAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the last interview the viewer may see.',
      resolve: async (source, _args, context) =>
        source.parts
          ? source.parts.lastCallAt
          : ((await context.signedIn().loaders.callCountByCandidateId.loadFirst(source.id))
              ?.lastCallAt ?? null),
    }),
    applications: t.field({
      type: [Application],
      description: 'Newest first.',
      resolve: (source, _args, context) =>
        source.parts?.applications ??
        context.signedIn().loaders.applicationsByCandidateId.load(source.id),
    }),
    candidateLinks: t.field({
      type: [CandidateLink],
      resolve: (source, _args, context) =>
        context.signedIn().loaders.linksByCandidateId.load(source.id),
    }),
    ratingBreakdown: t.field({
      type: RatingBreakdown,
      resolve: async (source, _args, context) => {
        if (source.parts) return ratingSummary(source.parts.ratings);
        const ratings = await context.signedIn().loaders.ratingsByCandidateId.load(source.id);
        return ratingSummary(ratings.map(({ rating }) => rating));
      },
    }),
    myRating: t.int({
      nullable: true,
      resolve: async (source, _args, context) => {
        const { actor, loaders } = context.signedIn();
        const ratings = await loaders.ratingsByCandidateId.load(source.id);
        return ratings.find(({ userId }) => userId === actor.userId)?.rating ?? null;
      },
    }),
    consentHistory: t.field({
      type: [ConsentEntry],
      description: 'Newest first.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.consentByCandidateId.load(source.id),
    }),
    canEdit: t.boolean({ resolve: (source, _args, context) => canDo(source, context, 'edit') }),
    canDelete: t.boolean({ resolve: (source, _args, context) => canDo(source, context, 'delete') }),
    canRecordConsent: t.boolean({
      resolve: (source, _args, context) => canDo(source, context, 'recordConsent'),
    }),
  }),
});

const wholeCandidate = ({ id }: ListedCandidate, context: GraphqlContext) =>
  context.signedIn().loaders.candidateById.loadOrThrow(id);

async function canDo(
  candidate: ListedCandidate,
  context: GraphqlContext,
  verb: 'edit' | 'delete' | 'recordConsent',
) {
  const { actor, loaders } = context.signedIn();
  const applications =
    candidate.parts?.applications ?? (await loaders.applicationsByCandidateId.load(candidate.id));
  const positionIds = applications.map(({ positionId }) => positionId);
  return candidateRecordPolicy.can(actor, verb, { positionIds });
}

import { readingOf, type ImpactStep } from '#shared/domain/adverseImpact.ts';
import type { ComparedGroup } from '#shared/statistics/fourFifths.ts';
import { builder } from '../../graphql/builder.ts';
import { Organization } from '../organizations/organizationType.ts';
import { adverseImpactPolicy } from './adverseImpactPolicy.ts';
import { listCategories, openImpactReport, type ImpactReport } from './adverseImpactReport.ts';
import {
  deleteSelfIdentification,
  uploadSelfIdentification,
  type IdentificationUpload,
} from './uploadSelfIdentification.ts';

const ImpactTestEnum = builder.enumType('ImpactTest', {
  values: ['FISHER', 'TWO_PROPORTIONS'] as const,
});

interface ShownGroup extends ComparedGroup {
  reading: string;
}
const GroupType = builder.objectRef<ShownGroup>('ImpactGroup').implement({
  description: 'The selection rate of a group beside the highest one.',
  fields: (t) => ({
    group: t.exposeString('group'),
    total: t.exposeInt('total', { description: 'Candidates who were decided on.' }),
    selected: t.exposeInt('selected'),
    rate: t.exposeFloat('rate'),
    impactRatio: t.exposeFloat('impactRatio', { nullable: true }),
    isReference: t.exposeBoolean('isReference'),
    isBelowFourFifths: t.exposeBoolean('isBelowFourFifths'),
    test: t.field({
      type: ImpactTestEnum,
      nullable: true,
      resolve: ({ test }) => test?.name ?? null,
    }),
    pValue: t.float({ nullable: true, resolve: ({ test }) => test?.pValue ?? null }),
    reading: t.exposeString('reading', { description: 'What it means, in plain words.' }),
  }),
});

const StepType = builder.objectRef<ImpactStep>('ImpactStep').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    hiddenGroupCount: t.exposeInt('hiddenGroupCount', {
      description: 'Groups too small to show.',
    }),
    groups: t.field({
      type: [GroupType],
      resolve: ({ groups }) =>
        groups.map((group) => ({ ...group, reading: readingOf(group, groups.length) })),
    }),
  }),
});

const ReportType = builder.objectRef<ImpactReport>('AdverseImpactReport').implement({
  fields: (t) => ({
    identifiedPercent: t.exposeInt('identifiedPercent', {
      description: 'Share of applications whose candidate named a group, to the nearest 10 %.',
    }),
    steps: t.field({ type: [StepType], resolve: ({ steps }) => steps }),
  }),
});

const CategoryType = builder
  .objectRef<Awaited<ReturnType<typeof listCategories>>[number]>('SelfIdentificationCategory')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      candidatesAbout: t.exposeInt('candidatesAbout', { description: 'To the nearest ten.' }),
    }),
  });

const UploadType = builder.objectRef<IdentificationUpload>('SelfIdentificationUpload').implement({
  fields: (t) => ({
    savedCount: t.exposeInt('savedCount'),
    unknownLines: t.exposeIntList('unknownLines', {
      description: 'Lines of the file that name no candidate.',
    }),
  }),
});

const FilterInput = builder.inputType('AdverseImpactFilter', {
  fields: (t) => ({
    positionId: t.id(),
    categories: t.stringList({ required: true, description: 'One, or two to combine.' }),
    since: t.field({ type: 'DateTime', description: 'Of the application.' }),
    until: t.field({ type: 'DateTime' }),
  }),
});

builder.objectFields(Organization, (t) => ({
  canViewAdverseImpact: t.boolean({
    resolve: (_organization, _args, context) =>
      adverseImpactPolicy.can(context.signedIn().actor, 'view', null),
  }),
}));

builder.queryFields((t) => ({
  selfIdentificationCategories: t.field({
    type: [CategoryType],
    description: 'For site admins.',
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      adverseImpactPolicy.authorize(actor, 'view', null);
      return listCategories(db, actor);
    },
  }),
}));

builder.mutationFields((t) => ({
  viewAdverseImpact: t.field({
    type: ReportType,
    description: 'The report; a mutation because each view is written into the audit log.',
    args: { filter: t.arg({ type: FilterInput, required: true }) },
    resolve: (_root, { filter: { positionId, categories, since, until } }, context) => {
      const { db, actor } = context.signedIn();
      adverseImpactPolicy.authorize(actor, 'view', null);
      return openImpactReport(db, actor, {
        ...{ categories, positionId: positionId ?? null },
        ...{ since: since ?? null, until: until ?? null },
      });
    },
  }),
  uploadSelfIdentification: t.field({
    type: UploadType,
    args: { csv: t.arg.string({ required: true }) },
    resolve: (_root, { csv }, context) => {
      const { db, actor } = context.signedIn();
      adverseImpactPolicy.authorize(actor, 'upload', null);
      return uploadSelfIdentification({ db, actor, csv });
    },
  }),
  deleteSelfIdentification: t.int({
    description: 'Of one candidate, or of everybody; returns how many entries are gone.',
    args: {
      candidateEmail: t.arg.string({ description: 'Left out: everybody.' }),
    },
    resolve: async (_root, { candidateEmail }, context) => {
      const { db, actor } = context.signedIn();
      adverseImpactPolicy.authorize(actor, 'delete', null);
      return deleteSelfIdentification({ db, actor, candidateEmail: candidateEmail ?? null });
    },
  }),
}));

import {
  templateDefaults,
  templateTypes,
  templateVisibilities,
  type AppliedTemplate,
  type TemplateSection,
} from '#shared/domain/aiTemplate.ts';
import { builder, CallTypeEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { PositionRoleEnum } from '../positions/positionType.ts';
import { listTemplates, type LoadedTemplate } from './aiTemplateLoaders.ts';
import { aiTemplatePolicy, newAiTemplatePolicy } from './aiTemplatePolicy.ts';
import {
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  updateTemplate,
  type SavedTemplate,
} from './editTemplate.ts';

const TemplateTypeEnum = builder.enumType('AiSummaryTemplateType', {
  values: templateTypes,
});
const TemplateVisibilityEnum = builder.enumType('AiSummaryTemplateVisibility', {
  values: templateVisibilities,
});
const TemplateDefaultEnum = builder.enumType('AiSummaryTemplateDefault', {
  values: templateDefaults,
});

export const AppliedTemplateType = builder.objectRef<AppliedTemplate>('AppliedTemplate').implement({
  description: 'A template as it was when the notes were written.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    customType: t.expose('customType', { type: TemplateTypeEnum }),
  }),
});

const Section = builder.objectRef<TemplateSection>('AiSummaryTemplateSection').implement({
  fields: (t) => ({ title: t.exposeString('title'), prompt: t.exposeString('prompt') }),
});

const Template = builder.objectRef<LoadedTemplate>('AiSummaryTemplate').implement({
  description: 'What people want in AI notes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    customType: t.expose('customType', { type: TemplateTypeEnum }),
    sections: t.field({ type: [Section], resolve: ({ sections }) => sections }),
    customPrompt: t.exposeString('customPrompt', {
      description: 'Instructions for a language model. The built-in engine does not read them.',
    }),
    visibility: t.expose('visibility', { type: TemplateVisibilityEnum }),
    defaultFor: t.expose('defaultFor', { type: TemplateDefaultEnum }),
    defaultForPersona: t.expose('defaultForPersona', { type: [PositionRoleEnum] }),
    defaultForKeywords: t.exposeStringList('defaultForKeywords'),
    defaultForMeetingType: t.expose('defaultForMeetingType', { type: [CallTypeEnum] }),
    creatorName: t.exposeString('creatorName'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean({
      resolve: (template, _args, context) =>
        aiTemplatePolicy.can(context.signedIn().actor, 'edit', template),
    }),
    canDelete: t.boolean({
      resolve: (template, _args, context) =>
        aiTemplatePolicy.can(context.signedIn().actor, 'delete', template),
    }),
    canDuplicate: t.boolean({
      resolve: (template, _args, context) =>
        aiTemplatePolicy.can(context.signedIn().actor, 'duplicate', template),
    }),
  }),
});

const SectionInput = builder.inputType('AiSummaryTemplateSectionInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    prompt: t.string({ required: true }),
  }),
});
const TemplateInputType = builder.inputType('AiSummaryTemplateInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    customType: t.field({ type: TemplateTypeEnum, required: true }),
    sections: t.field({ type: [SectionInput], required: true }),
    customPrompt: t.string({ required: true }),
    visibility: t.field({ type: TemplateVisibilityEnum, required: true }),
    defaultFor: t.field({ type: TemplateDefaultEnum, required: true }),
    defaultForPersona: t.field({ type: [PositionRoleEnum], required: true }),
    defaultForKeywords: t.stringList({ required: true }),
    defaultForMeetingType: t.field({ type: [CallTypeEnum], required: true }),
  }),
});

const SavedPayload = builder
  .objectRef<{ template: LoadedTemplate | null; validationError: string | null }>(
    'AiSummaryTemplatePayload',
  )
  .implement({
    description: 'The saved template, or what is wrong with it.',
    fields: (t) => ({
      template: t.field({ type: Template, nullable: true, resolve: ({ template }) => template }),
      validationError: t.exposeString('validationError', { nullable: true }),
    }),
  });

builder.queryFields((t) => ({
  aiSummaryTemplates: t.field({
    type: [Template],
    description:
      'The templates that the viewer may use, by name. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      return listTemplates(db, actor, { query: query ?? '', page: page ?? 1, limit: limit ?? 50 });
    },
  }),
  aiSummaryTemplate: t.field({
    type: Template,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.aiTemplateById.load(id),
  }),
  canCreateAiSummaryTemplate: t.boolean({
    resolve: (_root, _args, context) =>
      newAiTemplatePolicy.can(context.signedIn().actor, 'create', null),
  }),
}));

async function payloadOf({ loaders }: ActorContext, saved: SavedTemplate) {
  if ('validationError' in saved) return { template: null, ...saved };
  loaders.aiTemplateById.clear(saved.id);
  return { template: await loaders.aiTemplateById.loadOrThrow(saved.id), validationError: null };
}

builder.mutationFields((t) => ({
  createAiSummaryTemplate: t.field({
    type: SavedPayload,
    args: { input: t.arg({ type: TemplateInputType, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      newAiTemplatePolicy.authorize(own.actor, 'create', null);
      return payloadOf(own, await createTemplate(own, input));
    },
  }),
  updateAiSummaryTemplate: t.field({
    type: SavedPayload,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: TemplateInputType, required: true }),
    },
    resolve: async (_root, { id, input }, context) => {
      const own = context.signedIn();
      const template = await own.loaders.aiTemplateById.loadOrThrow(id);
      aiTemplatePolicy.authorize(own.actor, 'edit', template);
      return payloadOf(own, await updateTemplate(own, template, input));
    },
  }),
  duplicateAiSummaryTemplate: t.field({
    type: Template,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const template = await own.loaders.aiTemplateById.loadOrThrow(id);
      aiTemplatePolicy.authorize(own.actor, 'duplicate', template);
      return own.loaders.aiTemplateById.loadOrThrow(await duplicateTemplate(own, template));
    },
  }),
  deleteAiSummaryTemplate: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const template = await own.loaders.aiTemplateById.loadOrThrow(id);
      aiTemplatePolicy.authorize(own.actor, 'delete', template);
      await deleteTemplate(own, template);
      return true;
    },
  }),
}));

import type { JobDescriptionTone } from '#shared/domain/plan.ts';
import type { SimplifiedText } from '#shared/planning/simplifySentence.ts';
import { builder, JobDescriptionToneEnum } from '../../graphql/builder.ts';
import type { ActorContext, GraphqlContext } from '../../graphql/context.ts';
import type { EngineIdentity, LanguageTask } from '../../language/languageEngine.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';
import type { LoadedJobDescription } from '../jobDescriptions/jobDescriptionLoaders.ts';
import {
  generateAboutRole,
  generateRequirementAreas,
  generateRequirementAreaText,
  generateRequirements,
  generateResponsibilities,
} from './creatorTasks.ts';
import { generateText } from './generateText.ts';
import { planGenerationPolicy } from './planGenerationPolicy.ts';
import { generateSimplifiedText } from './simplifyTask.ts';

type Written<Output> = Output & { engine: EngineIdentity };

/** The fields of an engine's text, with who wrote it. */
const WrittenBy = builder.objectRef<EngineIdentity>('TextEngine').implement({
  description: 'Who wrote a text: the built-in engine or a model.',
  fields: (t) => ({
    name: t.exposeString('name'),
    isModel: t.boolean({ resolve: (source) => source.kind === 'model' }),
  }),
});
const AboutRole = builder
  .objectRef<Written<{ aboutRole: string }>>('GeneratedAboutRole')
  .implement({
    fields: (t) => ({
      aboutRole: t.exposeString('aboutRole'),
      engine: t.expose('engine', { type: WrittenBy }),
    }),
  });
const Requirements = builder
  .objectRef<Written<{ requirements: string[] }>>('GeneratedRequirements')
  .implement({
    fields: (t) => ({
      requirements: t.exposeStringList('requirements'),
      engine: t.expose('engine', { type: WrittenBy }),
    }),
  });
const RequirementAreas = builder
  .objectRef<Written<{ requirementAreas: string[] }>>('GeneratedRequirementAreas')
  .implement({
    fields: (t) => ({
      requirementAreas: t.exposeStringList('requirementAreas'),
      engine: t.expose('engine', { type: WrittenBy }),
    }),
  });
const Responsibilities = builder
  .objectRef<Written<{ responsibilities: string[] }>>('GeneratedResponsibilities')
  .implement({
    fields: (t) => ({
      responsibilities: t.exposeStringList('responsibilities'),
      engine: t.expose('engine', { type: WrittenBy }),
    }),
  });
const RequirementAreaText = builder
  .objectRef<Written<{ requirementAreaText: string }>>('GeneratedRequirementAreaText')
  .implement({
    fields: (t) => ({
      requirementAreaText: t.exposeString('requirementAreaText'),
      engine: t.expose('engine', { type: WrittenBy }),
    }),
  });
const Simplified = builder.objectRef<Written<SimplifiedText>>('SimplifiedText').implement({
  fields: (t) => ({
    simplifiedText: t.exposeString('simplifiedText'),
    isComplex: t.exposeBoolean('isComplex', {
      description: 'Nothing better was found; the text is as it was.',
    }),
    engine: t.expose('engine', { type: WrittenBy }),
  }),
});

const RequirementTopicEnum = builder.enumType('RequirementTopic', {
  values: {
    EXPERIENCE_AND_EDUCATION: { value: 'experience and education' as const },
    SPECIFIC_SKILLS: { value: 'specific skills' as const },
    ACCOMPLISHMENTS: { value: 'accomplishments' as const },
  },
});

/** A model costs something; a person at work comes nowhere near this. */
const limit = { name: 'generateText', points: 120, perSec: 300 };

async function load(context: GraphqlContext, id: string) {
  const own = context.signedIn();
  requirePlanAccess(own.actor);
  return { own, jobDescription: await own.loaders.jobDescriptionById.loadOrThrow(id) };
}

async function write<Input, Output extends object>(
  { actor, db, services }: ActorContext,
  jobDescription: LoadedJobDescription,
  signal: AbortSignal,
  task: LanguageTask<Input, Output>,
  input: Input,
): Promise<Written<Output>> {
  await services.rateLimit(limit, actor.userId);
  const { language } = services;
  const { output, engine } = await generateText({
    ...{ db, actor, jobDescription, language, signal, task, input },
  });
  return { ...output, engine };
}

/** The tone asked for, where the organization lets people choose; else its own. */
async function toneOf(
  { loaders, actor }: ActorContext,
  asked: JobDescriptionTone | null | undefined,
): Promise<JobDescriptionTone> {
  const { settings } = await loaders.organizationById.loadOrThrow(actor.organizationId);
  return settings.allowPlanJobDescriptionToneOverride && asked
    ? asked
    : settings.defaultPlanJobDescriptionTone;
}

const options = { type: 'String', required: true } as const;

builder.mutationFields((t) => ({
  generateAboutRole: t.field({
    type: AboutRole,
    args: {
      id: t.arg.id({ required: true }),
      jobTitle: t.arg(options),
      uniqueAspects: t.arg(options),
      pitch: t.arg(options),
      customTone: t.arg({ type: JobDescriptionToneEnum }),
    },
    resolve: async (_root, { id, customTone, ...words }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      const input = { ...words, tone: await toneOf(own, customTone) };
      return write(own, jobDescription, context.signal, generateAboutRole, input);
    },
  }),
  generateRequirementAreas: t.field({
    type: RequirementAreas,
    description: 'High-level areas of responsibility to choose from.',
    args: { id: t.arg.id({ required: true }), jobTitle: t.arg(options), aboutRole: t.arg(options) },
    resolve: async (_root, { id, ...input }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      return write(own, jobDescription, context.signal, generateRequirementAreas, input);
    },
  }),
  generateResponsibilities: t.field({
    type: Responsibilities,
    args: {
      id: t.arg.id({ required: true }),
      jobTitle: t.arg(options),
      aboutRole: t.arg(options),
      responsibilityArea: t.arg(options),
      priorSummaries: t.arg.stringList({ required: true }),
      upcomingResponsibilityAreas: t.arg.stringList({ required: true }),
    },
    resolve: async (_root, { id, ...input }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      return write(own, jobDescription, context.signal, generateResponsibilities, input);
    },
  }),
  generateRequirementAreaText: t.field({
    type: RequirementAreaText,
    description: 'The chosen responsibilities of an area, a line each.',
    args: {
      id: t.arg.id({ required: true }),
      jobTitle: t.arg(options),
      aboutRole: t.arg(options),
      responsibilityArea: t.arg(options),
      responsibilities: t.arg.stringList({ required: true }),
    },
    resolve: async (_root, { id, ...input }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      return write(own, jobDescription, context.signal, generateRequirementAreaText, input);
    },
  }),
  generateRequirements: t.field({
    type: Requirements,
    args: {
      id: t.arg.id({ required: true }),
      responsibilities: t.arg.stringList({ required: true }),
      jobTitle: t.arg(options),
      aboutRole: t.arg(options),
      topic: t.arg({ type: RequirementTopicEnum, required: true }),
      partialRequirements: t.arg.stringList({ required: true }),
    },
    resolve: async (_root, { id, ...input }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      return write(own, jobDescription, context.signal, generateRequirements, input);
    },
  }),
  generateSimplifiedText: t.field({
    type: Simplified,
    description: 'A sentence or passage in easier words.',
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg(options),
      jobDescriptionText: t.arg.string({ defaultValue: '' }),
    },
    resolve: async (_root, { id, text, jobDescriptionText }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      const input = { text, jobDescriptionText: jobDescriptionText ?? '' };
      return write(own, jobDescription, context.signal, generateSimplifiedText, input);
    },
  }),
  simplifySentence: t.field({
    type: Simplified,
    description: 'What the editor asks for one sentence.',
    args: { id: t.arg.id({ required: true }), sentence: t.arg(options) },
    resolve: async (_root, { id, sentence }, context) => {
      const { own, jobDescription } = await load(context, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      const input = { text: sentence, jobDescriptionText: '' };
      return write(own, jobDescription, context.signal, generateSimplifiedText, input);
    },
  }),
}));

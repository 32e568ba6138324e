import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import {
  addCompetency,
  deleteCompetency,
  moveCompetency,
  renameCompetency,
} from './editCompetencies.ts';
import { addCue, deleteCue, moveCue, updateCue } from './editCues.ts';
import { guidePolicy } from './guidePolicy.ts';
import { CallGuide, QuestionTypeEnum } from './guideType.ts';
import { reloadGuide } from './reloadGuide.ts';

export const CueInput = builder.inputType('CueInput', {
  description: '`competency` is a name; the guide gets one of that name where it has none.',
  fields: (t) => ({
    cue: t.string({ required: true }),
    description: t.string(),
    descriptionContent: t.string({
      description: 'In its place: what the editor wrote, as raw content in JSON.',
    }),
    type: t.field({ type: QuestionTypeEnum }),
    competency: t.string(),
    scoringEnabled: t.boolean(),
  }),
});

const UpdateCueInput = builder.inputType('UpdateCueInput', {
  description: 'What is left out stays. A null competency leaves the question without one.',
  fields: (t) => ({
    cue: t.string(),
    description: t.string(),
    descriptionContent: t.string({
      description: 'In its place: what the editor wrote, as raw content in JSON.',
    }),
    type: t.field({ type: QuestionTypeEnum }),
    competency: t.string(),
    scoringEnabled: t.boolean(),
  }),
});

/** The guide of a question or competency, as commands take it. */
async function guideOf({ loaders, db, actor }: ActorContext, part: { guideId: string }) {
  return { db, actor, guide: await loaders.guideById.loadOrThrow(part.guideId) };
}

builder.mutationFields((t) => ({
  addCallGuideCue: t.field({
    type: CallGuide,
    description: 'After another question, or last.',
    args: {
      callGuideId: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'A new UUID: the same one again adds nothing more.' }),
      input: t.arg({ type: CueInput, required: true }),
      afterCueId: t.arg.id(),
    },
    resolve: async (_root, { callGuideId, id, input, afterCueId }, context) => {
      const own = context.signedIn();
      const ofGuide = await guideOf(own, { guideId: callGuideId });
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await addCue({ ...ofGuide, id, input, afterCueId });
      return reloadGuide(own, callGuideId);
    },
  }),
  updateCallGuideCue: t.field({
    type: CallGuide,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCueInput, required: true }),
      replaces: t.arg.string({
        description: 'The wording the person had; another one that stands is not overwritten.',
      }),
      replacesDescription: t.arg.string({
        description: 'The same of the description: `descriptionHtml`, else `description`.',
      }),
    },
    resolve: async (_root, { id, input, ...replaced }, context) => {
      const own = context.signedIn();
      const cue = await own.loaders.cueById.loadOrThrow(id);
      const ofGuide = await guideOf(own, cue);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await updateCue({ ...ofGuide, ...replaced, cueId: id, changes: input });
      own.loaders.cueById.clear(id);
      return reloadGuide(own, cue.guideId);
    },
  }),
  moveCallGuideCue: t.field({
    type: CallGuide,
    description: 'Puts a question after another one; first without `afterCueId`.',
    args: { id: t.arg.id({ required: true }), afterCueId: t.arg.id() },
    resolve: async (_root, { id, afterCueId }, context) => {
      const own = context.signedIn();
      const cue = await own.loaders.cueById.loadOrThrow(id);
      const ofGuide = await guideOf(own, cue);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await moveCue({ ...ofGuide, cueId: id, afterCueId: afterCueId ?? null });
      return reloadGuide(own, cue.guideId);
    },
  }),
  deleteCallGuideCue: t.field({
    type: CallGuide,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const cue = await own.loaders.cueById.loadOrThrow(id);
      const ofGuide = await guideOf(own, cue);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await deleteCue({ ...ofGuide, cueId: id });
      return reloadGuide(own, cue.guideId);
    },
  }),
  addCallGuideCompetency: t.field({
    type: CallGuide,
    args: {
      callGuideId: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'A new UUID: the same one again adds nothing more.' }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_root, { callGuideId, id, name }, context) => {
      const own = context.signedIn();
      const ofGuide = await guideOf(own, { guideId: callGuideId });
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await addCompetency({ ...ofGuide, id, name });
      return reloadGuide(own, callGuideId);
    },
  }),
  updateCallGuideCompetency: t.field({
    type: CallGuide,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_root, { id, name }, context) => {
      const own = context.signedIn();
      const competency = await own.loaders.competencyById.loadOrThrow(id);
      const ofGuide = await guideOf(own, competency);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await renameCompetency({ ...ofGuide, competencyId: id, name });
      return reloadGuide(own, competency.guideId);
    },
  }),
  moveCallGuideCompetency: t.field({
    type: CallGuide,
    description: 'Puts a competency after another one; first without `afterCompetencyId`.',
    args: { id: t.arg.id({ required: true }), afterCompetencyId: t.arg.id() },
    resolve: async (_root, { id, afterCompetencyId }, context) => {
      const own = context.signedIn();
      const competency = await own.loaders.competencyById.loadOrThrow(id);
      const ofGuide = await guideOf(own, competency);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      const afterId = afterCompetencyId ?? null;
      await moveCompetency({ ...ofGuide, competencyId: id, afterCompetencyId: afterId });
      return reloadGuide(own, competency.guideId);
    },
  }),
  deleteCallGuideCompetency: t.field({
    type: CallGuide,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const competency = await own.loaders.competencyById.loadOrThrow(id);
      const ofGuide = await guideOf(own, competency);
      guidePolicy.authorize(own.actor, 'edit', ofGuide.guide);
      await deleteCompetency({ ...ofGuide, competencyId: id });
      return reloadGuide(own, competency.guideId);
    },
  }),
}));

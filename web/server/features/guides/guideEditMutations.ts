import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { addGuide } from './addGuide.ts';
import { CueInput } from './cueMutations.ts';
import { deleteGuide } from './deleteGuide.ts';
import { duplicateGuide } from './duplicateGuide.ts';
import type { GuideRow } from './guideLoaders.ts';
import { guidePolicy, newGuidePolicy } from './guidePolicy.ts';
import { CallGuide, GuideVisibilityEnum, isAssigningEnabled } from './guideType.ts';
import { reloadGuide } from './reloadGuide.ts';
import { updateGuides, type GuideChanges } from './updateGuides.ts';

const CallGuideInput = builder.inputType('CallGuideInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    visibility: t.field({ type: GuideVisibilityEnum }),
    positionId: t.id(),
    interviewStageId: t.id(),
    assignedUserIds: t.idList(),
    overallScoringEnabled: t.boolean(),
    cues: t.field({ type: [CueInput] }),
  }),
});

const UpdateCallGuideInput = builder.inputType('UpdateCallGuideInput', {
  description: 'What is left out stays. A null position removes the guide from its position.',
  fields: (t) => ({
    name: t.string(),
    visibility: t.field({ type: GuideVisibilityEnum }),
    positionId: t.id(),
    interviewStageId: t.id(),
    assignedUserIds: t.idList(),
    overallScoringEnabled: t.boolean(),
  }),
});

const mostGuidesAtOnce = 100;

/** Everything a guide points at must be the actor's to see. @throws {UserError} NOT_FOUND */
async function checkLinks({ loaders }: ActorContext, links: GuideChanges): Promise<void> {
  if (links.positionId) await loaders.positionById.loadOrThrow(links.positionId);
  if (links.interviewStageId) await loaders.interviewStageById.loadOrThrow(links.interviewStageId);
  await Promise.all((links.assignedUserIds ?? []).map((id) => loaders.userById.loadOrThrow(id)));
}

/** @throws {UserError} FORBIDDEN where the organization does not assign guides. */
async function checkAssigning(own: ActorContext): Promise<void> {
  if (!(await isAssigningEnabled(own)))
    throw new UserError('FORBIDDEN', 'Your organization does not assign guides to interviewers.');
}

/** @throws {UserError} FORBIDDEN, NOT_FOUND */
async function authorizeChanges(own: ActorContext, guide: GuideRow, changes: GuideChanges) {
  guidePolicy.authorize(own.actor, 'edit', guide);
  if (changes.positionId === null && guide.positionId !== null)
    guidePolicy.authorize(own.actor, 'removeFromPosition', guide);
  if (changes.assignedUserIds) {
    const positionId = changes.positionId === undefined ? guide.positionId : changes.positionId;
    guidePolicy.authorize(own.actor, 'assign', { ...guide, positionId });
    await checkAssigning(own);
  }
}

builder.mutationFields((t) => ({
  addCallGuide: t.field({
    type: CallGuide,
    args: { input: t.arg({ type: CallGuideInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      const { db, actor } = own;
      const positionId = input.positionId ?? null;
      newGuidePolicy.authorize(actor, 'create', { positionId });
      if (input.assignedUserIds?.length) {
        newGuidePolicy.authorize(actor, 'assign', { positionId });
        await checkAssigning(own);
      }
      await checkLinks(own, input);
      return reloadGuide(own, await addGuide({ db, actor, input }));
    },
  }),
  updateCallGuide: t.field({
    type: CallGuide,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCallGuideInput, required: true }),
      replaces: t.arg.string({
        description: 'The name the person had; another one that stands is not overwritten.',
      }),
    },
    resolve: async (_root, { id, input, replaces }, context) => {
      const own = context.signedIn();
      const guide = await own.loaders.guideById.loadOrThrow(id);
      guidePolicy.authorize(own.actor, 'edit', guide);
      await authorizeChanges(own, guide, input);
      await checkLinks(own, input);
      await updateGuides({
        db: own.db,
        actor: own.actor,
        guides: [guide],
        changes: input,
        replaces,
      });
      return reloadGuide(own, id);
    },
  }),
  bulkUpdateCallGuides: t.field({
    type: [CallGuide],
    description: 'The same changes for several guides; all of them or, where one is refused, none.',
    args: {
      ids: t.arg.idList({ required: true }),
      input: t.arg({ type: UpdateCallGuideInput, required: true }),
    },
    resolve: async (_root, { ids, input }, context) => {
      const own = context.signedIn();
      if (ids.length > mostGuidesAtOnce)
        throw new UserError('BAD_INPUT', `Change at most ${mostGuidesAtOnce} guides at once.`);
      if (typeof input.name === 'string' && ids.length > 1)
        throw new UserError('BAD_INPUT', 'Guides changed together keep their names.');
      const all = await Promise.all(ids.map((id) => own.loaders.guideById.loadOrThrow(id)));
      for (const guide of all) {
        guidePolicy.authorize(own.actor, 'edit', guide);
        await authorizeChanges(own, guide, input);
      }
      await checkLinks(own, input);
      await updateGuides({ db: own.db, actor: own.actor, guides: all, changes: input });
      return Promise.all(ids.map((id) => reloadGuide(own, id)));
    },
  }),
  duplicateCallGuide: t.field({
    type: CallGuide,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const guide = await own.loaders.guideById.loadOrThrow(id);
      guidePolicy.authorize(own.actor, 'duplicate', guide);
      return reloadGuide(own, await duplicateGuide({ db: own.db, actor: own.actor, guide }));
    },
  }),
  deleteCallGuide: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const guide = await loaders.guideById.loadOrThrow(id);
      guidePolicy.authorize(actor, 'delete', guide);
      await deleteGuide({ db, actor, guide });
      return true;
    },
  }),
}));

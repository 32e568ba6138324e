import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import type { ScorecardRow } from './scorecardLoaders.ts';
import { scorecardPolicy, scoringPolicy, type ScorecardOfInterview } from './scorecardPolicy.ts';
import { Scorecard } from './scorecardType.ts';
import { startScorecard } from './startScorecard.ts';
import { reopenScorecard, submitScorecard } from './submitScorecard.ts';
import { updateScorecard, updateScorecardItem } from './updateScorecard.ts';

/** @throws {UserError} NOT_FOUND where the actor does not see the interview. */
async function loadCard({ loaders }: ActorContext, id: string): Promise<ScorecardOfInterview> {
  const card = await loaders.scorecardById.loadOrThrow(id);
  return { card, interview: await loaders.interviewById.loadOrThrow(card.interviewId) };
}

/** The scorecard as it is after a command changed it. */
async function reload({ loaders }: ActorContext, id: string): Promise<ScorecardRow> {
  loaders.scorecardById.clear(id);
  loaders.itemsByScorecardId.clear(id);
  const card = await loaders.scorecardById.loadOrThrow(id);
  loaders.scorecardsByInterviewId.clear(card.interviewId);
  return card;
}

builder.mutationFields((t) => ({
  startScorecard: t.field({
    type: Scorecard,
    description: 'My scorecard of an interview; begins one, or takes over changes of the guide.',
    args: { interviewId: t.arg.id({ required: true }) },
    resolve: async (_root, { interviewId }, context) => {
      const own = context.signedIn();
      const interview = await own.loaders.interviewById.loadOrThrow(interviewId);
      scoringPolicy.authorize(own.actor, 'score', interview);
      return reload(own, await startScorecard({ db: own.db, actor: own.actor, interview }));
    },
  }),
  updateScorecard: t.field({
    type: Scorecard,
    args: {
      id: t.arg.id({ required: true }),
      overallScore: t.arg.int(),
      overallNotes: t.arg.string(),
      replaces: t.arg.string({ description: 'The notes the person had before them.' }),
    },
    resolve: async (_root, { id, replaces, ...changes }, context) => {
      const own = context.signedIn();
      const loaded = await loadCard(own, id);
      scorecardPolicy.authorize(own.actor, 'edit', loaded);
      await updateScorecard({ db: own.db, actor: own.actor, card: loaded.card, changes, replaces });
      return reload(own, id);
    },
  }),
  updateScorecardItem: t.field({
    type: Scorecard,
    args: {
      id: t.arg.id({ required: true }),
      score: t.arg.int(),
      notes: t.arg.string(),
      markedTimeMs: t.arg.int(),
      replaces: t.arg.string({ description: 'The notes the person had before them.' }),
    },
    resolve: async (_root, { id: itemId, replaces, ...changes }, context) => {
      const own = context.signedIn();
      const item = await own.loaders.scorecardItemById.loadOrThrow(itemId);
      const { card, interview } = await loadCard(own, item.scorecardId);
      scorecardPolicy.authorize(own.actor, 'edit', { card, interview });
      await updateScorecardItem({ db: own.db, actor: own.actor, card, itemId, changes, replaces });
      return reload(own, card.id);
    },
  }),
  submitScorecard: t.field({
    type: Scorecard,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const loaded = await loadCard(own, id);
      scorecardPolicy.authorize(own.actor, 'submit', loaded);
      await submitScorecard({ db: own.db, actor: own.actor, card: loaded.card });
      return reload(own, id);
    },
  }),
  reopenScorecard: t.field({
    type: Scorecard,
    nullable: true,
    description: 'Null where the draft that it becomes is not the viewer’s to read.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const loaded = await loadCard(own, id);
      scorecardPolicy.authorize(own.actor, 'reopen', loaded);
      await reopenScorecard({ db: own.db, actor: own.actor, card: loaded.card });
      const card = await reload(own, id);
      return scorecardPolicy.can(own.actor, 'read', { ...loaded, card }) ? card : null;
    },
  }),
}));

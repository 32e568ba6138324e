import { alertThemeNames, alertThemes } from '#shared/language/alertThemes.ts';
import { builder } from '../../graphql/builder.ts';
import { Candidate } from '../candidates/candidateType.ts';
import { Position } from '../positions/positionType.ts';
import { candidateAlertPolicy } from './candidateAlertPolicy.ts';
import { follow, loadFollowed, unfollow, type Followed } from './followAlerts.ts';
import {
  alertId,
  listAlerts,
  loadAlertAccuracy,
  type AlertAccuracy,
  type AlertPage,
  type AlertRow,
} from './listAlerts.ts';
import { addAlertViews, setAlertAccuracy } from './respondToAlerts.ts';

const ThemeEnum = builder.enumType('CandidateAlertTheme', { values: alertThemeNames });

const Alert = builder.objectRef<AlertRow>('CandidateAlert').implement({
  description: 'What a candidate said that a recruiter wants to know soon, found by rules.',
  fields: (t) => ({
    id: t.id({ resolve: alertId }),
    theme: t.expose('theme', { type: ThemeEnum }),
    title: t.string({ resolve: ({ theme }) => alertThemes[theme] }),
    quote: t.exposeString('quote'),
    callId: t.exposeID('callId'),
    name: t.exposeString('name', { description: 'Of the interview.' }),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    atMs: t.exposeInt('atMs'),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      resolve: ({ candidateId }, _args, context) =>
        context.signedIn().loaders.candidateById.loadIfSet(candidateId),
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: ({ positionId }, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(positionId),
    }),
    isNew: t.exposeBoolean('isNew', { description: 'The viewer has not seen it before.' }),
    isAccurate: t.exposeBoolean('isAccurate', {
      nullable: true,
      description: 'What the viewer says of it.',
    }),
  }),
});

const Page = builder.objectRef<AlertPage>('CandidateAlertPage').implement({
  fields: (t) => ({
    results: t.field({ type: [Alert], resolve: ({ results }) => results }),
    nextCursor: t.exposeString('nextCursor', {
      nullable: true,
      description: 'Where the next page begins; null on the last one.',
    }),
  }),
});

const Accuracy = builder.objectRef<AlertAccuracy>('CandidateAlertAccuracy').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    theme: t.expose('theme', { type: ThemeEnum }),
    title: t.string({ resolve: ({ theme }) => alertThemes[theme] }),
    alerts: t.exposeInt('alerts'),
    answers: t.exposeInt('answers', { description: 'How many times people said if one is right.' }),
    right: t.exposeInt('right'),
  }),
});

const Subscriptions = builder.objectRef<Followed>('CandidateAlertUserSubscriptions').implement({
  description: 'Whose alerts the viewer follows.',
  fields: (t) => ({
    candidateIds: t.exposeIDList('candidateIds'),
    positionIds: t.exposeIDList('positionIds'),
  }),
});

const FilterInput = builder.inputType('CandidateAlertFilter', {
  fields: (t) => ({
    theme: t.field({ type: ThemeEnum }),
    candidateId: t.id(),
    positionId: t.id(),
    isFollowed: t.boolean({ description: 'Only of candidates and positions that one follows.' }),
  }),
});

builder.queryFields((t) => ({
  candidateAlerts: t.field({
    type: Page,
    description: 'The alerts of the interviews that the viewer may see, newest first.',
    args: {
      filter: t.arg({ type: FilterInput }),
      after: t.arg.string(),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { filter, after, limit }, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'read', null);
      return listAlerts(db, actor, {
        ...{ filter: filter ?? {}, after: after ?? null, limit: limit ?? 50 },
      });
    },
  }),
  candidateAlertAccuracy: t.field({
    type: [Accuracy],
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'measure', null);
      return loadAlertAccuracy(db, actor);
    },
  }),
  candidateAlertUserSubscriptions: t.field({
    type: Subscriptions,
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'read', null);
      return loadFollowed(db, actor);
    },
  }),
}));

builder.mutationFields((t) => ({
  addAlertView: t.field({
    type: 'Boolean',
    description: 'The viewer has seen these alerts.',
    args: { alertIds: t.arg.idList({ required: true }) },
    resolve: async (_root, { alertIds }, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'respond', null);
      await addAlertViews(db, actor, alertIds);
      return true;
    },
  }),
  setCandidateAlertAccuracy: t.field({
    type: 'Boolean',
    nullable: true,
    description: 'Says if an alert is right; null takes it back.',
    args: { alertId: t.arg.id({ required: true }), isAccurate: t.arg.boolean() },
    resolve: async (_root, args, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'respond', null);
      const isAccurate = args.isAccurate ?? null;
      await setAlertAccuracy(db, actor, { id: args.alertId, isAccurate });
      return isAccurate;
    },
  }),
  addCandidateAlertUserSubscriptions: t.field({
    type: Subscriptions,
    args: {
      candidateIds: t.arg.idList({ defaultValue: [] }),
      positionIds: t.arg.idList({ defaultValue: [] }),
    },
    resolve: (_root, { candidateIds, positionIds }, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'respond', null);
      return follow(db, actor, {
        candidateIds: candidateIds ?? [],
        positionIds: positionIds ?? [],
      });
    },
  }),
  removeCandidateAlertUserSubscriptions: t.field({
    type: Subscriptions,
    args: {
      candidateIds: t.arg.idList({ defaultValue: [] }),
      positionIds: t.arg.idList({ defaultValue: [] }),
    },
    resolve: (_root, { candidateIds, positionIds }, context) => {
      const { db, actor } = context.signedIn();
      candidateAlertPolicy.authorize(actor, 'respond', null);
      return unfollow(db, actor, {
        candidateIds: candidateIds ?? [],
        positionIds: positionIds ?? [],
      });
    },
  }),
}));

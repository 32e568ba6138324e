import { payCurrencies, payPeriods } from '#shared/language/spokenPay.ts';
import { builder } from '../../graphql/builder.ts';
import { checkInsightFilter } from '../insights/insightFilter.ts';
import { keepInsights } from '../insights/keepInsights.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';
import { InsightFilterInput } from '../insights/insightType.ts';
import { Position } from '../positions/positionType.ts';
import { loadPay, type Compensation, type PayFigures, type PositionPay } from './loadPay.ts';
import { loadThemes, type SpokenTheme, type SpokenThemes } from './loadThemes.ts';
import { titleOfTheme } from './spokenTitles.ts';
import { SpokenExampleType } from './topicType.ts';

const Theme = builder.objectRef<SpokenTheme>('SpokenTheme').implement({
  fields: (t) => ({
    theme: t.exposeID('theme'),
    title: t.string({
      resolve: ({ theme }) => titleOfTheme(theme),
    }),
    interviews: t.exposeInt('interviews'),
    sentences: t.exposeInt('sentences'),
    examples: t.field({ type: [SpokenExampleType], resolve: ({ examples }) => examples }),
  }),
});

const Themes = builder.objectRef<SpokenThemes>('SpokenThemes').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    withAny: t.exposeInt('withAny', { description: 'Interviews in which any theme comes up.' }),
    themes: t.field({ type: [Theme], resolve: ({ themes }) => themes }),
  }),
});

const Figures = builder.objectRef<PayFigures>('PayFigures').implement({
  fields: (t) => ({
    interviews: t.exposeInt('interviews', { description: 'On how many it rests.' }),
    minimum: t.exposeInt('minimum'),
    maximum: t.exposeInt('maximum'),
    median: t.exposeInt('median', {
      nullable: true,
      description: 'Null where fewer than five interviews name an amount.',
    }),
    examples: t.field({ type: [SpokenExampleType], resolve: ({ examples }) => examples }),
  }),
});

const PositionPayType = builder.objectRef<PositionPay>('PositionPay').implement({
  fields: (t) => ({
    position: t.field({
      type: Position,
      nullable: true,
      resolve: ({ positionId }, _args, context) =>
        context.signedIn().loaders.positionById.loadIfSet(positionId),
    }),
    period: t.expose('period', {
      type: builder.enumType('PayPeriod', { values: payPeriods }),
    }),
    currency: t.expose('currency', {
      type: builder.enumType('PayCurrency', { values: payCurrencies }),
      nullable: true,
      description: 'Null where it is not said.',
    }),
    offered: t.field({ type: Figures, nullable: true, resolve: ({ offered }) => offered }),
    expected: t.field({ type: Figures, nullable: true, resolve: ({ expected }) => expected }),
  }),
});

const CompensationType = builder.objectRef<Compensation>('CompensationTrends').implement({
  description: 'Pay that was offered and asked for; never what anybody earns or earned.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    withPay: t.exposeInt('withPay'),
    positions: t.field({ type: [PositionPayType], resolve: ({ positions }) => positions }),
  }),
});

const filterArg = { type: InsightFilterInput, required: true } as const;

builder.queryFields((t) => ({
  candidateQuestions: t.field({
    type: Themes,
    args: { filter: t.arg(filterArg) },
    resolve: async (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'advanced', null);
      await keepInsights(context);
      return loadThemes(db, actor, checkInsightFilter(filter), 'QUESTION');
    },
  }),
  candidateMotivations: t.field({
    type: Themes,
    args: { filter: t.arg(filterArg) },
    resolve: async (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'advanced', null);
      await keepInsights(context);
      return loadThemes(db, actor, checkInsightFilter(filter), 'MOTIVE');
    },
  }),
  compensationTrends: t.field({
    type: CompensationType,
    args: { filter: t.arg(filterArg) },
    resolve: async (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'advanced', null);
      await keepInsights(context);
      return loadPay(db, actor, checkInsightFilter(filter));
    },
  }),
}));

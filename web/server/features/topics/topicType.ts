import { topicMatchRules, tidyCustomTopic, topicRuleFault } from '#shared/domain/customTopic.ts';
import { topicSpeakers } from '#shared/domain/topicSearch.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import { builder } from '../../graphql/builder.ts';
import { checkInsightFilter } from '../insights/insightFilter.ts';
import { keepInsights } from '../insights/keepInsights.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';
import { InsightFilterInput } from '../insights/insightType.ts';
import { customTopicPolicy } from './customTopicPolicy.ts';
import {
  createTopic,
  deleteTopic,
  listTopics,
  updateTopic,
  type CustomTopicRow,
} from './editTopic.ts';
import { findTrackers, type Tracker } from './findTrackers.ts';
import { loadTopicTrends, type TopicTrend, type TopicTrends } from './loadTopicTrends.ts';
import { previewTopic, type TopicPreview } from './previewTopic.ts';
import type { SpokenExample } from './spokenExamples.ts';

const MatchRuleEnum = builder.enumType('TopicMatchRule', { values: topicMatchRules });
const SpeakerEnum = builder.enumType('TopicSpeaker', { values: topicSpeakers });

const TopicInput = builder.inputType('CustomTopicInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    keywords: t.stringList({ required: true }),
    matchRule: t.field({ type: MatchRuleEnum, required: true }),
    excludedKeywords: t.stringList({ required: true }),
    speaker: t.field({ type: SpeakerEnum, required: true }),
  }),
});

const CustomTopic = builder.objectRef<CustomTopicRow>('CustomTopic').implement({
  description: 'Keywords that an organization watches its interviews for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    keywords: t.exposeStringList('keywords'),
    matchRule: t.expose('matchRule', { type: MatchRuleEnum }),
    excludedKeywords: t.exposeStringList('excludedKeywords', {
      description: 'Interviews in which anybody says one of them do not count.',
    }),
    speaker: t.expose('speaker', { type: SpeakerEnum }),
  }),
});

export const SpokenExampleType = builder.objectRef<SpokenExample>('SpokenExample').implement({
  fields: (t) => ({
    callId: t.exposeID('callId'),
    name: t.exposeString('name'),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    atMs: t.exposeInt('atMs'),
    speaker: t.exposeString('speaker'),
    quote: t.exposeString('quote'),
  }),
});

const TrackerMention = builder.objectRef<Tracker['mentions'][number]>('TrackerMention').implement({
  fields: (t) => ({
    segmentId: t.exposeID('segmentId'),
    startMs: t.exposeInt('startMs'),
  }),
});

const TrackerType = builder.objectRef<Tracker>('Tracker').implement({
  description: 'A topic of the organization that an interview speaks of.',
  fields: (t) => ({
    topicId: t.exposeID('topicId'),
    name: t.exposeString('name'),
    mentions: t.field({
      type: [TrackerMention],
      description: 'The turns that hold a keyword.',
      resolve: ({ mentions }) => mentions,
    }),
  }),
});

const Preview = builder.objectRef<TopicPreview>('CustomTopicPreview').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    matching: t.exposeInt('matching'),
    examples: t.field({ type: [SpokenExampleType], resolve: ({ examples }) => examples }),
  }),
});

const Period = builder.objectRef<TopicTrends['periods'][number]>('TopicTrendPeriod').implement({
  fields: (t) => ({
    period: t.exposeString('period', {
      description: 'When it begins by the clock of the zone: "2026-05-04T00:00".',
    }),
    interviews: t.exposeInt('interviews'),
  }),
});

const Trend = builder.objectRef<TopicTrend>('TopicTrend').implement({
  fields: (t) => ({
    topic: t.field({ type: CustomTopic, resolve: ({ topic }) => topic }),
    interviews: t.exposeInt('interviews'),
    trend: t.exposeIntList('trend', { description: 'Interviews in each of the periods.' }),
  }),
});

const Trends = builder.objectRef<TopicTrends>('TopicTrends').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    periods: t.field({ type: [Period], resolve: ({ periods }) => periods }),
    topics: t.field({ type: [Trend], resolve: ({ topics }) => topics }),
  }),
});

const filterArg = { type: InsightFilterInput, required: true } as const;

builder.queryFields((t) => ({
  customTopics: t.field({
    type: [CustomTopic],
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'read', actor);
      return listTopics(db, actor);
    },
  }),
  customTopicPreview: t.field({
    type: Preview,
    description: 'What a topic finds before it is saved; its name does not matter.',
    args: { input: t.arg({ type: TopicInput, required: true }), filter: t.arg(filterArg) },
    resolve: (_root, { input, filter }, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'edit', actor);
      const rule = tidyCustomTopic(input);
      const fault = topicRuleFault(rule);
      if (fault !== null) throw new UserError('BAD_INPUT', fault);
      return previewTopic(db, actor, checkInsightFilter(filter), rule);
    },
  }),
  callTrackers: t.field({
    type: [TrackerType],
    description: 'By name; none for an interview that the viewer may not see.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: (_root, { callId }, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'read', actor);
      return isUuid(callId) ? findTrackers(db, actor, callId) : [];
    },
  }),
  topicTrends: t.field({
    type: Trends,
    args: { filter: t.arg(filterArg) },
    resolve: async (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'advanced', null);
      await keepInsights(context);
      return loadTopicTrends(db, actor, checkInsightFilter(filter));
    },
  }),
}));

builder.mutationFields((t) => ({
  createCustomTopic: t.field({
    type: CustomTopic,
    args: { input: t.arg({ type: TopicInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'edit', actor);
      return createTopic({ db, actor, fields: input });
    },
  }),
  updateCustomTopic: t.field({
    type: CustomTopic,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: TopicInput, required: true }),
    },
    resolve: (_root, { id, input }, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'edit', actor);
      return updateTopic({ db, actor, id, fields: input });
    },
  }),
  deleteCustomTopic: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      customTopicPolicy.authorize(actor, 'edit', actor);
      await deleteTopic({ db, actor, id });
      return id;
    },
  }),
}));

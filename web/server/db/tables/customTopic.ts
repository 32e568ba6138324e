import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { topicMatchRules } from '#shared/domain/customTopic.ts';
import { topicSpeakers } from '#shared/domain/topicSearch.ts';
import { createdAt, id, known, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

/** What an organization watches interviews for: keywords, and the rule by which they count. */
export const customTopic = pgTable(
  'custom_topic',
  {
    id: id(),
    organizationId: organizationId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    keywords: text('keywords').array().notNull(),
    matchRule: text('match_rule', { enum: topicMatchRules }).notNull(),
    excludedKeywords: text('excluded_keywords').array().notNull(),
    speaker: text('speaker', { enum: topicSpeakers }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('custom_topic_organization').on(t.organizationId, t.name),
    known(t.matchRule, topicMatchRules),
    known(t.speaker, topicSpeakers),
  ],
);

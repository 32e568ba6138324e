import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  templateDefaults,
  templateTypes,
  templateVisibilities,
  type TemplateSection,
} from '#shared/domain/aiTemplate.ts';
import type { CallType } from '#shared/domain/call.ts';
import type { PositionRole } from '#shared/domain/permissions.ts';
import { createdAt, id, known, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

/** What people want in AI notes, and the interviews for which it is the default. */
export const aiTemplate = pgTable(
  'ai_template',
  {
    id: id(),
    organizationId: organizationId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    customType: text('custom_type', { enum: templateTypes }).notNull(),
    sections: jsonb('sections').$type<TemplateSection[]>().notNull().default([]),
    /** Instructions for a model, valid in all sections. */
    customPrompt: text('custom_prompt').notNull().default(''),
    visibility: text('visibility', { enum: templateVisibilities }).notNull(),
    defaultFor: text('default_for', { enum: templateDefaults }).notNull().default('NONE'),
    defaultForPersona: text('default_for_persona')
      .array()
      .$type<PositionRole[]>()
      .notNull()
      .default([]),
    defaultForKeywords: text('default_for_keywords').array().notNull().default([]),
    defaultForMeetingType: text('default_for_meeting_type')
      .array()
      .$type<CallType[]>()
      .notNull()
      .default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('ai_template_organization').on(t.organizationId, t.name),
    known(t.customType, templateTypes),
    known(t.visibility, templateVisibilities),
    known(t.defaultFor, templateDefaults),
  ],
);

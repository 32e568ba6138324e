import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { call } from './call.ts';
import { createdAt, id, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

/** A passage of a call, cut at words. Who sees the call sees its clips. */
export const clip = pgTable(
  'clip',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('clip_call').on(t.callId, t.startMs),
    check('clip_has_length', sql`${t.startMs} >= 0 and ${t.endMs} > ${t.startMs}`),
  ],
);

/** Clips to play one after another. */
export const playlist = pgTable(
  'playlist',
  {
    id: id(),
    organizationId: organizationId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => user.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('playlist_owner').on(t.ownerId, t.title)],
);

export const playlistClip = pgTable(
  'playlist_clip',
  {
    id: id(),
    organizationId: organizationId(),
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlist.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clip.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('playlist_clip_order').on(t.playlistId, t.index),
    uniqueIndex('playlist_clip_once').on(t.clipId, t.playlistId),
  ],
);

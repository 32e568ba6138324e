import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { placedAfter, writeOrder } from '../../db/rowOrder.ts';
import { playlist, playlistClip } from '../../db/tables/schema.ts';
import {
  optionalText,
  requiredText,
  unlessLeftOut,
  withDefault,
} from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import type { ClipRights } from '../clips/clipPolicy.ts';
import { playlistAudience, refuseLeak } from '../clips/clipAudience.ts';
import { lockPlaylist } from './playlistLoaders.ts';

const longestTitle = 100;
const longestDescription = 2000;
const mostClips = 200;

const title = requiredText(longestTitle, 'Give the playlist a title.');
const description = optionalText(longestDescription);
const playlistInput = z.object({ title, description: withDefault(description, '') });
const playlistChanges = z.object({
  title: unlessLeftOut(title),
  description: unlessLeftOut(description),
});

interface PlaylistChange {
  db: Db;
  actor: Actor;
  playlist: { id: string; organizationId: string };
}

/** Adds an empty playlist and returns its id. @throws {UserError} BAD_INPUT for no title. */
export async function addPlaylist(options: {
  db: Db;
  actor: Actor;
  input: z.input<typeof playlistInput>;
}): Promise<string> {
  const input = parseInput(playlistInput, options.input);
  const { organizationId, userId: ownerId } = options.actor;
  return options.db.transaction(async (tx) => {
    const { id } = oneRow(
      await tx
        .insert(playlist)
        .values({ organizationId, ownerId, ...input })
        .returning({ id: playlist.id }),
    );
    await recordEvent(tx, options.actor, 'playlist.added', id);
    return id;
  });
}

export async function updatePlaylist(
  input: PlaylistChange & { changes: z.input<typeof playlistChanges> },
): Promise<void> {
  const changes = parseInput(playlistChanges, input.changes);
  await changePlaylist(input, 'playlist.updated', async (tx) => {
    await tx
      .update(playlist)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(playlist.id, input.playlist.id));
  });
}

/** Deletes a playlist; its clips stay. */
export const deletePlaylist = ({ db, actor, playlist: { id } }: PlaylistChange): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(playlist).where(eq(playlist.id, id));
    await recordEvent(tx, actor, 'playlist.deleted', id);
  });

/**
 * Puts a clip last on a playlist; one that is on it already stays where it is. Who sees a shared playlist
 * sees the clip. @throws {UserError} FORBIDDEN for a clip the actor may not share with them.
 */
export const addClipToPlaylist = (
  input: PlaylistChange & { clipId: string; rights: ClipRights },
): Promise<void> =>
  changePlaylist(input, 'playlist.clipAdded', async (tx) => {
    const { id: playlistId, organizationId } = input.playlist;
    refuseLeak(await playlistAudience(tx, playlistId), input.rights);
    const rows = await rowsInOrder(tx, playlistId);
    if (rows.length >= mostClips)
      throw new UserError('BAD_INPUT', `A playlist holds at most ${mostClips} clips.`);
    const index = sql`(select coalesce(max(p.index), -1) + 1 from ${playlistClip} p where p.playlist_id = ${playlistId})`;
    await tx
      .insert(playlistClip)
      .values({ organizationId, playlistId, clipId: input.clipId, index })
      .onConflictDoNothing();
  });

/**
 * Puts a clip after another one, or first. Moves of two people at the same time both count.
 * @throws {UserError} CONFLICT when one of them is no longer on the playlist.
 */
export const movePlaylistClip = (
  input: PlaylistChange & { clipId: string; afterClipId: string | null },
): Promise<void> =>
  changePlaylist(input, 'playlist.clipMoved', async (tx) => {
    const rows = await rowsInOrder(tx, input.playlist.id);
    const rowIdOf = (clipId: string) => rows.find((row) => row.clipId === clipId)?.id ?? '';
    const ids = rows.map(({ id }) => id);
    const movedId = rowIdOf(input.clipId);
    const afterId = input.afterClipId === null ? null : rowIdOf(input.afterClipId);
    const order = movedId === '' ? null : placedAfter(ids, movedId, afterId);
    if (!order)
      throw new UserError(
        'CONFLICT',
        'Somebody else changed this playlist meanwhile. Reload it, then move things again.',
      );
    await writeOrder(tx, playlistClip, order);
  });

export const removeClipFromPlaylist = (input: PlaylistChange & { clipId: string }): Promise<void> =>
  changePlaylist(input, 'playlist.clipRemoved', async (tx) => {
    await tx
      .delete(playlistClip)
      .where(
        and(eq(playlistClip.playlistId, input.playlist.id), eq(playlistClip.clipId, input.clipId)),
      );
  });

const rowsInOrder = (tx: Tx, playlistId: string) =>
  tx
    .select({ id: playlistClip.id, clipId: playlistClip.clipId })
    .from(playlistClip)
    .where(eq(playlistClip.playlistId, playlistId))
    .orderBy(playlistClip.index);

const changePlaylist = (
  { db, actor, playlist: { id } }: PlaylistChange,
  event: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [locked] = await lockPlaylist(tx, id);
    if (!locked) throw UserError.notFound('playlist');
    await change(tx);
    await recordEvent(tx, actor, event, id);
  });

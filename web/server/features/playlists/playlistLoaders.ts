import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import { call, clip, interview, playlist, playlistClip, user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview } from '../../auth/visibleCalls.ts';
import { visibleClips } from '../clips/visibleClips.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { editablePlaylists, isPlaylistShared, visiblePlaylists } from './visiblePlaylists.ts';

/** A playlist with what pages show; counts are of clips that the actor sees. */
export interface LoadedPlaylist {
  id: string;
  organizationId: string;
  ownerId: string;
  title: string;
  description: string;
  createdAt: Date;
  updatedAt: Date;
  /** With the actor. */
  isShared: boolean;
  owner: UserFacts;
  clipCount: number;
  durationMs: number;
}

const columns = (actor: Actor) => {
  const ofVisibleClips = (value: SQL) => sql<number>`(select coalesce(${value}, 0)
    from ${playlistClip} join ${clip} on ${clip.id} = ${playlistClip.clipId}
    join ${call} on ${call.id} = ${clip.callId} join ${interview} on ${ofInterview}
    where ${playlistClip.playlistId} = ${playlist.id} and ${visibleClips(actor)})`;
  return {
    ...getTableColumns(playlist),
    isShared: isPlaylistShared(actor),
    ownerName: user.name,
    ownerEmail: user.email,
    ownerImage: user.image,
    clipCount: ofVisibleClips(sql`count(*)`),
    durationMs: ofVisibleClips(sql`sum(${clip.endMs} - ${clip.startMs})`),
  };
};

async function findPlaylists(db: Db, actor: Actor, where: SQL | undefined, page = sql``) {
  const shown = columns(actor);
  const [found] = await runNamed(
    db,
    sql`select * from ${jsonColumns(
      shown,
      sql`${playlist} join ${user} on ${user.id} = ${playlist.ownerId}
        where ${and(visiblePlaylists(actor), where)}
        order by lower(${playlist.title}), ${playlist.id} ${page}`,
    )} shown`,
  );
  return readJsonColumns(shown, found ?? {}).map((row): LoadedPlaylist => {
    const { ownerName, ownerEmail, ownerImage, ...facts } = row;
    const owner = { id: facts.ownerId, name: ownerName, email: ownerEmail, image: ownerImage };
    return { ...facts, owner };
  });
}

/** A page, counted from 1, of the playlists that the actor may see, by title. One statement. */
export function listPlaylists(
  db: Db,
  actor: Actor,
  input: {
    query: string;
    isEditable: boolean;
    isSharedWithMe: boolean;
    page: number;
    limit: number;
  },
): Promise<LoadedPlaylist[]> {
  const { query, isEditable, page } = input;
  const size = boundedLimit(input.limit);
  const skipped = pageOffset(page, size);
  const range = sql.raw(`limit ${size} offset ${skipped}`);
  const where = and(
    containsText(query, [playlist.title]),
    isEditable ? editablePlaylists(actor) : undefined,
    input.isSharedWithMe ? isPlaylistShared(actor) : undefined,
  );
  return findPlaylists(db, actor, where, range);
}

export const playlistLoaders = (db: Db, actor: Actor) => ({
  playlistById: new ById('playlist', (ids) => findPlaylists(db, actor, anyOf(playlist.id, ids))),
  /** In the order of the playlist. Which of them the actor sees, `clipById` decides. */
  clipIdsByPlaylistId: new ManyBy(
    (ids) =>
      db
        .select({ playlistId: playlistClip.playlistId, clipId: playlistClip.clipId })
        .from(playlistClip)
        .where(anyOf(playlistClip.playlistId, ids))
        .orderBy(asc(playlistClip.playlistId), asc(playlistClip.index)),
    (row) => row.playlistId,
  ),
});

/** The clips on a playlist, seen or not. */
export const playlistClipIds = async (tx: Pick<Db, 'select'>, id: string): Promise<string[]> => {
  const rows = await tx
    .select({ clipId: playlistClip.clipId })
    .from(playlistClip)
    .where(eq(playlistClip.playlistId, id));
  return rows.map(({ clipId }) => clipId);
};

/** Locks a playlist, so that changes of its order follow each other. */
export const lockPlaylist = (tx: Pick<Db, 'update'>, id: string) =>
  tx
    .update(playlist)
    .set({ updatedAt: new Date() })
    .where(eq(playlist.id, id))
    .returning({ id: playlist.id });

import { eq } from 'drizzle-orm';
import type { SharedNoun } from '#shared/domain/share.ts';
import { call, clip } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { callPolicy } from '../calls/callPolicy.ts';
import { clipPolicy } from '../clips/clipPolicy.ts';
import { lockPlaylist, playlistClipIds } from '../playlists/playlistLoaders.ts';
import { playlistSharePolicy } from '../playlists/playlistPolicy.ts';
import type { SharedThing } from './editShares.ts';
import type { ShareRow } from './shareLoaders.ts';

export type ShareVerb = 'read' | 'share' | 'shareExternal';

/** Something that can be shared, with the actor's rights to it. */
export interface Shareable extends SharedThing {
  can(verb: ShareVerb): boolean;
  authorize(verb: ShareVerb): void;
}

const lockNothing = () => Promise.resolve();

/** A call, clip or playlist the actor sees. @throws {UserError} NOT_FOUND */
export async function findShared(
  own: ActorContext,
  noun: SharedNoun,
  id: string,
): Promise<Shareable> {
  const { actor, loaders } = own;
  const of = <Thing extends { organizationId: string }>(
    thing: Thing,
    verbs: Pick<Shareable, 'can' | 'authorize'>,
    rest: Pick<SharedThing, 'id' | 'lock'>,
  ): Shareable => ({ noun, organizationId: thing.organizationId, ...verbs, ...rest });

  if (noun === 'call') {
    const found = await loaders.callById.loadOrThrow(id);
    const verbs = {
      can: (verb: ShareVerb) => callPolicy.can(actor, verb, found),
      authorize: (verb: ShareVerb) => callPolicy.authorize(actor, verb, found),
    };
    return of(found, verbs, { id: found.interviewId, lock: lockNothing });
  }
  if (noun === 'clip') {
    const found = await loaders.clipById.loadOrThrow(id);
    const verbs = {
      can: (verb: ShareVerb) => clipPolicy.can(actor, verb, found),
      authorize: (verb: ShareVerb) => clipPolicy.authorize(actor, verb, found),
    };
    return of(found, verbs, {
      id,
      // Its ends must not move between the question whether it may be shared and the share.
      lock: async (tx) => {
        const [row] = await tx.select().from(clip).where(eq(clip.id, id)).for('update');
        if (row?.startMs !== found.startMs || row.endMs !== found.endMs) throw changedMeanwhile();
      },
    });
  }
  const playlist = await loaders.playlistById.loadOrThrow(id);
  const ids = (await loaders.clipIdsByPlaylistId.load(id)).map(({ clipId }) => clipId);
  const clips = await Promise.all(ids.map((clipId) => loaders.clipById.load(clipId)));
  const verbs = {
    can: (verb: ShareVerb) => playlistSharePolicy.can(actor, verb, { playlist, clips }),
    authorize: (verb: ShareVerb) => playlistSharePolicy.authorize(actor, verb, { playlist, clips }),
  };
  return of(playlist, verbs, {
    id,
    lock: async (tx) => {
      await lockPlaylist(tx, id);
      const now = await playlistClipIds(tx, id);
      if (now.some((clipId) => !ids.includes(clipId))) throw changedMeanwhile();
    },
  });
}

/** What a share is of, if the actor sees it. @throws {UserError} NOT_FOUND */
export async function findSharedOf(own: ActorContext, row: ShareRow): Promise<Shareable> {
  if (row.clipId) return findShared(own, 'clip', row.clipId);
  if (row.playlistId) return findShared(own, 'playlist', row.playlistId);
  const calls = await own.db
    .select({ id: call.id })
    .from(call)
    .where(eq(call.interviewId, row.interviewId ?? ''));
  const [visible] = await own.loaders.callById.loadMany(calls.map(({ id }) => id));
  if (!visible) throw UserError.notFound('share');
  return findShared(own, 'call', visible.id);
}

const changedMeanwhile = () =>
  new UserError('CONFLICT', 'Somebody changed this meanwhile. Look at it again, then share it.');

import { and, asc, isNotNull, type SQL } from 'drizzle-orm';
import type { SharedNoun } from '#shared/domain/share.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { share } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type ShareRow = typeof share.$inferSelect;

/** The column that names what a share is of. A call is shared as its interview. */
export const shareColumns = {
  call: share.interviewId,
  clip: share.clipId,
  playlist: share.playlistId,
} as const;

const sharedIdOf = (row: ShareRow): string => row.interviewId ?? row.clipId ?? row.playlistId ?? '';

export const shareLoaders = (db: Db) => {
  /** Ask only with ids of things the actor was shown. */
  const of = (noun: SharedNoun, where: SQL) =>
    new ManyBy<ShareRow>(
      (ids) =>
        db
          .select()
          .from(share)
          .where(and(anyOf(shareColumns[noun], ids), where))
          .orderBy(asc(share.createdAt), asc(share.id)),
      sharedIdOf,
    );
  const [inside, outside] = [isNotNull(share.userId), isNotNull(share.email)];
  return {
    shareById: new ById('share', (ids) => db.select().from(share).where(anyOf(share.id, ids))),
    insideShares: {
      call: of('call', inside),
      clip: of('clip', inside),
      playlist: of('playlist', inside),
    },
    outsideShares: {
      ...{
        call: of('call', outside),
        clip: of('clip', outside),
        playlist: of('playlist', outside),
      },
    },
  };
};

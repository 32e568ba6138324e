import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { call, clip, playlistClip, recordingFile } from '../../db/tables/schema.ts';
import type { ShareRow } from './shareLoaders.ts';

/** A stretch of a recording that somebody outside may play and read: a whole one, or a clip of it. */
export interface ExternalPassage {
  /** Of the call or the clip. */
  id: string;
  callId: string;
  organizationId: string;
  startMs: number;
  endMs: number;
  isWhole: boolean;
  recording: typeof recordingFile.$inferSelect | null;
}

const ofCall = {
  callId: call.id,
  organizationId: call.organizationId,
  durationMs: call.durationMs,
  recording: recordingFile,
};
const ofClip = {
  id: clip.id,
  callId: clip.callId,
  organizationId: clip.organizationId,
  startMs: clip.startMs,
  endMs: clip.endMs,
  recording: recordingFile,
};
const isPlayback = and(eq(recordingFile.callId, call.id), eq(recordingFile.kind, 'PLAYBACK'));

/** Everything a share opens, in its order; nothing of what was deleted. The caller has checked that it lasts. */
export async function findExternalPassages(db: Db, row: ShareRow): Promise<ExternalPassage[]> {
  if (row.interviewId) {
    const calls = await db
      .select(ofCall)
      .from(call)
      .leftJoin(recordingFile, isPlayback)
      .where(and(eq(call.interviewId, row.interviewId), isNull(call.deletedAt)))
      .orderBy(asc(call.startTime), asc(call.id));
    return calls.map(({ durationMs, ...rest }) => ({
      ...{ ...rest, id: rest.callId, startMs: 0, endMs: durationMs ?? 0, isWhole: true },
    }));
  }
  const clips = row.clipId
    ? await db
        .select(ofClip)
        .from(clip)
        .innerJoin(call, and(eq(call.id, clip.callId), isNull(call.deletedAt)))
        .leftJoin(recordingFile, isPlayback)
        .where(eq(clip.id, row.clipId))
    : await db
        .select(ofClip)
        .from(playlistClip)
        .innerJoin(clip, eq(clip.id, playlistClip.clipId))
        .innerJoin(call, and(eq(call.id, clip.callId), isNull(call.deletedAt)))
        .leftJoin(recordingFile, isPlayback)
        .where(eq(playlistClip.playlistId, row.playlistId ?? ''))
        .orderBy(asc(playlistClip.index));
  return clips.map((found) => ({ ...found, isWhole: false }));
}

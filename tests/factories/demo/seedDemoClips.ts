import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../web/server/db/database.ts';
import {
  call,
  clip,
  interview,
  playlist,
  playlistClip,
  recordingFile,
  segment,
  speaker,
} from '../../../web/server/db/tables/schema.ts';
import { firstRow } from '../firstRow.ts';

const names = ['How they tell their story', 'An answer worth hearing twice'];

/** Two clips of the newest interview that has sound, and a playlist of both; by one of its interviewers. */
export async function seedDemoClips(
  tx: Tx,
  { organizationId }: { organizationId: string },
): Promise<void> {
  const [recorded] = await tx
    .select({ callId: call.id, ownerId: interview.ownerId })
    .from(recordingFile)
    .innerJoin(call, eq(call.id, recordingFile.callId))
    .innerJoin(interview, eq(interview.id, call.interviewId))
    .where(
      and(eq(recordingFile.kind, 'PLAYBACK'), eq(recordingFile.organizationId, organizationId)),
    )
    .orderBy(sql`${call.startTime} desc`)
    .limit(1);
  if (!recorded?.ownerId) return;
  const { callId, ownerId } = recorded;
  const answers = await tx
    .select({ startMs: segment.startMs, endMs: segment.endMs })
    .from(segment)
    .innerJoin(speaker, eq(speaker.id, segment.speakerId))
    .where(
      and(
        eq(segment.callId, callId),
        eq(speaker.role, 'CANDIDATE'),
        gt(sql`${segment.endMs} - ${segment.startMs}`, 8000),
      ),
    )
    .orderBy(segment.startMs)
    .limit(names.length);
  const list = firstRow(
    await tx
      .insert(playlist)
      .values({
        ...{ organizationId, ownerId, title: 'Answers to learn from' },
        description: 'For new interviewers: what a full answer sounds like.',
      })
      .returning(),
  );
  for (const [index, passage] of answers.entries()) {
    const name = names[index] ?? 'Clip';
    const made = firstRow(
      await tx
        .insert(clip)
        .values({ organizationId, callId, userId: ownerId, name, ...passage })
        .returning(),
    );
    await tx
      .insert(playlistClip)
      .values({ organizationId, playlistId: list.id, clipId: made.id, index });
  }
}

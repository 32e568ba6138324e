import { peaksColumns } from '../../web/server/features/transcripts/peaksColumns.ts';
import { eq } from 'drizzle-orm';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Word } from '#shared/domain/transcript.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { task, recordingFile, recordingPeaks } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript, type SpokenTurn } from './buildCall.ts';
import type { BuiltOrganization } from './buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from './buildPosition.ts';
import { buildUser } from './buildUser.ts';

const line =
  'we moved the night shift to the other ward and nobody had asked the people on it'.split(' ');

/** So many turns of two people, a few seconds each, every one a little different. */
export function buildTurns(count: number, speakers: [string, string]): SpokenTurn[] {
  return Array.from({ length: count }, (_, turn) => {
    const startMs = turn * 5000 + 500;
    const words = [...line.slice(turn % 7), `number ${turn}`].map((text, index): Word => [
      text,
      startMs + index * 250,
      startMs + index * 250 + 230,
      0.9,
    ]);
    return { speaker: speakers[turn % 2] ?? speakers[0], words };
  });
}

/** As long as a wave form of a recording is drawn: 2,000 points. */
const waveOf = (seed: number): number[] =>
  Array.from({ length: 2000 }, (_, at) => ((at * 37 + seed * 11) % 100) / 100);

/** Finished interviews as they are after processing: each with its candidate, position, stage, two leaders and all steps. */
export async function buildInterviews(
  db: Tx,
  organization: BuiltOrganization,
  input: { ownerId: string; count: number; segmentsOf: (index: number) => number },
): Promise<{ id: string }[]> {
  const organizationId = organization.id;
  const stages = await Promise.all(
    [1, 2, 3].map(() => buildInterviewStage(db, { organizationId })),
  );
  const positions = await Promise.all([1, 2, 3].map(() => buildPosition(db, { organizationId })));
  const leaders = await Promise.all([1, 2, 3, 4].map(() => buildUser(db, organization)));
  const made: { id: string }[] = [];
  for (let index = 0; index < input.count; index++) {
    const candidate = await buildCandidate(db, { organizationId });
    const call = await buildCall(db, {
      ...{ organizationId, ownerId: input.ownerId, candidateId: candidate.id },
      positionId: positions[index % 3]?.id ?? null,
      interviewStageId: stages[index % 3]?.id ?? null,
      interviewerIds: [0, 1].flatMap((next) => leaders[(index + next) % 4]?.id ?? []),
      startTime: new Date(Date.UTC(2026, 2, 2, 10, -index)),
    });
    await buildTranscript(db, call, {
      speakers: [
        { name: 'Sam', role: 'INTERVIEWER' },
        { name: 'Kim', role: 'CANDIDATE' },
      ],
      turns: buildTurns(input.segmentsOf(index), ['Sam', 'Kim']),
    });
    await db
      .update(recordingPeaks)
      .set(peaksColumns([waveOf(index), waveOf(index + 7)], 20))
      .where(eq(recordingPeaks.callId, call.id));
    await db.insert(recordingFile).values({
      ...{ organizationId, callId: call.id, kind: 'PLAYBACK', mimeType: 'audio/webm' },
      ...{ storageKey: `${organizationId}/${call.id}/playback-none.weba`, sha256: '0'.repeat(64) },
      ...{ sizeBytes: 1_000_000, durationMs: 60_000 },
    });
    await db.insert(task).values(
      processingStepNames.map((name) => ({
        ...{ organizationId, callId: call.id, name, status: 'COMPLETED' as const },
        ...{ progress: 1, attempts: 1 },
      })),
    );
    made.push({ id: call.id });
  }
  return made;
}

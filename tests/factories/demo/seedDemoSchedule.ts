import type { Tx } from '../../../web/server/db/database.ts';
import { interview, interviewInterviewer } from '../../../web/server/db/tables/schema.ts';
import { firstRow } from '../firstRow.ts';

interface DemoScheduleWorld {
  organizationId: string;
  userIds: Map<string, string>;
  positionIds: Map<string, string>;
  guideIds: Map<string, string>;
  candidateIds: Map<string, string>;
}

const halfHourMs = 30 * 60_000;
/** By whom, in how many half hours, and in which room. */
const planned = [
  ['Tom Okafor', 2, 'qrs-tuvw-xyz'],
  ['Elena Petrova', 3, 'klm-nopq-rst'],
  ['Aisha Rahman', 4, 'bcd-efgh-ijk'],
  ['Tom Okafor', 6, 'qrs-tuvw-xyz'],
  ['Elena Petrova', 48, 'klm-nopq-rst'],
] as const;

/** Interviews of the next hours and days that have not begun. */
export async function seedDemoSchedule(tx: Tx, world: DemoScheduleWorld): Promise<void> {
  const { organizationId } = world;
  const candidateIds = [...world.candidateIds.values()];
  const positionIds = [...world.positionIds.values()];
  const guideIds = [...world.guideIds.values()];
  for (const [index, [name, halfHours, room]] of planned.entries()) {
    const startMs = (Math.floor(Date.now() / halfHourMs) + halfHours) * halfHourMs;
    const userId = world.userIds.get(name);
    if (!userId) throw new Error(`The demo data has no ${name}`);
    const made = firstRow(
      await tx
        .insert(interview)
        .values({
          ...{ organizationId, ownerId: userId, visibility: 'PUBLIC' },
          name: 'Interview',
          candidateId: candidateIds[index * 3] ?? null,
          positionId: positionIds[index % positionIds.length] ?? null,
          guideId: guideIds[index % guideIds.length] ?? null,
          scheduledStart: new Date(startMs),
          scheduledEnd: new Date(startMs + 45 * 60_000),
          meetingUrl: `https://meet.google.com/${room}`,
        })
        .returning(),
    );
    await tx.insert(interviewInterviewer).values({ organizationId, userId, interviewId: made.id });
  }
}

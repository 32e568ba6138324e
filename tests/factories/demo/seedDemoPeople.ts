import { and, eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#shared/domain/candidate.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import {
  application,
  candidate,
  candidateLink,
  candidateRating,
  consentEntry,
} from '../../../web/server/db/tables/schema.ts';
import type { DemoInterview } from './parseInterview.ts';

interface DemoPeopleWorld {
  organizationId: string;
  userIds: Map<string, string>;
  positionIds: Map<string, string>;
  stageIds: Map<string, string>;
  candidateIds: Map<string, string>;
}

const raters = ['Aisha Rahman', 'Maya Lindqvist', 'Tom Okafor', 'Samuel Wright'];
const dayMs = 24 * 3600_000;

/** What people know of the candidates besides their interviews: stages, stars, links, phones, decisions. */
export async function seedDemoPeople(
  tx: Tx,
  world: DemoPeopleWorld,
  interviews: readonly DemoInterview[],
): Promise<void> {
  for (const [index, [email, candidateId]] of [...world.candidateIds].entries()) {
    await placeApplications(tx, world, candidateId, {
      interviews: interviews.filter(({ candidateEmail }) => candidateEmail === email),
      status: statusOf(index),
    });
    await addRatings(tx, world, candidateId, index);
    await addContacts(tx, world, candidateId, email, index);
    if (index % 7 === 3) await addDecisions(tx, world, candidateId, index);
  }
}

const statusOf = (index: number): ApplicationStatus => {
  if (index % 9 === 4) return 'REJECTED';
  return index % 11 === 7 ? 'HIRED' : 'ACTIVE';
};

/** Each application stands in the stage of the last interview for its position. */
async function placeApplications(
  tx: Tx,
  { positionIds, stageIds }: DemoPeopleWorld,
  candidateId: string,
  { interviews, status }: { interviews: readonly DemoInterview[]; status: ApplicationStatus },
) {
  for (const { position, stage, daysAgo } of interviews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = new Date(Date.now() - daysAgo * dayMs);
    await tx
      .update(application)
      .set({
        status,
        interviewStageId: stageIds.get(stage) ?? null,
        stageEnteredAt: at,
        closedAt: status === 'ACTIVE' ? null : at,
      })
      .where(
        and(
          eq(application.candidateId, candidateId),
          eq(application.positionId, positionIds.get(position) ?? ''),
        ),
      );
  }
}

async function addRatings(tx: Tx, world: DemoPeopleWorld, candidateId: string, index: number) {
  const people = raters.slice(0, index % 5);
  for (const [place, name] of people.entries())
    await tx.insert(candidateRating).values({
      organizationId: world.organizationId,
      candidateId,
      userId: world.userIds.get(name) ?? '',
      rating: 2 + ((index + place * 2) % 4),
    });
}

async function addContacts(
  tx: Tx,
  { organizationId }: DemoPeopleWorld,
  candidateId: string,
  email: string,
  index: number,
) {
  const [name = ''] = email.split('@');
  if (index % 2 === 0)
    await tx
      .update(candidate)
      .set({
        phoneNumbers: [
          { id: candidateId, type: 'MOBILE', phoneNumber: `+1 503 555 01${10 + (index % 90)}` },
        ],
      })
      .where(eq(candidate.id, candidateId));
  if (index % 3 === 0)
    await tx.insert(candidateLink).values({
      ...{ organizationId, candidateId, type: 'LINKEDIN' },
      ...{ link: `https://people.example/${name}`, source: 'From the application' },
    });
}

async function addDecisions(tx: Tx, world: DemoPeopleWorld, candidateId: string, index: number) {
  const columns = {
    organizationId: world.organizationId,
    candidateId,
    recordedById: world.userIds.get('Aisha Rahman') ?? '',
  };
  const asked = new Date(Date.now() - 60 * dayMs);
  await tx.insert(consentEntry).values({
    ...columns,
    ...{ decision: 'OPT_IN', createdAt: asked },
    evidence: 'Agreed on the phone before the first interview.',
  });
  if (index % 2 === 0) return;
  await tx.insert(consentEntry).values({
    ...columns,
    ...{ decision: 'OPT_OUT', createdAt: new Date(asked.getTime() + 40 * dayMs) },
    evidence: 'Wrote: “Please do not record the next conversations.”',
  });
  await tx
    .update(candidate)
    .set({ recordingDisabled: true, isKept: true })
    .where(eq(candidate.id, candidateId));
}

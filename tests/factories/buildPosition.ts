import type { HiringTeamRole, PositionRole } from '#shared/domain/permissions.ts';
import type { Tx } from '../../web/server/db/database.ts';
import {
  candidate,
  hiringTeamMember,
  interviewStage,
  position,
  positionGroup,
} from '../../web/server/db/tables/schema.ts';
import { firstRow, nextNumber } from './firstRow.ts';

interface InOrganization {
  organizationId: string;
}

export const buildPositionGroup = async (
  db: Tx,
  input: InOrganization & Partial<typeof positionGroup.$inferInsert>,
) =>
  firstRow(
    await db
      .insert(positionGroup)
      .values({ name: `Group ${nextNumber()}`, ...input })
      .returning(),
  );

/** A position; makes the group it needs. */
export async function buildPosition(
  db: Tx,
  input: InOrganization & Partial<typeof position.$inferInsert>,
) {
  const positionGroupId =
    input.positionGroupId ??
    (await buildPositionGroup(db, { organizationId: input.organizationId })).id;
  return firstRow(
    await db
      .insert(position)
      .values({ title: `Position ${nextNumber()}`, ...input, positionGroupId })
      .returning(),
  );
}

export const buildHiringTeamMember = async (
  db: Tx,
  input: InOrganization & {
    positionId: string;
    userId: string;
    role?: HiringTeamRole;
    positionRole?: PositionRole;
  },
) =>
  firstRow(
    await db
      .insert(hiringTeamMember)
      .values({ role: 'MEMBER', ...input })
      .returning(),
  );

export const buildInterviewStage = async (
  db: Tx,
  input: InOrganization & Partial<typeof interviewStage.$inferInsert>,
) =>
  firstRow(
    await db
      .insert(interviewStage)
      .values({ title: `Stage ${nextNumber()}`, ...input })
      .returning(),
  );

export const buildCandidate = async (
  db: Tx,
  input: InOrganization & Partial<typeof candidate.$inferInsert>,
) =>
  firstRow(
    await db
      .insert(candidate)
      .values({ firstName: 'Kim', lastName: `Candidate ${nextNumber()}`, ...input })
      .returning(),
  );

import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { interviewStage, position, positionGroup } from '../../db/tables/schema.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { UserError } from '../../errors/userError.ts';
import type { InterviewStageRow, PositionGroupRow, PositionRow } from './positionLoaders.ts';

const maxTitle = 100;
/** Behind every stage that was moved; stages of the same place are listed by title. */
const lastPlace = 10_000;

/** Adds a position to a group. @throws {UserError} BAD_INPUT for an empty or too long title. */
export async function addPosition(input: {
  db: Db;
  actor: Actor;
  group: PositionGroupRow;
  title: string;
}): Promise<PositionRow> {
  const title = required(input.title, 'Title is required');
  return input.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(position)
      .values({
        organizationId: input.actor.organizationId,
        positionGroupId: input.group.id,
        title,
        autoJoinInterview: input.group.autoJoinAllNewPositions,
      })
      .returning();
    if (!added) throw new UserError('UNAVAILABLE', 'Error adding position');
    await recordEvent(tx, input.actor, 'position.added', added.id);
    return added;
  });
}

/** Adds a position group, or returns the one of that name. */
export async function addClient(input: {
  db: Db;
  actor: Actor;
  name: string;
}): Promise<PositionGroupRow> {
  const name = required(input.name, 'Name is required');
  return input.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(positionGroup)
      .values({ organizationId: input.actor.organizationId, name })
      .onConflictDoUpdate({
        target: [positionGroup.organizationId, positionGroup.name],
        set: { name },
      })
      .returning();
    if (!added) throw new UserError('UNAVAILABLE', 'Error adding position');
    await recordEvent(tx, input.actor, 'client.added', added.id);
    return added;
  });
}

/** Adds an interview stage, or returns the one of that title. */
export async function addInterviewStage(input: {
  db: Db;
  actor: Actor;
  title: string;
}): Promise<InterviewStageRow> {
  const title = required(input.title, 'Title is required');
  return input.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(interviewStage)
      .values({ organizationId: input.actor.organizationId, title, sortOrder: lastPlace })
      .onConflictDoUpdate({
        target: [interviewStage.organizationId, interviewStage.title],
        set: { title, archivedAt: null },
      })
      .returning();
    if (!added) throw new UserError('UNAVAILABLE', 'Error adding stage');
    await recordEvent(tx, input.actor, 'interviewStage.added', added.id);
    return added;
  });
}

function required(text: string, whenMissing: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new UserError('BAD_INPUT', whenMissing);
  if (trimmed.length > maxTitle)
    throw new UserError('BAD_INPUT', `Use at most ${maxTitle} characters.`);
  return trimmed;
}

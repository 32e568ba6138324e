import { and, eq } from 'drizzle-orm';
import type { JobDescriptionState } from '#shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription, jobDescriptionTemplate } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import { readTitle } from './readTitle.ts';

/** Adds an empty job description of the actor's, on the organization's template where there is one. */
export async function createJobDescription(input: {
  db: Db;
  actor: Actor;
  title: string;
  state: JobDescriptionState;
}): Promise<{ id: string }> {
  const { actor, state } = input;
  const { organizationId } = actor;
  const title = readTitle(input.title);
  return input.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(jobDescription)
      .values({
        organizationId,
        creatorId: actor.userId,
        title,
        state,
        templateId: await templateIdOf(tx, organizationId),
      })
      .returning({ id: jobDescription.id });
    if (!made) throw new UserError('UNAVAILABLE', 'Error creating job description');
    await recordEvent(tx, actor, 'jobDescription.created', made.id, { state });
    return made;
  });
}

async function templateIdOf(tx: Tx, organizationId: string): Promise<string | null> {
  const { planCustomTemplates } = await loadOrganizationSettings(tx, organizationId);
  if (!planCustomTemplates) return null;
  const [template] = await tx
    .select({ id: jobDescriptionTemplate.id })
    .from(jobDescriptionTemplate)
    .where(
      and(
        eq(jobDescriptionTemplate.organizationId, organizationId),
        eq(jobDescriptionTemplate.isDefault, true),
      ),
    )
    .limit(1);
  return template?.id ?? null;
}

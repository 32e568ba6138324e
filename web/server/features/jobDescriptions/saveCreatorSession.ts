import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { jobDescriptionTones, locationTypes } from '#shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { creatorSession, jobDescription } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { contentRevisionColumns, refuseStale } from './contentRevision.ts';
import type { SaveBasis } from './contentRevision.ts';
import type { CreatorSessionRow, LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { readTitle } from './readTitle.ts';

const line = z.string().max(300, 'Use at most 300 characters in one line.');
const paragraph = z.string().max(20_000, 'This text is too long: use at most 20,000 characters.');
const items = z
  .array(z.string().max(2000, 'Use at most 2,000 characters for one item.'))
  .max(100, 'Use at most 100 items.')
  .transform((all) => all.map((item) => item.trim()).filter((item) => item !== ''));
const json = paragraph.refine((text) => {
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}, 'The choices of this section could not be read. Reload the page.');

/** Every field may be left out; blank list items are dropped. */
const changes = z
  .object({
    jobTitle: line,
    jobTitleTitle: line,
    locationTitle: line,
    locationType: z.enum(locationTypes, 'Choose in-office, hybrid or remote.').nullable(),
    locationName: line,
    aboutSectionTitle: line,
    aboutSectionText: paragraph,
    aboutSectionJobQualities: paragraph,
    aboutSectionCandidatePitch: paragraph,
    aboutRoleTone: z.enum(jobDescriptionTones).nullable(),
    responsibilitiesSectionTitle: line,
    responsibilitiesSectionListItems: items,
    responsibilitiesSectionInputs: json,
    requirementsSectionTitle: line,
    requirementsSectionListItems: items,
    requirementsSectionInputs: json,
    eeocStatement: paragraph,
    eeocStatementTitle: line,
  })
  .partial();

export type CreatorSessionChanges = { [Key in keyof CreatorSessionRow]?: unknown };

/**
 * Saves the given fields of the creator's session; the job title also becomes the title of the job
 * description. @throws {UserError} BAD_INPUT; CONFLICT, with nothing written, when something else was saved
 * since the state it was begun from.
 */
export async function saveCreatorSession(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  changes: CreatorSessionChanges;
  basis?: SaveBasis | null | undefined;
}): Promise<CreatorSessionRow> {
  const { id, organizationId } = input.jobDescription;
  const read = changes.safeParse(
    Object.fromEntries(Object.entries(input.changes).filter(([, value]) => value !== undefined)),
  );
  if (!read.success)
    throw new UserError('BAD_INPUT', read.error.issues[0]?.message ?? 'This cannot be saved.');
  const fields = Object.fromEntries(
    Object.entries(read.data).filter(([, value]) => value !== undefined),
  );
  const next = contentRevisionColumns(input.actor, input.basis);
  return input.db.transaction(async (tx) => {
    const now = new Date();
    const [held] = await tx
      .select({ contentRevision: jobDescription.contentRevision })
      .from(jobDescription)
      .where(and(eq(jobDescription.id, id), isNull(jobDescription.deletedAt)))
      .for('update');
    if (!held) throw UserError.notFound('job description');
    await refuseStale(tx, input.actor, id, held.contentRevision, input.basis);
    const [saved] = await tx
      .insert(creatorSession)
      .values({ jobDescriptionId: id, organizationId, ...fields })
      .onConflictDoUpdate({
        target: creatorSession.jobDescriptionId,
        set: { ...fields, updatedAt: now },
      })
      .returning();
    await tx
      .update(jobDescription)
      .set({
        ...(read.data.jobTitle === undefined ? {} : { title: readTitle(read.data.jobTitle) }),
        ...next,
        updatedAt: now,
        lastModifiedAt: now,
      })
      .where(eq(jobDescription.id, id));
    if (!saved) throw UserError.notFound('job description');
    await recordEvent(tx, input.actor, 'creatorSession.saved', id, { fields: Object.keys(fields) });
    return saved;
  });
}

/** What the creator begins with; nothing is written before something is typed. */
export const emptyCreatorSession = (jobDescription: LoadedJobDescription): CreatorSessionRow => ({
  jobDescriptionId: jobDescription.id,
  organizationId: jobDescription.organizationId,
  jobTitle: jobDescription.title,
  jobTitleTitle: 'Job title',
  locationTitle: 'Location',
  locationType: null,
  locationName: '',
  aboutSectionTitle: 'About the role',
  aboutSectionText: '',
  aboutSectionJobQualities: '',
  aboutSectionCandidatePitch: '',
  aboutRoleTone: null,
  responsibilitiesSectionTitle: 'Responsibilities',
  responsibilitiesSectionListItems: [],
  responsibilitiesSectionInputs: '',
  requirementsSectionTitle: 'Requirements and skills',
  requirementsSectionListItems: [],
  requirementsSectionInputs: '',
  eeocStatement: '',
  eeocStatementTitle: 'Equal Employment Opportunity (EEO) Statement',
  updatedAt: jobDescription.updatedAt,
});

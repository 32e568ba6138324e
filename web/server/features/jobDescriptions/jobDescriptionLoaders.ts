import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { JobDescriptionFacts } from '#shared/domain/jobDescriptionVisibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import {
  creatorSession,
  jobDescription,
  jobDescriptionQuestion,
  jobDescriptionQuestionGroup,
  jobDescriptionShare,
  jobDescriptionTemplateSection,
  jobDescriptionVersion,
  user,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleJobDescriptions } from './visibleJobDescriptions.ts';

// A list reads no texts: they are loaded beside, where somebody asks for them.
const {
  text: _text,
  editorContent: _content,
  analysis: _analysis,
  ...rowColumns
} = getTableColumns(jobDescription);

/** The columns of a loaded job description, for any select from `job_description`. */
export const loadedJobDescriptionColumns = {
  ...rowColumns,
  sharedToIds: sql<string[]>`array(
    select s.shared_to_id::text from ${jobDescriptionShare} s
    where s.job_description_id = "job_description"."id")`,
};

type JobDescriptionRow = Omit<
  typeof jobDescription.$inferSelect,
  'text' | 'editorContent' | 'analysis'
>;
/** A job description without its text, with what its policy needs. */
export type LoadedJobDescription = JobDescriptionRow & JobDescriptionFacts;
export type CreatorSessionRow = typeof creatorSession.$inferSelect;
export type JobDescriptionShareRow = typeof jobDescriptionShare.$inferSelect;
export type TemplateSectionRow = typeof jobDescriptionTemplateSection.$inferSelect;
export type QuestionGroupRow = typeof jobDescriptionQuestionGroup.$inferSelect;
export type QuestionRow = typeof jobDescriptionQuestion.$inferSelect;

export const toLoadedJobDescription = (
  row: JobDescriptionRow & { sharedToIds: string[] },
): LoadedJobDescription => ({ ...row, isDeleted: row.deletedAt !== null });

/** The job descriptions of these ids that the actor may see, in no order. */
export async function findVisibleJobDescriptions(
  db: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<LoadedJobDescription[]> {
  const rows = await db
    .select(loadedJobDescriptionColumns)
    .from(jobDescription)
    .where(and(anyOf(jobDescription.id, ids), visibleJobDescriptions(actor)));
  return rows.map(toLoadedJobDescription);
}

// A history of many versions is read for its words; the editor's content is needed of one at a time.
const { editorContent: _versionContent, ...versionColumns } =
  getTableColumns(jobDescriptionVersion);
export type JobDescriptionVersionRow = typeof jobDescriptionVersion.$inferSelect;
export type ListedVersionRow = Omit<JobDescriptionVersionRow, 'editorContent'>;

export const jobDescriptionLoaders = (db: Db, actor: Actor) => ({
  jobDescriptionById: new ById('job description', (ids) =>
    findVisibleJobDescriptions(db, actor, ids),
  ),
  jobDescriptionContentById: new ById('job description', (ids) =>
    db
      .select({
        id: jobDescription.id,
        text: jobDescription.text,
        editorContent: jobDescription.editorContent,
        analysis: jobDescription.analysis,
      })
      .from(jobDescription)
      .where(anyOf(jobDescription.id, ids)),
  ),
  jobDescriptionVersionById: new ById('version', (ids) =>
    db.select().from(jobDescriptionVersion).where(anyOf(jobDescriptionVersion.id, ids)),
  ),
  versionsByJobDescriptionId: new ManyBy(
    (ids) =>
      db
        .select(versionColumns)
        .from(jobDescriptionVersion)
        .where(anyOf(jobDescriptionVersion.jobDescriptionId, ids))
        .orderBy(desc(jobDescriptionVersion.sequence)),
    (row) => row.jobDescriptionId,
  ),
  jobDescriptionShareById: new ById('share', (ids) =>
    db.select().from(jobDescriptionShare).where(anyOf(jobDescriptionShare.id, ids)),
  ),
  sharesByJobDescriptionId: new ManyBy(
    (ids) =>
      db
        .select(getTableColumns(jobDescriptionShare))
        .from(jobDescriptionShare)
        .innerJoin(user, eq(user.id, jobDescriptionShare.sharedToId))
        .where(anyOf(jobDescriptionShare.jobDescriptionId, ids))
        .orderBy(asc(user.name), asc(user.id)),
    (row) => row.jobDescriptionId,
  ),
  /** Everybody of the organization who has a role in plans; asked once by the actor's organization. */
  planUsersByOrganizationId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(user)
        .where(
          and(anyOf(user.organizationId, ids), isNotNull(user.planRole), eq(user.banned, false)),
        )
        .orderBy(asc(user.name), asc(user.id))
        .limit(2000),
    (row) => row.organizationId,
  ),
  creatorSessionByJobDescriptionId: new ManyBy(
    (ids) => db.select().from(creatorSession).where(anyOf(creatorSession.jobDescriptionId, ids)),
    (row) => row.jobDescriptionId,
  ),
  templateSectionsByTemplateId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(jobDescriptionTemplateSection)
        .where(anyOf(jobDescriptionTemplateSection.templateId, ids))
        .orderBy(asc(jobDescriptionTemplateSection.order), asc(jobDescriptionTemplateSection.id)),
    (row) => row.templateId,
  ),
  questionGroupsByJobDescriptionId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(jobDescriptionQuestionGroup)
        .where(anyOf(jobDescriptionQuestionGroup.jobDescriptionId, ids))
        .orderBy(asc(jobDescriptionQuestionGroup.order), asc(jobDescriptionQuestionGroup.id)),
    (row) => row.jobDescriptionId,
  ),
  questionsByQuestionGroupId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(jobDescriptionQuestion)
        .where(anyOf(jobDescriptionQuestion.groupId, ids))
        .orderBy(asc(jobDescriptionQuestion.order), asc(jobDescriptionQuestion.id)),
    (row) => row.groupId,
  ),
});

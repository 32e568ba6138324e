import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Analysis } from '#shared/analysis/analysis.ts';
import {
  jobDescriptionStates,
  locationTypes,
  planQuestionTypes,
  questionsProcessingStatuses,
} from '#shared/domain/plan.ts';
import { createdAt, id, instant, organizationId, updatedAt, known } from './columns.ts';
import { plan } from './plan.ts';
import { user } from './user.ts';

/** Locked sections that an organization puts around every job description made from the template. */
export const jobDescriptionTemplate = pgTable(
  'job_description_template',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    /** New job descriptions get this one. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('job_description_template_name').on(t.organizationId, t.name)],
);

export const jobDescriptionTemplateSection = pgTable(
  'job_description_template_section',
  {
    id: id(),
    organizationId: organizationId(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => jobDescriptionTemplate.id, { onDelete: 'cascade' }),
    place: text('place', { enum: ['HEADER', 'FOOTER'] }).notNull(),
    order: integer('order').notNull(),
    header: text('header').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    index('job_description_template_section_order').on(t.templateId, t.place, t.order),
    known(t.place, ['HEADER', 'FOOTER']),
  ],
);

export const jobDescription = pgTable(
  'job_description',
  {
    id: id(),
    organizationId: organizationId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    title: text('title').notNull().default(''),
    state: text('state', { enum: jobDescriptionStates }).notNull(),
    templateId: uuid('template_id').references(() => jobDescriptionTemplate.id, {
      onDelete: 'set null',
    }),
    /** Raw content of the editor as JSON; empty until something was written. */
    editorContent: text('editor_content').notNull().default(''),
    /** The same as plain text: the blocks joined by line feeds. */
    text: text('text').notNull().default(''),
    whitelistedWords: text('whitelisted_words').array().notNull().default([]),
    /**
     * Names the state that stands: each save of other words, ignored words or fields of the creator gives
     * a new one, so that a save begun from an older state is noticed.
     */
    contentRevision: uuid('content_revision').notNull().defaultRandom(),
    /** Who gave it that state, and when; empty until the first change. */
    contentChangedById: uuid('content_changed_by_id').references(() => user.id, {
      onDelete: 'set null',
    }),
    contentChangedAt: instant('content_changed_at'),
    /** For people: why the last analysis failed. */
    error: text('error'),
    score: integer('score'),
    numWords: integer('num_words'),
    readingTime: text('reading_time'),
    readingTimeMinutesMin: real('reading_time_minutes_min'),
    readingTimeMinutesMax: real('reading_time_minutes_max'),
    readabilityScore: text('readability_score'),
    readabilityScoreRaw: real('readability_score_raw'),
    /** The whole result the columns above are taken from. */
    analysis: jsonb('analysis').$type<Analysis>(),
    questionsProcessingStatus: text('questions_processing_status', {
      enum: questionsProcessingStatuses,
    }),
    questionsProcessingCompletedAt: instant('questions_processing_completed_at'),
    questionsError: text('questions_error'),
    /** The plan that counts; a rebuild names the new one here when it is whole. */
    planId: uuid('plan_id').references((): AnyPgColumn => plan.id, { onDelete: 'set null' }),
    /** When its words last changed; `updated_at` also follows title and settings. */
    lastModifiedAt: instant('last_modified_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** Set by what people change, not by what jobs write. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('job_description_newest').on(t.organizationId, t.updatedAt.desc(), t.id),
    index('job_description_creator').on(t.creatorId, t.updatedAt.desc()),
    known(t.state, jobDescriptionStates),
    known(t.questionsProcessingStatus, questionsProcessingStatuses),
  ],
);

const jobDescriptionId = () =>
  uuid('job_description_id')
    .notNull()
    .references(() => jobDescription.id, { onDelete: 'cascade' });

/** How it stood at the end of a burst of edits by one person. */
export const jobDescriptionVersion = pgTable(
  'job_description_version',
  {
    id: id(),
    organizationId: organizationId(),
    jobDescriptionId: jobDescriptionId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => user.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    editorContent: text('editor_content').notNull(),
    whitelistedWords: text('whitelisted_words').array().notNull().default([]),
    score: integer('score'),
    numWords: integer('num_words'),
    restoredFromId: uuid('restored_from_id').references(
      (): AnyPgColumn => jobDescriptionVersion.id,
      { onDelete: 'set null' },
    ),
    /** Order of versions that share a moment. */
    sequence: integer('sequence').generatedAlwaysAsIdentity(),
    /** When the burst began. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('job_description_version_newest').on(t.jobDescriptionId, t.sequence.desc())],
);

export const jobDescriptionShare = pgTable(
  'job_description_share',
  {
    id: id(),
    organizationId: organizationId(),
    jobDescriptionId: jobDescriptionId(),
    sharedToId: uuid('shared_to_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sharedById: uuid('shared_by_id')
      .notNull()
      .references(() => user.id),
    message: text('message'),
    notifiedAt: instant('notified_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('job_description_share_once').on(t.jobDescriptionId, t.sharedToId),
    index('job_description_share_to').on(t.sharedToId),
  ],
);

/** What the guided creator has gathered so far. */
export const creatorSession = pgTable(
  'creator_session',
  {
    jobDescriptionId: uuid('job_description_id')
      .primaryKey()
      .references(() => jobDescription.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    jobTitle: text('job_title').notNull().default(''),
    jobTitleTitle: text('job_title_title').notNull().default('Job title'),
    locationTitle: text('location_title').notNull().default('Location'),
    locationType: text('location_type', { enum: locationTypes }),
    locationName: text('location_name').notNull().default(''),
    aboutSectionTitle: text('about_section_title').notNull().default('About the role'),
    aboutSectionText: text('about_section_text').notNull().default(''),
    aboutSectionJobQualities: text('about_section_job_qualities').notNull().default(''),
    aboutSectionCandidatePitch: text('about_section_candidate_pitch').notNull().default(''),
    aboutRoleTone: text('about_role_tone'),
    responsibilitiesSectionTitle: text('responsibilities_section_title')
      .notNull()
      .default('Responsibilities'),
    responsibilitiesSectionListItems: text('responsibilities_section_list_items')
      .array()
      .notNull()
      .default([]),
    /** JSON: areas and the responsibilities chosen for each. */
    responsibilitiesSectionInputs: text('responsibilities_section_inputs').notNull().default(''),
    requirementsSectionTitle: text('requirements_section_title')
      .notNull()
      .default('Requirements and skills'),
    requirementsSectionListItems: text('requirements_section_list_items')
      .array()
      .notNull()
      .default([]),
    /** JSON keyed by topic. */
    requirementsSectionInputs: text('requirements_section_inputs').notNull().default(''),
    eeocStatement: text('eeoc_statement').notNull().default(''),
    eeocStatementTitle: text('eeoc_statement_title')
      .notNull()
      .default('Equal Employment Opportunity (EEO) Statement'),
    updatedAt: updatedAt(),
  },
  (t) => [known(t.locationType, locationTypes)],
);

/** A competency that questions were generated for. */
export const jobDescriptionQuestionGroup = pgTable(
  'job_description_question_group',
  {
    id: id(),
    organizationId: organizationId(),
    jobDescriptionId: jobDescriptionId(),
    competency: text('competency').notNull(),
    /** Words of the job description, verbatim. */
    referenceText: text('reference_text'),
    order: integer('order').notNull(),
  },
  (t) => [index('job_description_question_group_order').on(t.jobDescriptionId, t.order)],
);

export const jobDescriptionQuestion = pgTable(
  'job_description_question',
  {
    id: id(),
    organizationId: organizationId(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => jobDescriptionQuestionGroup.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    type: text('type', { enum: planQuestionTypes }),
    order: integer('order').notNull(),
  },
  (t) => [
    index('job_description_question_order').on(t.groupId, t.order),
    known(t.type, planQuestionTypes),
  ],
);

CREATE TABLE "creator_session" (
	"job_description_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"job_title_title" text DEFAULT 'Job title' NOT NULL,
	"location_title" text DEFAULT 'Location' NOT NULL,
	"location_type" text,
	"location_name" text DEFAULT '' NOT NULL,
	"about_section_title" text DEFAULT 'About the role' NOT NULL,
	"about_section_text" text DEFAULT '' NOT NULL,
	"about_section_job_qualities" text DEFAULT '' NOT NULL,
	"about_section_candidate_pitch" text DEFAULT '' NOT NULL,
	"about_role_tone" text,
	"responsibilities_section_title" text DEFAULT 'Responsibilities' NOT NULL,
	"responsibilities_section_list_items" text[] DEFAULT '{}' NOT NULL,
	"responsibilities_section_inputs" text DEFAULT '' NOT NULL,
	"requirements_section_title" text DEFAULT 'Requirements and skills' NOT NULL,
	"requirements_section_list_items" text[] DEFAULT '{}' NOT NULL,
	"requirements_section_inputs" text DEFAULT '' NOT NULL,
	"eeoc_statement" text DEFAULT '' NOT NULL,
	"eeoc_statement_title" text DEFAULT 'Equal Employment Opportunity (EEO) Statement' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"template_id" uuid,
	"editor_content" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"whitelisted_words" text[] DEFAULT '{}' NOT NULL,
	"error" text,
	"score" integer,
	"num_words" integer,
	"reading_time" text,
	"reading_time_minutes_min" real,
	"reading_time_minutes_max" real,
	"readability_score" text,
	"readability_score_raw" real,
	"analysis" jsonb,
	"questions_processing_status" text,
	"questions_processing_completed_at" timestamp (3) with time zone,
	"questions_error" text,
	"plan_id" uuid,
	"last_modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_description_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question" text NOT NULL,
	"type" text,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_question_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"reference_text" text,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"shared_to_id" uuid NOT NULL,
	"shared_by_id" uuid NOT NULL,
	"message" text,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_template_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"place" text NOT NULL,
	"order" integer NOT NULL,
	"header" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"editor_content" text NOT NULL,
	"whitelisted_words" text[] DEFAULT '{}' NOT NULL,
	"score" integer,
	"num_words" integer,
	"restored_from_id" uuid,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "job_description_version_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_engine_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"plan_id" uuid,
	"actor_id" uuid,
	"task" text NOT NULL,
	"engine" text NOT NULL,
	"engine_name" text NOT NULL,
	"engine_version" text NOT NULL,
	"input_hash" text NOT NULL,
	"output" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"status" text DEFAULT 'Dispatched' NOT NULL,
	"error" text,
	"job_description_text" text DEFAULT '' NOT NULL,
	"number_of_interviews" integer NOT NULL,
	"include_recruiter_screen" boolean DEFAULT true NOT NULL,
	"additional_areas" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_guide" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"plan_interview_id" uuid NOT NULL,
	"plan_revision" integer NOT NULL,
	"guide_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_interview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_question_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"plan_interview_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"source" text NOT NULL,
	"reference_text" text,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_upgrade_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creator_session" ADD CONSTRAINT "creator_session_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_session" ADD CONSTRAINT "creator_session_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_template_id_job_description_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."job_description_template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question" ADD CONSTRAINT "job_description_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question" ADD CONSTRAINT "job_description_question_group_id_job_description_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."job_description_question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question_group" ADD CONSTRAINT "job_description_question_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question_group" ADD CONSTRAINT "job_description_question_group_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_shared_to_id_user_id_fk" FOREIGN KEY ("shared_to_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_shared_by_id_user_id_fk" FOREIGN KEY ("shared_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template" ADD CONSTRAINT "job_description_template_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template_section" ADD CONSTRAINT "job_description_template_section_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template_section" ADD CONSTRAINT "job_description_template_section_template_id_job_description_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."job_description_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_engine_record" ADD CONSTRAINT "plan_engine_record_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_engine_record" ADD CONSTRAINT "plan_engine_record_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_engine_record" ADD CONSTRAINT "plan_engine_record_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_plan_interview_id_plan_interview_id_fk" FOREIGN KEY ("plan_interview_id") REFERENCES "public"."plan_interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interview" ADD CONSTRAINT "plan_interview_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interview" ADD CONSTRAINT "plan_interview_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_group_id_plan_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."plan_question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_plan_interview_id_plan_interview_id_fk" FOREIGN KEY ("plan_interview_id") REFERENCES "public"."plan_interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_upgrade_request" ADD CONSTRAINT "plan_upgrade_request_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_upgrade_request" ADD CONSTRAINT "plan_upgrade_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_description_newest" ON "job_description" USING btree ("organization_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_description_creator" ON "job_description" USING btree ("creator_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_description_question_order" ON "job_description_question" USING btree ("group_id","order");--> statement-breakpoint
CREATE INDEX "job_description_question_group_order" ON "job_description_question_group" USING btree ("job_description_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "job_description_share_once" ON "job_description_share" USING btree ("job_description_id","shared_to_id");--> statement-breakpoint
CREATE INDEX "job_description_share_to" ON "job_description_share" USING btree ("shared_to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_description_template_name" ON "job_description_template" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "job_description_template_section_order" ON "job_description_template_section" USING btree ("template_id","place","order");--> statement-breakpoint
CREATE INDEX "job_description_version_newest" ON "job_description_version" USING btree ("job_description_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_engine_record_newest" ON "plan_engine_record" USING btree ("job_description_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_job_description" ON "plan" USING btree ("job_description_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_guide_once" ON "plan_guide" USING btree ("plan_interview_id","plan_revision");--> statement-breakpoint
CREATE INDEX "plan_interview_plan" ON "plan_interview" USING btree ("plan_id","order");--> statement-breakpoint
CREATE INDEX "plan_question_plan" ON "plan_question" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_question_in_group" ON "plan_question" USING btree ("group_id","order");--> statement-breakpoint
CREATE INDEX "plan_question_group_plan" ON "plan_question_group" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_question_group_interview" ON "plan_question_group" USING btree ("plan_interview_id","order");--> statement-breakpoint
CREATE INDEX "plan_upgrade_request_newest" ON "plan_upgrade_request" USING btree ("organization_id","created_at" DESC NULLS LAST);
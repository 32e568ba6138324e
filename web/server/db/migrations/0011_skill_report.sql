CREATE TABLE "skill_finding" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"skill_report_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"evidence" text NOT NULL,
	CONSTRAINT "known_evidence" CHECK ("skill_finding"."evidence" in ('ASKED', 'SAID'))
);
--> statement-breakpoint
CREATE TABLE "skill_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position_ids" uuid[] NOT NULL,
	"stage_ids" uuid[] NOT NULL,
	"date_range_start" timestamp (3) with time zone NOT NULL,
	"date_range_end" timestamp (3) with time zone NOT NULL,
	"skills" text[] NOT NULL,
	"minimum_interviews" integer NOT NULL,
	"processing_status" text NOT NULL,
	"failure_reason" text,
	"completed_at" timestamp (3) with time zone,
	"competencies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_processing_status" CHECK ("skill_report"."processing_status" in ('PENDING', 'DISPATCHED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
	CONSTRAINT "skill_report_span" CHECK ("skill_report"."date_range_start" < "skill_report"."date_range_end")
);
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_subject";--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "known_name";--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "skill_report_id" uuid;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_skill_report_id_skill_report_id_fk" FOREIGN KEY ("skill_report_id") REFERENCES "public"."skill_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_report" ADD CONSTRAINT "skill_report_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_report" ADD CONSTRAINT "skill_report_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_finding_report" ON "skill_finding" USING btree ("skill_report_id","call_id");--> statement-breakpoint
CREATE INDEX "skill_finding_call" ON "skill_finding" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "skill_finding_segment" ON "skill_finding" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "skill_report_newest" ON "skill_report" USING btree ("organization_id","created_at");--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_skill_report_id_skill_report_id_fk" FOREIGN KEY ("skill_report_id") REFERENCES "public"."skill_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_once_for_skills" ON "task" USING btree ("skill_report_id","name");--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_subject" CHECK (num_nonnulls("task"."call_id", "task"."job_description_id", "task"."skill_report_id") = 1);--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "known_name" CHECK ("task"."name" in ('PROBE', 'REMUX', 'PEAKS', 'TRANSCRIBE', 'ATTRIBUTE_SPEAKERS', 'MEASURE', 'NOTES', 'SUMMARY', 'QUESTIONS', 'PLAN', 'SKILLS'));
--> statement-breakpoint
select wall_organization('skill_report');
--> statement-breakpoint
select wall_organization('skill_finding');
--> statement-breakpoint
select wall_references();
--> statement-breakpoint
select announce_changes_of('skill_report');
--> statement-breakpoint
select announce_changes_of('skill_finding');

CREATE TABLE "ai_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"cue_id" uuid,
	"index" integer NOT NULL,
	"question" text NOT NULL,
	"question_type" text NOT NULL,
	"competency" text,
	"status" text NOT NULL,
	"asked_at_segment_id" uuid,
	"match_reason" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"engine_record_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_outline" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"chapters" jsonb NOT NULL,
	"topics" jsonb NOT NULL,
	"engine_record_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ai_summary" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"format" text NOT NULL,
	"index" integer NOT NULL,
	"title" text,
	"question" jsonb,
	"sentences" jsonb NOT NULL,
	"engine_record_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_writing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"failure_code" text,
	"engine_record_id" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sentence_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"sentence_id" uuid NOT NULL,
	"text" text NOT NULL,
	"engine_record_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine_record" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_cue_id_cue_id_fk" FOREIGN KEY ("cue_id") REFERENCES "public"."cue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_writing" ADD CONSTRAINT "ai_writing_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_writing" ADD CONSTRAINT "ai_writing_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_writing" ADD CONSTRAINT "ai_writing_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_note_once" ON "ai_note" USING btree ("call_id","cue_id");--> statement-breakpoint
CREATE INDEX "ai_note_call" ON "ai_note" USING btree ("call_id","index");--> statement-breakpoint
CREATE INDEX "ai_summary_call" ON "ai_summary" USING btree ("call_id","format","index");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_writing_once" ON "ai_writing" USING btree ("call_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sentence_report_once" ON "sentence_report" USING btree ("sentence_id","user_id");--> statement-breakpoint
CREATE INDEX "sentence_report_call" ON "sentence_report" USING btree ("call_id");
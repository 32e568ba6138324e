CREATE TABLE "search_call" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"facets" text[] NOT NULL,
	"duration_seconds" integer,
	"rating" integer,
	"candidate_talk_ratio" double precision,
	"longest_monologue_seconds" integer,
	"interactivity" double precision,
	"words_per_minute" integer,
	"question_count" integer,
	"hit" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_note" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"has_new_talk" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_segment" (
	"segment_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_transcript" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_call" ADD CONSTRAINT "search_call_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_call" ADD CONSTRAINT "search_call_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_note" ADD CONSTRAINT "search_note_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_note" ADD CONSTRAINT "search_note_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pending" ADD CONSTRAINT "search_pending_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_segment" ADD CONSTRAINT "search_segment_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_segment" ADD CONSTRAINT "search_segment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD CONSTRAINT "search_transcript_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD CONSTRAINT "search_transcript_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_call_newest" ON "search_call" USING btree ("organization_id","start_time" DESC NULLS LAST,"call_id");--> statement-breakpoint
CREATE INDEX "search_call_words" ON "search_call" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_note_call" ON "search_note" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "search_note_words" ON "search_note" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_segment_call" ON "search_segment" USING btree ("call_id","speaker_id","index");--> statement-breakpoint
CREATE INDEX "search_segment_words" ON "search_segment" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_transcript_words" ON "search_transcript" USING gin ("words") WITH (fastupdate=false);
ALTER TABLE "job_description" ADD COLUMN "content_revision" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_description" ADD COLUMN "content_changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "job_description" ADD COLUMN "content_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_content_changed_by_id_user_id_fk" FOREIGN KEY ("content_changed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
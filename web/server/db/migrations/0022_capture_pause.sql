ALTER TABLE "live_capture" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_capture" ADD COLUMN "is_pause_in_progress" boolean DEFAULT false NOT NULL;
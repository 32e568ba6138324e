CREATE TABLE "call_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"user_id" uuid,
	"share_id" uuid,
	"first_viewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_viewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_view_has_viewer" CHECK (num_nonnulls("call_view"."user_id", "call_view"."share_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "auto_join_interview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "position_group" ADD COLUMN "auto_join_all_new_positions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_view_user" ON "call_view" USING btree ("call_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_view_share" ON "call_view" USING btree ("call_id","share_id");--> statement-breakpoint
CREATE INDEX "call_view_of_user" ON "call_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "call_view_of_share" ON "call_view" USING btree ("share_id");--> statement-breakpoint
-- Views are in no kept answer, so they announce no change.
select wall_organization('call_view');--> statement-breakpoint
select wall_references();

CREATE TABLE "excluded_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "excluded_user" ADD CONSTRAINT "excluded_user_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_user" ADD CONSTRAINT "excluded_user_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "excluded_user_once" ON "excluded_user" USING btree ("organization_id","email");--> statement-breakpoint
CREATE INDEX "call_longest" ON "call" USING btree ("organization_id","duration_ms" DESC NULLS LAST,"start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guide_name" ON "guide" USING btree ("organization_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "guide_position" ON "guide" USING btree ("position_id");--> statement-breakpoint
-- Who is excluded stands in no kept answer, so it announces no change.
select wall_organization('excluded_user');--> statement-breakpoint
select wall_references();

CREATE TABLE "report_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"report" text NOT NULL,
	"filter" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_report" CHECK ("report_share"."report" in ('OVERVIEW', 'INTERVIEWER_QUALITY', 'TOTAL_INTERVIEWS'))
);
--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_share_once" ON "report_share" USING btree ("created_by_id","user_id","report","filter");--> statement-breakpoint
CREATE INDEX "report_share_user" ON "report_share" USING btree ("user_id","created_at");
--> statement-breakpoint
select wall_organization('report_share');
--> statement-breakpoint
select wall_references();
--> statement-breakpoint
select announce_changes_of('report_share');

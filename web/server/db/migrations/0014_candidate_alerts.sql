CREATE TABLE "candidate_alert_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_alert_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"candidate_id" uuid,
	"position_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_alert_subscription_subject" CHECK (num_nonnulls("candidate_alert_subscription"."candidate_id", "candidate_alert_subscription"."position_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "candidate_alert_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"is_accurate" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_theme" CHECK ("candidate_alert_view"."theme" in ('OTHER_OFFER', 'DOUBT', 'START', 'PLACE', 'PAY'))
);
--> statement-breakpoint
ALTER TABLE "spoken_finding" DROP CONSTRAINT "known_kind";--> statement-breakpoint
ALTER TABLE "spoken_finding" DROP CONSTRAINT "spoken_finding_is_whole";--> statement-breakpoint
ALTER TABLE "candidate_alert_mail" ADD CONSTRAINT "candidate_alert_mail_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_mail" ADD CONSTRAINT "candidate_alert_mail_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_mail" ADD CONSTRAINT "candidate_alert_mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_subscription" ADD CONSTRAINT "candidate_alert_subscription_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_subscription" ADD CONSTRAINT "candidate_alert_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_subscription" ADD CONSTRAINT "candidate_alert_subscription_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_subscription" ADD CONSTRAINT "candidate_alert_subscription_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_view" ADD CONSTRAINT "candidate_alert_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_view" ADD CONSTRAINT "candidate_alert_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alert_view" ADD CONSTRAINT "candidate_alert_view_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_mail_once" ON "candidate_alert_mail" USING btree ("call_id","user_id");--> statement-breakpoint
CREATE INDEX "candidate_alert_mail_user" ON "candidate_alert_mail" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_subscription_candidate" ON "candidate_alert_subscription" USING btree ("candidate_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_subscription_position" ON "candidate_alert_subscription" USING btree ("position_id","user_id");--> statement-breakpoint
CREATE INDEX "candidate_alert_subscription_user" ON "candidate_alert_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_view_once" ON "candidate_alert_view" USING btree ("user_id","segment_id","theme");--> statement-breakpoint
CREATE INDEX "candidate_alert_view_segment" ON "candidate_alert_view" USING btree ("segment_id");--> statement-breakpoint
ALTER TABLE "spoken_finding" ADD CONSTRAINT "known_kind" CHECK ("spoken_finding"."kind" in ('QUESTION', 'MOTIVE', 'PAY_OFFERED', 'PAY_EXPECTED', 'ALERT'));--> statement-breakpoint
ALTER TABLE "spoken_finding" ADD CONSTRAINT "spoken_finding_is_whole" CHECK (case when "spoken_finding"."kind" in ('QUESTION', 'MOTIVE', 'ALERT') then "spoken_finding"."theme" is not null and "spoken_finding"."minimum" is null
        else "spoken_finding"."theme" is null and "spoken_finding"."minimum" <= "spoken_finding"."maximum" and "spoken_finding"."period" is not null end);--> statement-breakpoint
select wall_organization('candidate_alert_view');
--> statement-breakpoint
select wall_organization('candidate_alert_subscription');
--> statement-breakpoint
select wall_organization('candidate_alert_mail');
--> statement-breakpoint
select wall_references();

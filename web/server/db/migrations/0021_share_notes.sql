-- Immutable, as a stored column asks: the text of an array of text depends on no setting.
create function candidate_search_text(first_name text, last_name text, emails text[]) returns text
language sql immutable parallel safe as $$
  select lower(first_name || ' ' || last_name || chr(10) || array_to_string(emails, ' '))
$$;
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "search_text" text GENERATED ALWAYS AS (candidate_search_text(first_name, last_name, emails)) STORED;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "notes_format" text;--> statement-breakpoint
CREATE INDEX "candidate_by_name" ON "candidate" USING btree ("organization_id",lower("last_name" || ' ' || "first_name"));--> statement-breakpoint
CREATE INDEX "interview_without_candidate" ON "interview" USING btree ("organization_id",lower("name")) WHERE "interview"."candidate_id" is null;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "known_notes_format" CHECK ("share"."notes_format" in ('TLDR', 'CS', 'QANDA', 'WRITEUP', 'SECTION'));
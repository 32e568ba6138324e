DROP INDEX "call_newest";--> statement-breakpoint
CREATE INDEX "call_newest" ON "call" USING btree ("organization_id","start_time" DESC NULLS FIRST,"id");
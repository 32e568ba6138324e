CREATE TABLE "metric_day" (
	"organization_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"value" integer NOT NULL,
	"recordings" integer NOT NULL,
	CONSTRAINT "metric_day_organization_id_measure_day_value_pk" PRIMARY KEY("organization_id","measure","day","value"),
	CONSTRAINT "known_measure" CHECK ("metric_day"."measure" in ('SPEAKING_RATE', 'INTERACTIVITY'))
);
--> statement-breakpoint
ALTER TABLE "metric_day" ADD CONSTRAINT "metric_day_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select wall_organization('metric_day');
--> statement-breakpoint

-- Counts a day anew; see insight_write_day for the lock.
create function insight_write_histogram(organization uuid, of_day date) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('interview_day'), hashtext(organization::text));
  delete from metric_day d where d.organization_id = organization and d.day = of_day;
  insert into metric_day (organization_id, measure, day, value, recordings)
  select organization, known.measure, of_day, known.value, count(*)
  from call c join call_metric m on m.call_id = c.id
  cross join lateral (
    values ('SPEAKING_RATE', m.speaking_rate_wpm), ('INTERACTIVITY', m.interactivity_centi)) known(measure, value)
  where c.organization_id = organization and c.deleted_at is null and known.value is not null
    and c.start_time >= of_day::timestamp at time zone 'UTC'
    and c.start_time < (of_day + 1)::timestamp at time zone 'UTC'
  group by known.measure, known.value;
end $$;
--> statement-breakpoint

create function insight_metric_changed() returns trigger
language plpgsql as $$
begin
  perform insight_write_histogram(c.organization_id, (c.start_time at time zone 'UTC')::date)
  from call c where c.id = coalesce(new.call_id, old.call_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger insight_metric_changed after insert or update or delete on call_metric
  deferrable initially deferred for each row execute function insight_metric_changed();
--> statement-breakpoint

create function insight_measured_call_changed() returns trigger
language plpgsql as $$
begin
  perform insight_write_histogram(organization_id, day) from (
    select old.organization_id, (old.start_time at time zone 'UTC')::date as day
    union
    select new.organization_id, (new.start_time at time zone 'UTC')::date where tg_op = 'UPDATE') changed
  order by day;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger insight_measured_call_changed after update of start_time, deleted_at or delete on call
  deferrable initially deferred for each row execute function insight_measured_call_changed();
--> statement-breakpoint
select insight_write_histogram(organization_id, day) from (
  select distinct c.organization_id, (c.start_time at time zone 'UTC')::date as day
  from call c join call_metric m on m.call_id = c.id) measured;

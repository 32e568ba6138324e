CREATE TABLE "candidate_month" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"visibility" text NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "candidate_month_organization_id_month_visibility_chunk_pk" PRIMARY KEY("organization_id","month","visibility","chunk"),
	CONSTRAINT "known_visibility" CHECK ("candidate_month"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "candidate_number" (
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_figures" ADD COLUMN "candidate_number" integer;--> statement-breakpoint
ALTER TABLE "candidate_month" ADD CONSTRAINT "candidate_month_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_number" ADD CONSTRAINT "candidate_number_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_number" ADD CONSTRAINT "candidate_number_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_number_once" ON "candidate_number" USING btree ("organization_id","number");--> statement-breakpoint
CREATE INDEX "interview_figures_candidate_number" ON "interview_figures" USING btree ("organization_id","candidate_number");
--> statement-breakpoint
-- Who keeps the bits of candidates.
select wall_organization('candidate_number');
--> statement-breakpoint
select wall_organization('candidate_month');
--> statement-breakpoint
select wall_references();
--> statement-breakpoint

-- The number of a candidate, a new one where there is none; see insight_write_sums for the lock.
create function insight_candidate_number(organization uuid, candidate uuid) returns integer
language plpgsql as $$
begin
  if candidate is null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('interview_sums'), hashtext(organization::text));
  insert into candidate_number (organization_id, candidate_id, number)
  select organization, candidate, coalesce(max(n.number) + 1, 0)
  from candidate_number n where n.organization_id = organization
  on conflict (candidate_id) do nothing;
  return (select n.number from candidate_number n where n.candidate_id = candidate);
end $$;
--> statement-breakpoint

create function insight_number_candidate() returns trigger
language plpgsql as $$
begin
  new.candidate_number := insight_candidate_number(new.organization_id, new.candidate_id);
  return new;
end $$;
--> statement-breakpoint
create trigger insight_number_candidate before insert or update on interview_figures
  for each row execute function insight_number_candidate();
--> statement-breakpoint

create function insight_write_candidate(organization uuid, of_number integer, of_visibility text, of_month date)
returns void language plpgsql as $$
declare
  of_chunk int := of_number / 8192;
  place int := of_number % 8192;
begin
  perform pg_advisory_xact_lock(hashtext('interview_sums'), hashtext(organization::text));
  if exists (select from interview_figures f
    where f.organization_id = organization and f.candidate_number = of_number and f.visibility = of_visibility
      and f.start_time >= of_month::timestamp at time zone 'UTC'
      and f.start_time < (of_month + interval '1 month') at time zone 'UTC') then
    insert into candidate_month as kept (organization_id, month, visibility, chunk, bits)
    values (organization, of_month, of_visibility, of_chunk, set_bit(0::bit(8192), place, 1))
    on conflict (organization_id, month, visibility, chunk) do update set bits = set_bit(kept.bits, place, 1)
    where get_bit(kept.bits, place) = 0;
  else
    update candidate_month k set bits = set_bit(k.bits, place, 0)
    where k.organization_id = organization and k.month = of_month and k.visibility = of_visibility
      and k.chunk = of_chunk and get_bit(k.bits, place) = 1;
    delete from candidate_month k
    where k.organization_id = organization and k.month = of_month and k.visibility = of_visibility
      and k.chunk = of_chunk and bit_count(k.bits) = 0;
  end if;
end $$;
--> statement-breakpoint

create function insight_candidate_changed() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.candidate_number is not null then
    perform insight_write_candidate(new.organization_id, new.candidate_number, new.visibility,
      date_trunc('month', new.start_time at time zone 'UTC')::date);
  end if;
  if tg_op <> 'INSERT' and old.candidate_number is not null then
    perform insight_write_candidate(old.organization_id, old.candidate_number, old.visibility,
      date_trunc('month', old.start_time at time zone 'UTC')::date);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger insight_candidate_changed after insert or update or delete on interview_figures
  for each row execute function insight_candidate_changed();
--> statement-breakpoint
insert into candidate_number (organization_id, candidate_id, number)
select organization_id, id, row_number() over (partition by organization_id order by id) - 1 from candidate c
where exists (select from interview_figures f where f.candidate_id = c.id);
--> statement-breakpoint
alter table interview_figures disable trigger user;
--> statement-breakpoint
update interview_figures f set candidate_number = n.number from candidate_number n where n.candidate_id = f.candidate_id;
--> statement-breakpoint
alter table interview_figures enable trigger user;
--> statement-breakpoint
insert into candidate_month (organization_id, month, visibility, chunk, bits)
select organization_id, date_trunc('month', start_time at time zone 'UTC')::date, visibility, candidate_number / 8192,
  bit_or(set_bit(0::bit(8192), candidate_number % 8192, 1))
from interview_figures where candidate_number is not null group by 1, 2, 3, 4;

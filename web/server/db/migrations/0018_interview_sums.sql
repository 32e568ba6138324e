CREATE TABLE "interview_sums" (
	"organization_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"begins" date NOT NULL,
	"visibility" text NOT NULL,
	"interviews" integer NOT NULL,
	"interviewed" integer NOT NULL,
	"recorded_ms" bigint NOT NULL,
	"own_starts" integer NOT NULL,
	"own_on_time_starts" integer NOT NULL,
	"own_talk_ratios" integer NOT NULL,
	"own_talk_ratio_percent" integer NOT NULL,
	"guide_questions" integer NOT NULL,
	"guide_questions_asked" integer NOT NULL,
	"known_own_starts" integer NOT NULL,
	"known_own_talk_ratios" integer NOT NULL,
	"known_guides" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"starts" integer NOT NULL,
	"on_time_starts" integer NOT NULL,
	"measured" integer NOT NULL,
	"agendas" integer NOT NULL,
	"invitations" integer NOT NULL,
	"talk_ratios" integer NOT NULL,
	"talk_ratio_percent" integer NOT NULL,
	"monologues" integer NOT NULL,
	"monologue_ms" bigint NOT NULL,
	"talk_ms" bigint NOT NULL,
	"words" integer NOT NULL,
	"interactivities" integer NOT NULL,
	"interactivity_centi" integer NOT NULL,
	"question_counts" integer NOT NULL,
	"questions" integer NOT NULL,
	"protected_counts" integer NOT NULL,
	"protected_questions" integer NOT NULL,
	"feedbacks" integer NOT NULL,
	"feedback_ms" bigint NOT NULL,
	"feedbacks_in_day" integer NOT NULL,
	"feedbacks_in_week" integer NOT NULL,
	"feedbacks_missing" integer NOT NULL,
	"known_starts" integer NOT NULL,
	"known_measured" integer NOT NULL,
	"known_talk_ratios" integer NOT NULL,
	"known_monologues" integer NOT NULL,
	"known_talk" integer NOT NULL,
	"known_interactivities" integer NOT NULL,
	"known_question_counts" integer NOT NULL,
	"known_protected_counts" integer NOT NULL,
	"known_feedbacks" integer NOT NULL,
	"known_feedbacks_due" integer NOT NULL,
	CONSTRAINT "interview_sums_organization_id_unit_begins_visibility_pk" PRIMARY KEY("organization_id","unit","begins","visibility"),
	CONSTRAINT "known_unit" CHECK ("interview_sums"."unit" in ('DAY', 'MONTH')),
	CONSTRAINT "known_visibility" CHECK ("interview_sums"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "interviewer_sums" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"month" date NOT NULL,
	"next_month" date NOT NULL,
	"interviews" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"starts" integer NOT NULL,
	"on_time_starts" integer NOT NULL,
	"measured" integer NOT NULL,
	"agendas" integer NOT NULL,
	"invitations" integer NOT NULL,
	"talk_ratios" integer NOT NULL,
	"talk_ratio_percent" integer NOT NULL,
	"monologues" integer NOT NULL,
	"monologue_ms" bigint NOT NULL,
	"talk_ms" bigint NOT NULL,
	"words" integer NOT NULL,
	"interactivities" integer NOT NULL,
	"interactivity_centi" integer NOT NULL,
	"question_counts" integer NOT NULL,
	"questions" integer NOT NULL,
	"protected_counts" integer NOT NULL,
	"protected_questions" integer NOT NULL,
	"feedbacks" integer NOT NULL,
	"feedback_ms" bigint NOT NULL,
	"feedbacks_in_day" integer NOT NULL,
	"feedbacks_in_week" integer NOT NULL,
	"feedbacks_missing" integer NOT NULL,
	"known_starts" integer NOT NULL,
	"known_measured" integer NOT NULL,
	"known_talk_ratios" integer NOT NULL,
	"known_monologues" integer NOT NULL,
	"known_talk" integer NOT NULL,
	"known_interactivities" integer NOT NULL,
	"known_question_counts" integer NOT NULL,
	"known_protected_counts" integer NOT NULL,
	"known_feedbacks" integer NOT NULL,
	"known_feedbacks_due" integer NOT NULL,
	CONSTRAINT "interviewer_sums_organization_id_user_id_visibility_month_pk" PRIMARY KEY("organization_id","user_id","visibility","month"),
	CONSTRAINT "known_visibility" CHECK ("interviewer_sums"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
DROP TABLE "interview_day" CASCADE;--> statement-breakpoint
ALTER TABLE "interview_sums" ADD CONSTRAINT "interview_sums_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_sums" ADD CONSTRAINT "interviewer_sums_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviewer_sums_until" ON "interviewer_sums" USING btree ("organization_id","next_month","month");--> statement-breakpoint
CREATE INDEX "interview_figures_owner" ON "interview_figures" USING btree ("owner_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_awaiting" ON "interviewer_figures" USING btree ("organization_id","feedback_from") WHERE "interviewer_figures"."feedbacks_missing" > 0;
--> statement-breakpoint
-- What keeps the sums.
select wall_organization('interview_sums');
--> statement-breakpoint
select wall_organization('interviewer_sums');
--> statement-breakpoint

-- Adds up a day anew, and its month from the days. Whoever writes the sums of an organization waits for the one
-- before to end, so none misses what another has just written.
create function insight_write_sums(organization uuid, of_day date) returns void
language plpgsql as $$
declare
  of_month date := date_trunc('month', of_day);
begin
  perform pg_advisory_xact_lock(hashtext('interview_sums'), hashtext(organization::text));
  delete from interview_sums d
  where d.organization_id = organization and (d.unit = 'DAY' and d.begins = of_day or d.unit = 'MONTH' and d.begins = of_month);
  insert into interview_sums (
    organization_id, unit, begins, visibility,
    interviews, interviewed, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked, known_own_starts, known_own_talk_ratios,
    known_guides, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select organization, 'DAY', of_day, visibility,
    count(*), count(*) filter (where interviewers > 0), sum(recorded_ms::bigint), sum(own_starts),
    sum(own_on_time_starts), sum(own_talk_ratios), sum(own_talk_ratio_percent), sum(guide_questions),
    sum(guide_questions_asked), count(*) filter (where own_starts > 0), count(*) filter (where own_talk_ratios >
    0), count(*) filter (where guide_questions > 0), sum(duration_ms::bigint), sum(starts), sum(on_time_starts),
    sum(measured), sum(agendas), sum(invitations), sum(talk_ratios), sum(talk_ratio_percent), sum(monologues),
    sum(monologue_ms::bigint), sum(talk_ms::bigint), sum(words), sum(interactivities), sum(interactivity_centi),
    sum(question_counts), sum(questions), sum(protected_counts), sum(protected_questions), sum(feedbacks),
    sum(feedback_ms), sum(feedbacks_in_day), sum(feedbacks_in_week), sum(feedbacks_missing), count(*) filter
    (where starts > 0), count(*) filter (where measured > 0), count(*) filter (where talk_ratios > 0), count(*)
    filter (where monologues > 0), count(*) filter (where talk_ms > 0), count(*) filter (where interactivities >
    0), count(*) filter (where question_counts > 0), count(*) filter (where protected_counts > 0), count(*)
    filter (where feedbacks > 0), count(*) filter (where feedbacks + feedbacks_missing > 0)
  from interview_figures f
  where f.organization_id = organization and f.start_time >= of_day::timestamp at time zone 'UTC'
    and f.start_time < (of_day + 1)::timestamp at time zone 'UTC'
  group by visibility;
  insert into interview_sums (
    organization_id, unit, begins, visibility,
    interviews, interviewed, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked, known_own_starts, known_own_talk_ratios,
    known_guides, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select organization, 'MONTH', of_month, visibility,
    sum(interviews), sum(interviewed), sum(recorded_ms), sum(own_starts), sum(own_on_time_starts),
    sum(own_talk_ratios), sum(own_talk_ratio_percent), sum(guide_questions), sum(guide_questions_asked),
    sum(known_own_starts), sum(known_own_talk_ratios), sum(known_guides), sum(duration_ms), sum(starts),
    sum(on_time_starts), sum(measured), sum(agendas), sum(invitations), sum(talk_ratios),
    sum(talk_ratio_percent), sum(monologues), sum(monologue_ms), sum(talk_ms), sum(words), sum(interactivities),
    sum(interactivity_centi), sum(question_counts), sum(questions), sum(protected_counts),
    sum(protected_questions), sum(feedbacks), sum(feedback_ms), sum(feedbacks_in_day), sum(feedbacks_in_week),
    sum(feedbacks_missing), sum(known_starts), sum(known_measured), sum(known_talk_ratios),
    sum(known_monologues), sum(known_talk), sum(known_interactivities), sum(known_question_counts),
    sum(known_protected_counts), sum(known_feedbacks), sum(known_feedbacks_due)
  from interview_sums d
  where d.organization_id = organization and d.unit = 'DAY' and d.begins >= of_month
    and d.begins < of_month + interval '1 month'
  group by visibility;
end $$;
--> statement-breakpoint

create or replace function insight_day_changed() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform insight_write_sums(new.organization_id, (new.start_time at time zone 'UTC')::date);
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and
    (old.start_time at time zone 'UTC')::date <> (new.start_time at time zone 'UTC')::date then
    perform insight_write_sums(old.organization_id, (old.start_time at time zone 'UTC')::date);
  end if;
  return null;
end $$;
--> statement-breakpoint
drop function insight_write_day(uuid, date);
--> statement-breakpoint

-- Adds up anew what somebody held of a visibility from a month on; see insight_write_sums for the lock.
create function insight_write_interviewer_sums(organization uuid, person uuid, of_visibility text, since date)
returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('interview_sums'), hashtext(organization::text));
  delete from interviewer_sums d
  where d.organization_id = organization and d.user_id = person and d.visibility = of_visibility and d.month >= since;
  insert into interviewer_sums (
    organization_id, user_id, visibility, month, next_month,
    interviews, duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios,
    talk_ratio_percent, monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi,
    question_counts, questions, protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day,
    feedbacks_in_week, feedbacks_missing, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select organization, person, of_visibility, held.month, lead(held.month, 1, '9999-01-01') over later,
    coalesce(before.interviews, 0) + sum(held.interviews) over later, coalesce(before.duration_ms, 0) +
    sum(held.duration_ms) over later, coalesce(before.starts, 0) + sum(held.starts) over later,
    coalesce(before.on_time_starts, 0) + sum(held.on_time_starts) over later, coalesce(before.measured, 0) +
    sum(held.measured) over later, coalesce(before.agendas, 0) + sum(held.agendas) over later,
    coalesce(before.invitations, 0) + sum(held.invitations) over later, coalesce(before.talk_ratios, 0) +
    sum(held.talk_ratios) over later, coalesce(before.talk_ratio_percent, 0) + sum(held.talk_ratio_percent) over
    later, coalesce(before.monologues, 0) + sum(held.monologues) over later, coalesce(before.monologue_ms, 0) +
    sum(held.monologue_ms) over later, coalesce(before.talk_ms, 0) + sum(held.talk_ms) over later,
    coalesce(before.words, 0) + sum(held.words) over later, coalesce(before.interactivities, 0) +
    sum(held.interactivities) over later, coalesce(before.interactivity_centi, 0) +
    sum(held.interactivity_centi) over later, coalesce(before.question_counts, 0) + sum(held.question_counts)
    over later, coalesce(before.questions, 0) + sum(held.questions) over later,
    coalesce(before.protected_counts, 0) + sum(held.protected_counts) over later,
    coalesce(before.protected_questions, 0) + sum(held.protected_questions) over later,
    coalesce(before.feedbacks, 0) + sum(held.feedbacks) over later, coalesce(before.feedback_ms, 0) +
    sum(held.feedback_ms) over later, coalesce(before.feedbacks_in_day, 0) + sum(held.feedbacks_in_day) over
    later, coalesce(before.feedbacks_in_week, 0) + sum(held.feedbacks_in_week) over later,
    coalesce(before.feedbacks_missing, 0) + sum(held.feedbacks_missing) over later,
    coalesce(before.known_starts, 0) + sum(held.known_starts) over later, coalesce(before.known_measured, 0) +
    sum(held.known_measured) over later, coalesce(before.known_talk_ratios, 0) + sum(held.known_talk_ratios)
    over later, coalesce(before.known_monologues, 0) + sum(held.known_monologues) over later,
    coalesce(before.known_talk, 0) + sum(held.known_talk) over later, coalesce(before.known_interactivities, 0)
    + sum(held.known_interactivities) over later, coalesce(before.known_question_counts, 0) +
    sum(held.known_question_counts) over later, coalesce(before.known_protected_counts, 0) +
    sum(held.known_protected_counts) over later, coalesce(before.known_feedbacks, 0) + sum(held.known_feedbacks)
    over later, coalesce(before.known_feedbacks_due, 0) + sum(held.known_feedbacks_due) over later
  from (
    select date_trunc('month', start_time at time zone 'UTC')::date as month,
      count(*) as interviews, sum(duration_ms::bigint) as duration_ms, sum(starts) as starts,
      sum(on_time_starts) as on_time_starts, sum(measured) as measured, sum(agendas) as agendas,
      sum(invitations) as invitations, sum(talk_ratios) as talk_ratios, sum(talk_ratio_percent) as
      talk_ratio_percent, sum(monologues) as monologues, sum(monologue_ms::bigint) as monologue_ms,
      sum(talk_ms::bigint) as talk_ms, sum(words) as words, sum(interactivities) as interactivities,
      sum(interactivity_centi) as interactivity_centi, sum(question_counts) as question_counts, sum(questions)
      as questions, sum(protected_counts) as protected_counts, sum(protected_questions) as protected_questions,
      sum(feedbacks) as feedbacks, sum(feedback_ms) as feedback_ms, sum(feedbacks_in_day) as feedbacks_in_day,
      sum(feedbacks_in_week) as feedbacks_in_week, sum(feedbacks_missing) as feedbacks_missing, count(*) filter
      (where starts > 0) as known_starts, count(*) filter (where measured > 0) as known_measured, count(*)
      filter (where talk_ratios > 0) as known_talk_ratios, count(*) filter (where monologues > 0) as
      known_monologues, count(*) filter (where talk_ms > 0) as known_talk, count(*) filter (where
      interactivities > 0) as known_interactivities, count(*) filter (where question_counts > 0) as
      known_question_counts, count(*) filter (where protected_counts > 0) as known_protected_counts, count(*)
      filter (where feedbacks > 0) as known_feedbacks, count(*) filter (where feedbacks + feedbacks_missing > 0)
      as known_feedbacks_due
    from interviewer_figures
    where organization_id = organization and user_id = person and visibility = of_visibility
      and start_time >= since::timestamp at time zone 'UTC'
    group by 1) held
  left join (
    select * from interviewer_sums d
    where d.organization_id = organization and d.user_id = person and d.visibility = of_visibility
    order by month desc limit 1) before on true
  window later as (order by held.month);
  update interviewer_sums d set next_month = coalesce(
    (select min(n.month) from interviewer_sums n where n.organization_id = organization and n.user_id = person
      and n.visibility = of_visibility and n.month >= since), '9999-01-01')
  where d.organization_id = organization and d.user_id = person and d.visibility = of_visibility
    and d.month = (select max(p.month) from interviewer_sums p where p.organization_id = organization
      and p.user_id = person and p.visibility = of_visibility and p.month < since);
end $$;
--> statement-breakpoint

create function insight_interviewer_changed() returns trigger
language plpgsql as $$
declare
  was date; now date;
begin
  if tg_op <> 'INSERT' then was := date_trunc('month', old.start_time at time zone 'UTC'); end if;
  if tg_op <> 'DELETE' then now := date_trunc('month', new.start_time at time zone 'UTC'); end if;
  if tg_op = 'UPDATE' and old.visibility = new.visibility then
    perform insight_write_interviewer_sums(new.organization_id, new.user_id, new.visibility, least(was, now));
    return null;
  end if;
  if was is not null then
    perform insight_write_interviewer_sums(old.organization_id, old.user_id, old.visibility, was);
  end if;
  if now is not null then
    perform insight_write_interviewer_sums(new.organization_id, new.user_id, new.visibility, now);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger insight_interviewer_changed after insert or update or delete on interviewer_figures
  for each row execute function insight_interviewer_changed();
--> statement-breakpoint
select insight_write_sums(organization_id, day) from (
  select distinct organization_id, (start_time at time zone 'UTC')::date as day from interview_figures) began;
--> statement-breakpoint
select insight_write_interviewer_sums(organization_id, user_id, visibility, '0001-01-01') from (
  select distinct organization_id, user_id, visibility from interviewer_figures) held;

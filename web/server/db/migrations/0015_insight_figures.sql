CREATE TABLE "interview_day" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"interviews" integer NOT NULL,
	"interviewed" integer NOT NULL,
	"recorded_ms" bigint NOT NULL,
	"own_starts" integer NOT NULL,
	"own_on_time_starts" integer NOT NULL,
	"own_talk_ratios" integer NOT NULL,
	"own_talk_ratio_percent" integer NOT NULL,
	"guide_questions" integer NOT NULL,
	"guide_questions_asked" integer NOT NULL,
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
	"known_own_starts" integer NOT NULL,
	"known_own_talk_ratios" integer NOT NULL,
	"known_guides" integer NOT NULL,
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
	CONSTRAINT "interview_day_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
CREATE TABLE "interview_figures" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"visibility" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"candidate_id" uuid,
	"interviewers" integer NOT NULL,
	"recorded_ms" integer NOT NULL,
	"own_starts" integer NOT NULL,
	"own_on_time_starts" integer NOT NULL,
	"own_talk_ratios" integer NOT NULL,
	"own_talk_ratio_percent" integer NOT NULL,
	"guide_questions" integer NOT NULL,
	"guide_questions_asked" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"starts" integer NOT NULL,
	"on_time_starts" integer NOT NULL,
	"measured" integer NOT NULL,
	"agendas" integer NOT NULL,
	"invitations" integer NOT NULL,
	"talk_ratios" integer NOT NULL,
	"talk_ratio_percent" integer NOT NULL,
	"monologues" integer NOT NULL,
	"monologue_ms" integer NOT NULL,
	"talk_ms" integer NOT NULL,
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
	"feedback_from" timestamp (3) with time zone,
	CONSTRAINT "known_visibility" CHECK ("interview_figures"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "interviewer_figures" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"visibility" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"duration_ms" integer NOT NULL,
	"starts" integer NOT NULL,
	"on_time_starts" integer NOT NULL,
	"measured" integer NOT NULL,
	"agendas" integer NOT NULL,
	"invitations" integer NOT NULL,
	"talk_ratios" integer NOT NULL,
	"talk_ratio_percent" integer NOT NULL,
	"monologues" integer NOT NULL,
	"monologue_ms" integer NOT NULL,
	"talk_ms" integer NOT NULL,
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
	"feedback_from" timestamp (3) with time zone,
	CONSTRAINT "interviewer_figures_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "known_visibility" CHECK ("interviewer_figures"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
ALTER TABLE "interview_day" ADD CONSTRAINT "interview_day_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_figures" ADD CONSTRAINT "interview_figures_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_figures" ADD CONSTRAINT "interview_figures_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_figures" ADD CONSTRAINT "interviewer_figures_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_figures" ADD CONSTRAINT "interviewer_figures_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_figures_newest" ON "interview_figures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "interview_figures_position" ON "interview_figures" USING btree ("position_id","start_time");--> statement-breakpoint
CREATE INDEX "interview_figures_candidate" ON "interview_figures" USING btree ("organization_id","start_time","candidate_id") WHERE "interview_figures"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "interview_figures_awaiting" ON "interview_figures" USING btree ("organization_id","feedback_from") WHERE "interview_figures"."feedbacks_missing" > 0;--> statement-breakpoint
CREATE INDEX "interviewer_figures_newest" ON "interviewer_figures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_person" ON "interviewer_figures" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_position" ON "interviewer_figures" USING btree ("position_id","start_time");
--> statement-breakpoint
select wall_organization('interview_figures');
--> statement-breakpoint
select wall_organization('interviewer_figures');
--> statement-breakpoint
select wall_references();
--> statement-breakpoint

-- Adds up the rollups of an interview: first for each interviewer, then these for the interview.
create function insight_write_figures(given uuid) returns void
language sql as $$
  delete from interviewer_figures f where f.interview_id = given and not exists (
    select from call_rollup k join interviewer_rollup p on p.call_id = k.call_id
    where k.interview_id = given and p.user_id = f.user_id);
  insert into interviewer_figures as kept (
    interview_id, user_id, organization_id, start_time, visibility, owner_id, position_id, interview_stage_id,
    duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios, talk_ratio_percent,
    monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi, question_counts, questions,
    protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day, feedbacks_in_week,
    feedbacks_missing, feedback_from)
  select given, p.user_id, k.organization_id, min(k.start_time), k.visibility, k.owner_id, k.position_id,
    k.interview_stage_id, coalesce(sum(k.duration_ms), 0), count(k.start_delay_sec),
    count(*) filter (where k.start_delay_sec <= 300), count(*) filter (where k.is_measured),
    count(*) filter (where k.is_measured and k.agenda_at_ms <= 600000),
    count(*) filter (where k.is_measured and k.invited_before_end_ms <= 900000),
    count(k.candidate_talk_ratio_percent), coalesce(sum(k.candidate_talk_ratio_percent), 0),
    count(p.longest_monologue_ms), coalesce(sum(p.longest_monologue_ms), 0),
    coalesce(sum(p.talk_ms), 0), coalesce(sum(p.word_count), 0),
    count(k.interactivity_centi), coalesce(sum(k.interactivity_centi), 0),
    count(p.question_count), coalesce(sum(p.question_count), 0),
    count(p.protected_questions), coalesce(sum(p.protected_questions), 0),
    count(p.feedback_at),
    coalesce(sum(greatest(0, extract(epoch from p.feedback_at - p.feedback_from) * 1000))
      filter (where p.feedback_at is not null), 0),
    count(*) filter (where p.feedback_at <= p.feedback_from + interval '24 hours'),
    count(*) filter (where p.feedback_at <= p.feedback_from + interval '168 hours'),
    count(*) filter (where p.feedback_from is not null and p.feedback_at is null), max(p.feedback_from)
  from call_rollup k join interviewer_rollup p on p.call_id = k.call_id
  where k.interview_id = given
  group by p.user_id, k.organization_id, k.visibility, k.owner_id, k.position_id, k.interview_stage_id
  on conflict (interview_id, user_id) do update set
    start_time = excluded.start_time, visibility = excluded.visibility, owner_id = excluded.owner_id,
    position_id = excluded.position_id, interview_stage_id = excluded.interview_stage_id,
    duration_ms = excluded.duration_ms, starts = excluded.starts, on_time_starts = excluded.on_time_starts,
    measured = excluded.measured, agendas = excluded.agendas, invitations = excluded.invitations,
    talk_ratios = excluded.talk_ratios, talk_ratio_percent = excluded.talk_ratio_percent,
    monologues = excluded.monologues, monologue_ms = excluded.monologue_ms, talk_ms = excluded.talk_ms,
    words = excluded.words, interactivities = excluded.interactivities,
    interactivity_centi = excluded.interactivity_centi, question_counts = excluded.question_counts,
    questions = excluded.questions, protected_counts = excluded.protected_counts,
    protected_questions = excluded.protected_questions, feedbacks = excluded.feedbacks,
    feedback_ms = excluded.feedback_ms, feedbacks_in_day = excluded.feedbacks_in_day,
    feedbacks_in_week = excluded.feedbacks_in_week, feedbacks_missing = excluded.feedbacks_missing,
    feedback_from = excluded.feedback_from
  where kept is distinct from excluded;
  delete from interview_figures f where f.interview_id = given
    and not exists (select from call_rollup k where k.interview_id = given);
  insert into interview_figures as kept (
    interview_id, organization_id, start_time, visibility, owner_id, position_id, interview_stage_id,
    candidate_id, interviewers, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked,
    duration_ms, starts, on_time_starts, measured, agendas, invitations, talk_ratios, talk_ratio_percent,
    monologues, monologue_ms, talk_ms, words, interactivities, interactivity_centi, question_counts, questions,
    protected_counts, protected_questions, feedbacks, feedback_ms, feedbacks_in_day, feedbacks_in_week,
    feedbacks_missing, feedback_from)
  select given, own.*, people.*
  from (
    select k.organization_id, min(k.start_time), k.visibility, k.owner_id, k.position_id, k.interview_stage_id,
      k.candidate_id,
      (select count(*) from interviewer_figures where interview_id = given),
      coalesce(sum(k.duration_ms), 0), count(k.start_delay_sec),
      count(*) filter (where k.start_delay_sec <= 300),
      count(k.candidate_talk_ratio_percent), coalesce(sum(k.candidate_talk_ratio_percent), 0),
      sum(k.guide_questions), sum(k.guide_questions_asked)
    from call_rollup k where k.interview_id = given
    group by k.organization_id, k.visibility, k.owner_id, k.position_id, k.interview_stage_id, k.candidate_id) own,
  (select coalesce(sum(duration_ms), 0), coalesce(sum(starts), 0), coalesce(sum(on_time_starts), 0),
      coalesce(sum(measured), 0), coalesce(sum(agendas), 0), coalesce(sum(invitations), 0),
      coalesce(sum(talk_ratios), 0), coalesce(sum(talk_ratio_percent), 0),
      coalesce(sum(monologues), 0), coalesce(sum(monologue_ms), 0), coalesce(sum(talk_ms), 0),
      coalesce(sum(words), 0), coalesce(sum(interactivities), 0), coalesce(sum(interactivity_centi), 0),
      coalesce(sum(question_counts), 0), coalesce(sum(questions), 0),
      coalesce(sum(protected_counts), 0), coalesce(sum(protected_questions), 0),
      coalesce(sum(feedbacks), 0), coalesce(sum(feedback_ms), 0), coalesce(sum(feedbacks_in_day), 0),
      coalesce(sum(feedbacks_in_week), 0), coalesce(sum(feedbacks_missing), 0), max(feedback_from)
    from interviewer_figures where interview_id = given) people
  on conflict (interview_id) do update set
    start_time = excluded.start_time, visibility = excluded.visibility, owner_id = excluded.owner_id,
    position_id = excluded.position_id, interview_stage_id = excluded.interview_stage_id,
    candidate_id = excluded.candidate_id, interviewers = excluded.interviewers,
    recorded_ms = excluded.recorded_ms, own_starts = excluded.own_starts,
    own_on_time_starts = excluded.own_on_time_starts, own_talk_ratios = excluded.own_talk_ratios,
    own_talk_ratio_percent = excluded.own_talk_ratio_percent, guide_questions = excluded.guide_questions,
    guide_questions_asked = excluded.guide_questions_asked,
    duration_ms = excluded.duration_ms, starts = excluded.starts, on_time_starts = excluded.on_time_starts,
    measured = excluded.measured, agendas = excluded.agendas, invitations = excluded.invitations,
    talk_ratios = excluded.talk_ratios, talk_ratio_percent = excluded.talk_ratio_percent,
    monologues = excluded.monologues, monologue_ms = excluded.monologue_ms, talk_ms = excluded.talk_ms,
    words = excluded.words, interactivities = excluded.interactivities,
    interactivity_centi = excluded.interactivity_centi, question_counts = excluded.question_counts,
    questions = excluded.questions, protected_counts = excluded.protected_counts,
    protected_questions = excluded.protected_questions, feedbacks = excluded.feedbacks,
    feedback_ms = excluded.feedback_ms, feedbacks_in_day = excluded.feedbacks_in_day,
    feedbacks_in_week = excluded.feedbacks_in_week, feedbacks_missing = excluded.feedbacks_missing,
    feedback_from = excluded.feedback_from
  where kept is distinct from excluded
$$;
--> statement-breakpoint

create or replace function insight_flush() returns trigger
language plpgsql as $$
begin
  delete from insight_pending where interview_id = new.interview_id;
  if found then
    perform insight_write_calls(new.interview_id);
    perform insight_write_interviewers(new.interview_id);
    perform insight_write_figures(new.interview_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
select insight_write_figures(id) from interview where exists (select from call_rollup where interview_id = interview.id);
--> statement-breakpoint
select wall_organization('interview_day');
--> statement-breakpoint

-- Adds up a day anew. Whoever writes the sums of an organization waits for the one before to end, so none
-- misses what another has just written.
create function insight_write_day(organization uuid, of_day date) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('interview_day'), hashtext(organization::text));
  delete from interview_day d where d.organization_id = organization and d.day = of_day;
  insert into interview_day (
    organization_id, day, interviews, interviewed, recorded_ms, own_starts, own_on_time_starts, own_talk_ratios,
    own_talk_ratio_percent, guide_questions, guide_questions_asked, duration_ms, starts, on_time_starts, measured,
    agendas, invitations, talk_ratios, talk_ratio_percent, monologues, monologue_ms, talk_ms, words,
    interactivities, interactivity_centi, question_counts, questions, protected_counts, protected_questions,
    feedbacks, feedback_ms, feedbacks_in_day, feedbacks_in_week, feedbacks_missing, known_own_starts,
    known_own_talk_ratios, known_guides, known_starts, known_measured, known_talk_ratios, known_monologues,
    known_talk, known_interactivities, known_question_counts, known_protected_counts, known_feedbacks,
    known_feedbacks_due)
  select organization, of_day, count(*), count(*) filter (where interviewers > 0), sum(recorded_ms::bigint),
    sum(own_starts), sum(own_on_time_starts), sum(own_talk_ratios), sum(own_talk_ratio_percent),
    sum(guide_questions), sum(guide_questions_asked), sum(duration_ms::bigint), sum(starts), sum(on_time_starts),
    sum(measured), sum(agendas), sum(invitations), sum(talk_ratios), sum(talk_ratio_percent), sum(monologues),
    sum(monologue_ms::bigint), sum(talk_ms::bigint), sum(words), sum(interactivities), sum(interactivity_centi),
    sum(question_counts), sum(questions), sum(protected_counts), sum(protected_questions), sum(feedbacks),
    sum(feedback_ms), sum(feedbacks_in_day), sum(feedbacks_in_week), sum(feedbacks_missing),
    count(*) filter (where own_starts > 0), count(*) filter (where own_talk_ratios > 0),
    count(*) filter (where guide_questions > 0), count(*) filter (where starts > 0),
    count(*) filter (where measured > 0), count(*) filter (where talk_ratios > 0),
    count(*) filter (where monologues > 0), count(*) filter (where talk_ms > 0),
    count(*) filter (where interactivities > 0), count(*) filter (where question_counts > 0),
    count(*) filter (where protected_counts > 0), count(*) filter (where feedbacks > 0),
    count(*) filter (where feedbacks + feedbacks_missing > 0)
  from interview_figures f
  where f.organization_id = organization and f.start_time >= of_day::timestamp at time zone 'UTC'
    and f.start_time < (of_day + 1)::timestamp at time zone 'UTC'
  having count(*) > 0;
end $$;
--> statement-breakpoint

create function insight_day_changed() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform insight_write_day(old.organization_id, (old.start_time at time zone 'UTC')::date);
  end if;
  if tg_op <> 'DELETE' then
    perform insight_write_day(new.organization_id, (new.start_time at time zone 'UTC')::date);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger insight_day_changed after insert or update or delete on interview_figures
  for each row execute function insight_day_changed();
--> statement-breakpoint
select insight_write_day(organization_id, day) from (
  select distinct organization_id, (start_time at time zone 'UTC')::date as day from interview_figures) began;

CREATE TABLE "ai_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"cue_id" uuid,
	"index" integer NOT NULL,
	"question" text NOT NULL,
	"question_type" text NOT NULL,
	"competency" text,
	"status" text NOT NULL,
	"asked_at_segment_id" uuid,
	"is_unsure" boolean DEFAULT false NOT NULL,
	"moments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing" text,
	"match_reason" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"engine_record_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_status" CHECK ("ai_note"."status" in ('ANSWERED', 'NOT_ANSWERED', 'NOT_ASKED'))
);
--> statement-breakpoint
CREATE TABLE "ai_outline" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"chapters" jsonb NOT NULL,
	"topics" jsonb NOT NULL,
	"protected_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"template" jsonb,
	"engine_record_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ai_summary" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"format" text NOT NULL,
	"index" integer NOT NULL,
	"title" text,
	"question" jsonb,
	"sentences" jsonb NOT NULL,
	"engine_record_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_format" CHECK ("ai_summary"."format" in ('SECTION', 'TLDR', 'CS', 'QANDA', 'WRITEUP'))
);
--> statement-breakpoint
CREATE TABLE "sentence_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"sentence_id" uuid NOT NULL,
	"text" text NOT NULL,
	"engine_record_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_reason" CHECK ("sentence_report"."reason" in ('NOT_SAID', 'MISLEADING', 'UNFAIR', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "ai_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"custom_type" text NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_prompt" text DEFAULT '' NOT NULL,
	"visibility" text NOT NULL,
	"default_for" text DEFAULT 'NONE' NOT NULL,
	"default_for_persona" text[] DEFAULT '{}' NOT NULL,
	"default_for_keywords" text[] DEFAULT '{}' NOT NULL,
	"default_for_meeting_type" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_custom_type" CHECK ("ai_template"."custom_type" in ('CUSTOM', 'CANDIDATE_SUMMARY_CUSTOM', 'TLDR', 'CS', 'QANDA', 'WRITEUP', 'SCORECARD', 'DEBRIEF', 'INTAKE', 'PRODUCT_DEMO_FEEDBACK', 'SALES')),
	CONSTRAINT "known_visibility" CHECK ("ai_template"."visibility" in ('PUBLIC', 'PRIVATE')),
	CONSTRAINT "known_default_for" CHECK ("ai_template"."default_for" in ('NONE', 'ALL', 'MATCHING'))
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint DEFAULT 1 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"anchor_sequence" bigint DEFAULT 0 NOT NULL,
	"anchor_hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"actor_id" uuid,
	"impersonator_id" uuid,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint,
	"previous_hash" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'ENDED' NOT NULL,
	"caption_sequence" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"duration_ms" integer,
	"rating" smallint,
	"language_code" text DEFAULT 'en-US' NOT NULL,
	"recording_status" text DEFAULT 'PENDING' NOT NULL,
	"transcription_status" text DEFAULT 'PENDING' NOT NULL,
	"processing_step" text,
	"processing_progress" real DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"failure_code" text,
	"transcript_engine_record_id" uuid,
	"is_ai_template_chosen" boolean DEFAULT false NOT NULL,
	"ai_template_id" uuid,
	"transcript_revision" integer DEFAULT 0 NOT NULL,
	"skip_redaction" boolean DEFAULT false NOT NULL,
	"recording_disabled" boolean DEFAULT false NOT NULL,
	"consent_text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "bounds_rating" CHECK ("call"."rating" between 1 and 5),
	CONSTRAINT "known_type" CHECK ("call"."type" in ('AI_INTERVIEW', 'BROWSER', 'GOOGLE_MEET', 'INCOMING', 'IN_PERSON_AUDIO', 'OUTGOING', 'TEAMS_NOTETAKER', 'UPLOAD_AUDIO', 'UPLOAD_VIDEO', 'ZOOM', 'ZOOM_NOTETAKER')),
	CONSTRAINT "known_status" CHECK ("call"."status" in ('LIVE', 'ENDED')),
	CONSTRAINT "known_recording_status" CHECK ("call"."recording_status" in ('PENDING', 'DISPATCHED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
	CONSTRAINT "known_transcription_status" CHECK ("call"."transcription_status" in ('PENDING', 'DISPATCHED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
	CONSTRAINT "known_processing_step" CHECK ("call"."processing_step" in ('PROBE', 'REMUX', 'PEAKS', 'TRANSCRIBE', 'ATTRIBUTE_SPEAKERS', 'MEASURE'))
);
--> statement-breakpoint
CREATE TABLE "call_metric" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_talk_ratio_percent" smallint,
	"longest_monologue_ms" integer NOT NULL,
	"speaking_rate_wpm" integer,
	"questions_asked" integer NOT NULL,
	"interactivity_centi" integer NOT NULL,
	"interviewer_first_ms" integer,
	"agenda_at_ms" integer,
	"questions_invited_at_ms" integer,
	"last_word_ms" integer NOT NULL,
	"measured_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"cue_id" uuid,
	"time_ms" integer NOT NULL,
	"highlight_start_ms" integer,
	"highlight_end_ms" integer,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_type" CHECK ("note"."type" in ('NOTE', 'FOLLOW_UP', 'HIGHLIGHT', 'CUE')),
	CONSTRAINT "known_visibility" CHECK ("note"."visibility" in ('PUBLIC', 'CALL_OWNER', 'PRIVATE'))
);
--> statement-breakpoint
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
CREATE TABLE "caption" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"utterance_id" text NOT NULL,
	"revision" integer NOT NULL,
	"speaker" text,
	"text" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"segment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "extension_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extension_connection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extension_connection_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_capture" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"capture_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"meeting_url" text,
	"extension_version" text,
	"last_heard_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"paused_at" timestamp (3) with time zone,
	"is_pause_in_progress" boolean DEFAULT false NOT NULL,
	"is_microphone_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "known_platform" CHECK ("live_capture"."platform" in ('GOOGLE_MEET', 'ZOOM', 'TEAMS')),
	CONSTRAINT "known_ended_by" CHECK ("live_capture"."ended_by" in ('PERSON', 'SILENCE'))
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"interview_stage_id" uuid,
	"stage_entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_status" CHECK ("application"."status" in ('ACTIVE', 'HIRED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "candidate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"emails" text[] DEFAULT '{}' NOT NULL,
	"phone_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recording_disabled" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (candidate_search_text(first_name, last_name, emails)) STORED,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"type" text NOT NULL,
	"link" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_type" CHECK ("candidate_link"."type" in ('ATS', 'GITHUB', 'LINKEDIN', 'OTHER', 'PORTFOLIO', 'RESUME'))
);
--> statement-breakpoint
CREATE TABLE "candidate_rating" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bounds_rating" CHECK ("candidate_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "consent_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"evidence" text NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_decision" CHECK ("consent_entry"."decision" in ('OPT_IN', 'OPT_OUT'))
);
--> statement-breakpoint
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
CREATE TABLE "clip" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clip_has_length" CHECK ("clip"."start_ms" >= 0 and "clip"."end_ms" > "clip"."start_ms")
);
--> statement-breakpoint
CREATE TABLE "playlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_clip" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"playlist_id" uuid NOT NULL,
	"clip_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_topic" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"keywords" text[] NOT NULL,
	"match_rule" text NOT NULL,
	"excluded_keywords" text[] NOT NULL,
	"speaker" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_match_rule" CHECK ("custom_topic"."match_rule" in ('ALL', 'ANY')),
	CONSTRAINT "known_speaker" CHECK ("custom_topic"."speaker" in ('ALL', 'CANDIDATE', 'INTERVIEWER'))
);
--> statement-breakpoint
CREATE TABLE "engine_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid,
	"job_description_id" uuid,
	"plan_id" uuid,
	"actor_id" uuid,
	"task" text NOT NULL,
	"engine" text NOT NULL,
	"engine_name" text NOT NULL,
	"engine_version" text NOT NULL,
	"trust" text NOT NULL,
	"language_code" text,
	"input_hash" text NOT NULL,
	"output" jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_record_subject" CHECK (num_nonnulls("engine_record"."call_id", "engine_record"."job_description_id") = 1),
	CONSTRAINT "known_trust" CHECK ("engine_record"."trust" in ('rough', 'good'))
);
--> statement-breakpoint
CREATE TABLE "competency" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"name" text NOT NULL,
	"index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"competency_id" uuid,
	"cue" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_html_type" boolean DEFAULT false NOT NULL,
	"type" text DEFAULT 'OTHER' NOT NULL,
	"scoring_enabled" boolean DEFAULT false NOT NULL,
	"index" integer NOT NULL,
	CONSTRAINT "known_type" CHECK ("cue"."type" in ('BEHAVIORAL', 'CASE_STUDY', 'CUSTOM', 'OTHER', 'PERFORMANCE', 'SCREENING', 'SITUATIONAL', 'TECHNICAL'))
);
--> statement-breakpoint
CREATE TABLE "guide" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"creator_id" uuid NOT NULL,
	"ats_id" text,
	"overall_scoring_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_visibility" CHECK ("guide"."visibility" in ('PUBLIC', 'PRIVATE'))
);
--> statement-breakpoint
CREATE TABLE "guide_assignment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_rollup" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"is_first" boolean NOT NULL,
	"visibility" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"candidate_id" uuid,
	"duration_ms" integer,
	"is_transcribed" boolean NOT NULL,
	"start_delay_sec" integer,
	"candidate_talk_ratio_percent" smallint,
	"longest_monologue_ms" integer,
	"interactivity_centi" integer,
	"is_measured" boolean NOT NULL,
	"agenda_at_ms" integer,
	"invited_before_end_ms" integer,
	"protected_questions" integer,
	"guide_questions" integer NOT NULL,
	"guide_questions_asked" integer NOT NULL,
	CONSTRAINT "known_visibility" CHECK ("call_rollup"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION')),
	CONSTRAINT "bounds_candidate_talk_ratio_percent" CHECK ("call_rollup"."candidate_talk_ratio_percent" between 0 and 100),
	CONSTRAINT "call_rollup_asked" CHECK ("call_rollup"."guide_questions_asked" between 0 and "call_rollup"."guide_questions")
);
--> statement-breakpoint
CREATE TABLE "insight_pending" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviewer_rollup" (
	"call_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"talk_ms" integer,
	"word_count" integer,
	"longest_monologue_ms" integer,
	"longest_monologue_start_ms" integer,
	"question_count" integer,
	"protected_questions" integer,
	"feedback_from" timestamp (3) with time zone,
	"feedback_at" timestamp (3) with time zone,
	CONSTRAINT "interviewer_rollup_call_id_user_id_pk" PRIMARY KEY("call_id","user_id"),
	CONSTRAINT "feedback_is_expected" CHECK ("interviewer_rollup"."feedback_at" is null or "interviewer_rollup"."feedback_from" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "interview_figures" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"visibility" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"candidate_id" uuid,
	"candidate_number" integer,
	"interviewers" integer NOT NULL,
	"transcripts" integer NOT NULL,
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
CREATE TABLE "interview_sums" (
	"organization_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"begins" date NOT NULL,
	"visibility" text NOT NULL,
	"interviews" integer NOT NULL,
	"interviewed" integer NOT NULL,
	"transcribed" integer NOT NULL,
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
CREATE TABLE "spoken_figures" (
	"interview_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"visibility" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"kind" text NOT NULL,
	"theme" text NOT NULL,
	"minimum" integer NOT NULL,
	"maximum" integer NOT NULL,
	"sentences" integer NOT NULL,
	CONSTRAINT "spoken_figures_interview_id_kind_theme_minimum_maximum_pk" PRIMARY KEY("interview_id","kind","theme","minimum","maximum"),
	CONSTRAINT "known_kind" CHECK ("spoken_figures"."kind" in ('QUESTION', 'MOTIVE', 'PAY', 'PAY_OFFERED', 'PAY_EXPECTED')),
	CONSTRAINT "known_visibility" CHECK ("spoken_figures"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "spoken_sums" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"begins" date NOT NULL,
	"theme" text NOT NULL,
	"interviews" integer NOT NULL,
	"sentences" integer NOT NULL,
	CONSTRAINT "spoken_sums_organization_id_kind_unit_begins_theme_pk" PRIMARY KEY("organization_id","kind","unit","begins","theme"),
	CONSTRAINT "known_kind" CHECK ("spoken_sums"."kind" in ('QUESTION', 'MOTIVE', 'PAY', 'PAY_OFFERED', 'PAY_EXPECTED')),
	CONSTRAINT "known_unit" CHECK ("spoken_sums"."unit" in ('DAY', 'MONTH'))
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"visibility" text NOT NULL,
	"candidate_id" uuid,
	"position_id" uuid,
	"interview_stage_id" uuid,
	"guide_id" uuid,
	"scheduled_start" timestamp (3) with time zone,
	"scheduled_end" timestamp (3) with time zone,
	"timezone_name" text,
	"meeting_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "interview_has_owner" CHECK ("interview"."status" = 'PLANNED' or "interview"."owner_id" is not null),
	CONSTRAINT "known_status" CHECK ("interview"."status" in ('PLANNED', 'LIVE', 'PAST')),
	CONSTRAINT "known_visibility" CHECK ("interview"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "interview_interviewer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_session" (
	"job_description_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"job_title_title" text DEFAULT 'Job title' NOT NULL,
	"location_title" text DEFAULT 'Location' NOT NULL,
	"location_type" text,
	"location_name" text DEFAULT '' NOT NULL,
	"about_section_title" text DEFAULT 'About the role' NOT NULL,
	"about_section_text" text DEFAULT '' NOT NULL,
	"about_section_job_qualities" text DEFAULT '' NOT NULL,
	"about_section_candidate_pitch" text DEFAULT '' NOT NULL,
	"about_role_tone" text,
	"responsibilities_section_title" text DEFAULT 'Responsibilities' NOT NULL,
	"responsibilities_section_list_items" text[] DEFAULT '{}' NOT NULL,
	"responsibilities_section_inputs" text DEFAULT '' NOT NULL,
	"requirements_section_title" text DEFAULT 'Requirements and skills' NOT NULL,
	"requirements_section_list_items" text[] DEFAULT '{}' NOT NULL,
	"requirements_section_inputs" text DEFAULT '' NOT NULL,
	"eeoc_statement" text DEFAULT '' NOT NULL,
	"eeoc_statement_title" text DEFAULT 'Equal Employment Opportunity (EEO) Statement' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_location_type" CHECK ("creator_session"."location_type" in ('in-office', 'hybrid', 'remote'))
);
--> statement-breakpoint
CREATE TABLE "job_description" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"template_id" uuid,
	"editor_content" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"whitelisted_words" text[] DEFAULT '{}' NOT NULL,
	"content_revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"content_changed_by_id" uuid,
	"content_changed_at" timestamp (3) with time zone,
	"error" text,
	"score" integer,
	"num_words" integer,
	"reading_time" text,
	"reading_time_minutes_min" real,
	"reading_time_minutes_max" real,
	"readability_score" text,
	"readability_score_raw" real,
	"analysis" jsonb,
	"questions_processing_status" text,
	"questions_processing_completed_at" timestamp (3) with time zone,
	"questions_error" text,
	"plan_id" uuid,
	"last_modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "known_state" CHECK ("job_description"."state" in ('Creator', 'Optimizer')),
	CONSTRAINT "known_questions_processing_status" CHECK ("job_description"."questions_processing_status" in ('Dispatched', 'InProgress', 'Completed', 'Failed'))
);
--> statement-breakpoint
CREATE TABLE "job_description_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question" text NOT NULL,
	"type" text,
	"order" integer NOT NULL,
	CONSTRAINT "known_type" CHECK ("job_description_question"."type" in ('Behavioral', 'Situational', 'Performance', 'Technical', 'CaseStudy', 'Screening', 'Other', 'Custom'))
);
--> statement-breakpoint
CREATE TABLE "job_description_question_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"reference_text" text,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"shared_to_id" uuid NOT NULL,
	"shared_by_id" uuid NOT NULL,
	"message" text,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_description_template_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"place" text NOT NULL,
	"order" integer NOT NULL,
	"header" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "known_place" CHECK ("job_description_template_section"."place" in ('HEADER', 'FOOTER'))
);
--> statement-breakpoint
CREATE TABLE "job_description_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"editor_content" text NOT NULL,
	"whitelisted_words" text[] DEFAULT '{}' NOT NULL,
	"score" integer,
	"num_words" integer,
	"restored_from_id" uuid,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "job_description_version_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"cues" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"good" text[] NOT NULL,
	"weak" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_type" CHECK ("library_question"."type" in ('Behavioral', 'Situational', 'Technical'))
);
--> statement-breakpoint
CREATE TABLE "highlight_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_response" CHECK ("highlight_feedback"."response" in ('HELPFUL', 'NOT_HELPFUL'))
);
--> statement-breakpoint
CREATE TABLE "note_mention" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"reply_id" uuid,
	"user_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_visibility" CHECK ("note_reply"."visibility" in ('PUBLIC', 'CALL_OWNER', 'PRIVATE'))
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"interview_enabled" boolean DEFAULT true NOT NULL,
	"plan_enabled" boolean DEFAULT false NOT NULL,
	"feature_access" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_description_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"status" text DEFAULT 'Dispatched' NOT NULL,
	"error" text,
	"job_description_text" text DEFAULT '' NOT NULL,
	"number_of_interviews" integer NOT NULL,
	"include_recruiter_screen" boolean DEFAULT true NOT NULL,
	"additional_areas" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_status" CHECK ("plan"."status" in ('Dispatched', 'PlanInProgress', 'PlanCompleted', 'PlanCompetenciesInProgress', 'QuestionsInProgress', 'QuestionsCompleted', 'Failed'))
);
--> statement-breakpoint
CREATE TABLE "plan_guide" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"plan_interview_id" uuid NOT NULL,
	"plan_revision" integer NOT NULL,
	"guide_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_interview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"is_not_asked" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "known_kind" CHECK ("plan_line"."kind" in ('duty', 'requirement', 'preferred')),
	CONSTRAINT "known_reason" CHECK ("plan_line"."reason" in ('unlawful', 'papers', 'practical', 'formal', 'generic', 'unclear', 'wording', 'repeated', 'trait', 'unknown', 'enough'))
);
--> statement-breakpoint
CREATE TABLE "plan_line_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_line_id" uuid NOT NULL,
	"plan_question_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"good" text[] DEFAULT '{}' NOT NULL,
	"weak" text DEFAULT '' NOT NULL,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "known_type" CHECK ("plan_question"."type" in ('Behavioral', 'Situational', 'Performance', 'Technical', 'CaseStudy', 'Screening', 'Other', 'Custom'))
);
--> statement-breakpoint
CREATE TABLE "plan_question_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"plan_interview_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"source" text NOT NULL,
	"reference_text" text,
	"order" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "known_source" CHECK ("plan_question_group"."source" in ('Static', 'UserFocusArea', 'UserManuallyAdded', 'JobDescription'))
);
--> statement-breakpoint
CREATE TABLE "excluded_stage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_stage_id" uuid NOT NULL,
	"position_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "excluded_stage_once" UNIQUE NULLS NOT DISTINCT("interview_stage_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "hiring_team_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position_role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_role" CHECK ("hiring_team_member"."role" in ('HIRING_TEAM_ADMIN', 'INTERVIEWER', 'MEMBER')),
	CONSTRAINT "known_position_role" CHECK ("hiring_team_member"."position_role" in ('HIRING_MANAGER', 'INTERVIEWER', 'RECRUITER', 'SOURCER', 'TA_LEADER', 'COORDINATOR_OPS'))
);
--> statement-breakpoint
CREATE TABLE "interview_stage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"position_group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"requisition_id" text,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"auto_join_interview" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"auto_join_all_new_positions" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_group_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"position_group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position_role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_role" CHECK ("position_group_member"."role" in ('HIRING_TEAM_ADMIN', 'INTERVIEWER', 'MEMBER')),
	CONSTRAINT "known_position_role" CHECK ("position_group_member"."position_role" in ('HIRING_MANAGER', 'INTERVIEWER', 'RECRUITER', 'SOURCER', 'TA_LEADER', 'COORDINATOR_OPS'))
);
--> statement-breakpoint
CREATE TABLE "recording_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"duration_ms" integer,
	"has_video" boolean DEFAULT false NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_kind" CHECK ("recording_file"."kind" in ('ORIGINAL', 'PLAYBACK', 'THUMBNAIL'))
);
--> statement-breakpoint
CREATE TABLE "recording_peaks" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"peaks_per_second" real NOT NULL,
	"lanes" jsonb NOT NULL,
	"sketch" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "scorecard" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"overall_scoring_enabled" boolean DEFAULT true NOT NULL,
	"overall_score" smallint DEFAULT 0 NOT NULL,
	"overall_notes" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_status" CHECK ("scorecard"."status" in ('DRAFT', 'SUBMITTED')),
	CONSTRAINT "bounds_overall_score" CHECK ("scorecard"."overall_score" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "scorecard_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"scorecard_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"competency_id" uuid,
	"cue_id" uuid,
	"item_text" text NOT NULL,
	"index" integer NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"marked_time_ms" integer,
	CONSTRAINT "known_kind" CHECK ("scorecard_item"."kind" in ('COMPETENCY', 'QUESTION')),
	CONSTRAINT "bounds_score" CHECK ("scorecard_item"."score" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "search_call" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"facets" text[] NOT NULL,
	"duration_seconds" integer,
	"rating" integer,
	"candidate_talk_ratio" double precision,
	"longest_monologue_seconds" integer,
	"interactivity" double precision,
	"words_per_minute" integer,
	"question_count" integer,
	"hit" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_note" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"has_new_talk" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_segment" (
	"segment_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_transcript" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"visibility" text NOT NULL,
	"interview_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position_id" uuid,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "known_visibility" CHECK ("search_transcript"."visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "self_identification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"category" text NOT NULL,
	"group_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"interview_id" uuid,
	"clip_id" uuid,
	"playlist_id" uuid,
	"user_id" uuid,
	"email" text,
	"created_by_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"notes_format" text,
	"expires_at" timestamp (3) with time zone,
	"renewal_requested_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_has_recipient" CHECK (num_nonnulls("share"."user_id", "share"."email") = 1),
	CONSTRAINT "share_has_thing" CHECK (num_nonnulls("share"."interview_id", "share"."clip_id", "share"."playlist_id") = 1),
	CONSTRAINT "known_notes_format" CHECK ("share"."notes_format" in ('TLDR', 'CS', 'QANDA', 'WRITEUP', 'SECTION')),
	CONSTRAINT "share_outside_ends" CHECK ("share"."email" is null or "share"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "skill_finding" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"skill_report_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"evidence" text NOT NULL,
	CONSTRAINT "known_evidence" CHECK ("skill_finding"."evidence" in ('ASKED', 'SAID'))
);
--> statement-breakpoint
CREATE TABLE "skill_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position_ids" uuid[] NOT NULL,
	"stage_ids" uuid[] NOT NULL,
	"date_range_start" timestamp (3) with time zone NOT NULL,
	"date_range_end" timestamp (3) with time zone NOT NULL,
	"skills" text[] NOT NULL,
	"minimum_interviews" integer NOT NULL,
	"processing_status" text NOT NULL,
	"failure_reason" text,
	"completed_at" timestamp (3) with time zone,
	"competencies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_processing_status" CHECK ("skill_report"."processing_status" in ('PENDING', 'DISPATCHED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
	CONSTRAINT "skill_report_span" CHECK ("skill_report"."date_range_start" < "skill_report"."date_range_end")
);
--> statement-breakpoint
CREATE TABLE "spoken_finding" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	"start_char" integer NOT NULL,
	"end_char" integer NOT NULL,
	"kind" text NOT NULL,
	"theme" text,
	"minimum" integer,
	"maximum" integer,
	"period" text,
	"currency" text,
	CONSTRAINT "known_kind" CHECK ("spoken_finding"."kind" in ('QUESTION', 'MOTIVE', 'PAY_OFFERED', 'PAY_EXPECTED', 'ALERT')),
	CONSTRAINT "known_period" CHECK ("spoken_finding"."period" in ('YEAR', 'MONTH', 'HOUR')),
	CONSTRAINT "known_currency" CHECK ("spoken_finding"."currency" in ('USD', 'EUR', 'GBP')),
	CONSTRAINT "spoken_finding_is_whole" CHECK (case when "spoken_finding"."kind" in ('QUESTION', 'MOTIVE', 'ALERT') then "spoken_finding"."theme" is not null and "spoken_finding"."minimum" is null
        else "spoken_finding"."theme" is null and "spoken_finding"."minimum" <= "spoken_finding"."maximum" and "spoken_finding"."period" is not null end)
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid,
	"job_description_id" uuid,
	"skill_report_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"failure_code" text,
	"result" jsonb,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_subject" CHECK (num_nonnulls("task"."call_id", "task"."job_description_id", "task"."skill_report_id") = 1),
	CONSTRAINT "known_name" CHECK ("task"."name" in ('PROBE', 'REMUX', 'PEAKS', 'TRANSCRIBE', 'ATTRIBUTE_SPEAKERS', 'MEASURE', 'NOTES', 'SUMMARY', 'QUESTIONS', 'PLAN', 'SKILLS')),
	CONSTRAINT "known_status" CHECK ("task"."status" in ('PENDING', 'DISPATCHED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "redaction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaker" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'UNKNOWN' NOT NULL,
	"basis" text NOT NULL,
	"user_id" uuid,
	"merged_into_id" uuid,
	"talk_ms" integer DEFAULT 0 NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"longest_monologue_ms" integer DEFAULT 0 NOT NULL,
	"longest_monologue_start_ms" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "known_role" CHECK ("speaker"."role" in ('INTERVIEWER', 'CANDIDATE', 'UNKNOWN')),
	CONSTRAINT "known_basis" CHECK ("speaker"."basis" in ('CHANNEL', 'VOICE', 'NAMED', 'NONE'))
);
--> statement-breakpoint
CREATE TABLE "transcript_body" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_edit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" jsonb NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "transcript_edit_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "known_kind" CHECK ("transcript_edit"."kind" in ('RENAME_SPEAKER', 'MERGE_SPEAKERS', 'CORRECT_WORDS', 'ASSIGN_SEGMENTS'))
);
--> statement-breakpoint
CREATE TABLE "transcription_chunk" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"run_key" text NOT NULL,
	"chunk_key" text NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "excluded_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upgrade_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product" text DEFAULT 'PLAN' NOT NULL,
	"notified_user_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_product" CHECK ("upgrade_request"."product" in ('PLAN', 'INTERVIEW', 'INSIGHTS', 'ADVANCED_INSIGHTS'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_message_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_channel" CHECK ("mailbox_message"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_code" (
	"identifier" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_role_policy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_role" CHECK ("team_role_policy"."role" in ('HIRING_MANAGER', 'INTERVIEWER', 'MEMBER'))
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_role_id" uuid NOT NULL,
	"plan_role" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone_number" text,
	"timezone_name" text DEFAULT 'UTC' NOT NULL,
	"time_format" text DEFAULT 'AUTO' NOT NULL,
	"default_call_visibility" text,
	"browser_extension_version" text,
	"sign_up_completed_at" timestamp (3) with time zone,
	"role" text,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "known_plan_role" CHECK ("user"."plan_role" in ('ADMIN', 'EDITOR')),
	CONSTRAINT "known_time_format" CHECK ("user"."time_format" in ('AUTO', 'H12', 'H24')),
	CONSTRAINT "known_default_call_visibility" CHECK ("user"."default_call_visibility" in ('PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_type" CHECK ("user_role"."type" in ('BASIC', 'RECRUITER', 'SITE_ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_cue_id_cue_id_fk" FOREIGN KEY ("cue_id") REFERENCES "public"."cue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_note" ADD CONSTRAINT "ai_note_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_outline" ADD CONSTRAINT "ai_outline_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summary" ADD CONSTRAINT "ai_summary_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_engine_record_id_engine_record_id_fk" FOREIGN KEY ("engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_report" ADD CONSTRAINT "sentence_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_template" ADD CONSTRAINT "ai_template_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_template" ADD CONSTRAINT "ai_template_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_transcript_engine_record_id_engine_record_id_fk" FOREIGN KEY ("transcript_engine_record_id") REFERENCES "public"."engine_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_ai_template_id_ai_template_id_fk" FOREIGN KEY ("ai_template_id") REFERENCES "public"."ai_template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_metric" ADD CONSTRAINT "call_metric_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_metric" ADD CONSTRAINT "call_metric_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_cue_id_cue_id_fk" FOREIGN KEY ("cue_id") REFERENCES "public"."cue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_view" ADD CONSTRAINT "call_view_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caption" ADD CONSTRAINT "caption_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caption" ADD CONSTRAINT "caption_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caption" ADD CONSTRAINT "caption_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_code" ADD CONSTRAINT "extension_code_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_code" ADD CONSTRAINT "extension_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_connection" ADD CONSTRAINT "extension_connection_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_connection" ADD CONSTRAINT "extension_connection_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_capture" ADD CONSTRAINT "live_capture_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_capture" ADD CONSTRAINT "live_capture_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_capture" ADD CONSTRAINT "live_capture_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_interview_stage_id_interview_stage_id_fk" FOREIGN KEY ("interview_stage_id") REFERENCES "public"."interview_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_link" ADD CONSTRAINT "candidate_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_link" ADD CONSTRAINT "candidate_link_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_rating" ADD CONSTRAINT "candidate_rating_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_rating" ADD CONSTRAINT "candidate_rating_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_rating" ADD CONSTRAINT "candidate_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_entry" ADD CONSTRAINT "consent_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_entry" ADD CONSTRAINT "consent_entry_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_entry" ADD CONSTRAINT "consent_entry_recorded_by_id_user_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "clip" ADD CONSTRAINT "clip_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_clip" ADD CONSTRAINT "playlist_clip_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_clip" ADD CONSTRAINT "playlist_clip_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_clip" ADD CONSTRAINT "playlist_clip_clip_id_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_topic" ADD CONSTRAINT "custom_topic_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_topic" ADD CONSTRAINT "custom_topic_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_record" ADD CONSTRAINT "engine_record_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_record" ADD CONSTRAINT "engine_record_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_record" ADD CONSTRAINT "engine_record_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_record" ADD CONSTRAINT "engine_record_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_record" ADD CONSTRAINT "engine_record_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency" ADD CONSTRAINT "competency_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency" ADD CONSTRAINT "competency_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cue" ADD CONSTRAINT "cue_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cue" ADD CONSTRAINT "cue_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cue" ADD CONSTRAINT "cue_competency_id_competency_id_fk" FOREIGN KEY ("competency_id") REFERENCES "public"."competency"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_interview_stage_id_interview_stage_id_fk" FOREIGN KEY ("interview_stage_id") REFERENCES "public"."interview_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_assignment" ADD CONSTRAINT "guide_assignment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_assignment" ADD CONSTRAINT "guide_assignment_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_assignment" ADD CONSTRAINT "guide_assignment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_interview_stage_id_interview_stage_id_fk" FOREIGN KEY ("interview_stage_id") REFERENCES "public"."interview_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_rollup" ADD CONSTRAINT "call_rollup_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_pending" ADD CONSTRAINT "insight_pending_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_rollup" ADD CONSTRAINT "interviewer_rollup_call_id_call_rollup_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_rollup"("call_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_rollup" ADD CONSTRAINT "interviewer_rollup_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_rollup" ADD CONSTRAINT "interviewer_rollup_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_month" ADD CONSTRAINT "candidate_month_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_number" ADD CONSTRAINT "candidate_number_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_number" ADD CONSTRAINT "candidate_number_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_figures" ADD CONSTRAINT "interview_figures_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_figures" ADD CONSTRAINT "interview_figures_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sums" ADD CONSTRAINT "interview_sums_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_figures" ADD CONSTRAINT "interviewer_figures_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_figures" ADD CONSTRAINT "interviewer_figures_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_sums" ADD CONSTRAINT "interviewer_sums_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_day" ADD CONSTRAINT "metric_day_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_figures" ADD CONSTRAINT "spoken_figures_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_figures" ADD CONSTRAINT "spoken_figures_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_sums" ADD CONSTRAINT "spoken_sums_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_interview_stage_id_interview_stage_id_fk" FOREIGN KEY ("interview_stage_id") REFERENCES "public"."interview_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_session" ADD CONSTRAINT "creator_session_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_session" ADD CONSTRAINT "creator_session_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_template_id_job_description_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."job_description_template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_content_changed_by_id_user_id_fk" FOREIGN KEY ("content_changed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description" ADD CONSTRAINT "job_description_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question" ADD CONSTRAINT "job_description_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question" ADD CONSTRAINT "job_description_question_group_id_job_description_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."job_description_question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question_group" ADD CONSTRAINT "job_description_question_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_question_group" ADD CONSTRAINT "job_description_question_group_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_shared_to_id_user_id_fk" FOREIGN KEY ("shared_to_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_share" ADD CONSTRAINT "job_description_share_shared_by_id_user_id_fk" FOREIGN KEY ("shared_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template" ADD CONSTRAINT "job_description_template_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template_section" ADD CONSTRAINT "job_description_template_section_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_template_section" ADD CONSTRAINT "job_description_template_section_template_id_job_description_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."job_description_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_description_version" ADD CONSTRAINT "job_description_version_restored_from_id_job_description_version_id_fk" FOREIGN KEY ("restored_from_id") REFERENCES "public"."job_description_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question" ADD CONSTRAINT "library_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_question" ADD CONSTRAINT "library_question_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_feedback" ADD CONSTRAINT "highlight_feedback_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_feedback" ADD CONSTRAINT "highlight_feedback_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_feedback" ADD CONSTRAINT "highlight_feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_reply_id_note_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."note_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_reply" ADD CONSTRAINT "note_reply_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_reply" ADD CONSTRAINT "note_reply_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_reply" ADD CONSTRAINT "note_reply_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_plan_interview_id_plan_interview_id_fk" FOREIGN KEY ("plan_interview_id") REFERENCES "public"."plan_interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_guide" ADD CONSTRAINT "plan_guide_guide_id_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interview" ADD CONSTRAINT "plan_interview_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interview" ADD CONSTRAINT "plan_interview_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_line" ADD CONSTRAINT "plan_line_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_line" ADD CONSTRAINT "plan_line_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_line_question" ADD CONSTRAINT "plan_line_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_line_question" ADD CONSTRAINT "plan_line_question_plan_line_id_plan_line_id_fk" FOREIGN KEY ("plan_line_id") REFERENCES "public"."plan_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_line_question" ADD CONSTRAINT "plan_line_question_plan_question_id_plan_question_id_fk" FOREIGN KEY ("plan_question_id") REFERENCES "public"."plan_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_group_id_plan_question_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."plan_question_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question_group" ADD CONSTRAINT "plan_question_group_plan_interview_id_plan_interview_id_fk" FOREIGN KEY ("plan_interview_id") REFERENCES "public"."plan_interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_stage" ADD CONSTRAINT "excluded_stage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_stage" ADD CONSTRAINT "excluded_stage_interview_stage_id_interview_stage_id_fk" FOREIGN KEY ("interview_stage_id") REFERENCES "public"."interview_stage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_stage" ADD CONSTRAINT "excluded_stage_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_team_member" ADD CONSTRAINT "hiring_team_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_team_member" ADD CONSTRAINT "hiring_team_member_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_team_member" ADD CONSTRAINT "hiring_team_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_stage" ADD CONSTRAINT "interview_stage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_position_group_id_position_group_id_fk" FOREIGN KEY ("position_group_id") REFERENCES "public"."position_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_group" ADD CONSTRAINT "position_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_group_member" ADD CONSTRAINT "position_group_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_group_member" ADD CONSTRAINT "position_group_member_position_group_id_position_group_id_fk" FOREIGN KEY ("position_group_id") REFERENCES "public"."position_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_group_member" ADD CONSTRAINT "position_group_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_file" ADD CONSTRAINT "recording_file_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_file" ADD CONSTRAINT "recording_file_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_peaks" ADD CONSTRAINT "recording_peaks_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_peaks" ADD CONSTRAINT "recording_peaks_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_item" ADD CONSTRAINT "scorecard_item_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_item" ADD CONSTRAINT "scorecard_item_scorecard_id_scorecard_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_item" ADD CONSTRAINT "scorecard_item_competency_id_competency_id_fk" FOREIGN KEY ("competency_id") REFERENCES "public"."competency"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_item" ADD CONSTRAINT "scorecard_item_cue_id_cue_id_fk" FOREIGN KEY ("cue_id") REFERENCES "public"."cue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_call" ADD CONSTRAINT "search_call_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_call" ADD CONSTRAINT "search_call_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_note" ADD CONSTRAINT "search_note_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_note" ADD CONSTRAINT "search_note_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pending" ADD CONSTRAINT "search_pending_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_segment" ADD CONSTRAINT "search_segment_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_segment" ADD CONSTRAINT "search_segment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD CONSTRAINT "search_transcript_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_transcript" ADD CONSTRAINT "search_transcript_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identification" ADD CONSTRAINT "self_identification_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identification" ADD CONSTRAINT "self_identification_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_clip_id_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_skill_report_id_skill_report_id_fk" FOREIGN KEY ("skill_report_id") REFERENCES "public"."skill_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_finding" ADD CONSTRAINT "skill_finding_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_report" ADD CONSTRAINT "skill_report_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_report" ADD CONSTRAINT "skill_report_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_finding" ADD CONSTRAINT "spoken_finding_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_finding" ADD CONSTRAINT "spoken_finding_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_finding" ADD CONSTRAINT "spoken_finding_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_job_description_id_job_description_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_description"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_skill_report_id_skill_report_id_fk" FOREIGN KEY ("skill_report_id") REFERENCES "public"."skill_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redaction" ADD CONSTRAINT "redaction_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redaction" ADD CONSTRAINT "redaction_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redaction" ADD CONSTRAINT "redaction_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment" ADD CONSTRAINT "segment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment" ADD CONSTRAINT "segment_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment" ADD CONSTRAINT "segment_speaker_id_speaker_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speaker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker" ADD CONSTRAINT "speaker_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker" ADD CONSTRAINT "speaker_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker" ADD CONSTRAINT "speaker_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker" ADD CONSTRAINT "speaker_merged_into_id_speaker_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."speaker"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_body" ADD CONSTRAINT "transcript_body_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_body" ADD CONSTRAINT "transcript_body_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edit" ADD CONSTRAINT "transcript_edit_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edit" ADD CONSTRAINT "transcript_edit_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edit" ADD CONSTRAINT "transcript_edit_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcription_chunk" ADD CONSTRAINT "transcription_chunk_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcription_chunk" ADD CONSTRAINT "transcription_chunk_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_import" ADD CONSTRAINT "transcript_import_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_import" ADD CONSTRAINT "transcript_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_user" ADD CONSTRAINT "excluded_user_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_user" ADD CONSTRAINT "excluded_user_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_request" ADD CONSTRAINT "upgrade_request_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_request" ADD CONSTRAINT "upgrade_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_role_policy" ADD CONSTRAINT "team_role_policy_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_user_role_id_user_role_id_fk" FOREIGN KEY ("user_role_id") REFERENCES "public"."user_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_note_once" ON "ai_note" USING btree ("call_id","cue_id");--> statement-breakpoint
CREATE INDEX "ai_note_call" ON "ai_note" USING btree ("call_id","index");--> statement-breakpoint
CREATE INDEX "ai_summary_call" ON "ai_summary" USING btree ("call_id","format","index");--> statement-breakpoint
CREATE UNIQUE INDEX "sentence_report_once" ON "sentence_report" USING btree ("sentence_id","user_id");--> statement-breakpoint
CREATE INDEX "sentence_report_call" ON "sentence_report" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "ai_template_organization" ON "ai_template" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("organization_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_chain" ON "audit_entry" USING btree ("organization_id","sequence");--> statement-breakpoint
CREATE INDEX "call_newest" ON "call" USING btree ("organization_id","start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "call_longest" ON "call" USING btree ("organization_id","duration_ms" DESC NULLS LAST,"start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "call_interview" ON "call" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "note_call" ON "note" USING btree ("call_id","time_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "call_view_user" ON "call_view" USING btree ("call_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_view_share" ON "call_view" USING btree ("call_id","share_id");--> statement-breakpoint
CREATE INDEX "call_view_of_user" ON "call_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "call_view_of_share" ON "call_view" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "caption_once" ON "caption" USING btree ("call_id","utterance_id");--> statement-breakpoint
CREATE INDEX "caption_sequence" ON "caption" USING btree ("call_id","sequence");--> statement-breakpoint
CREATE INDEX "extension_connection_user" ON "extension_connection" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_capture_once" ON "live_capture" USING btree ("user_id","capture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_once" ON "application" USING btree ("candidate_id","position_id");--> statement-breakpoint
CREATE INDEX "application_position" ON "application" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "candidate_organization" ON "candidate" USING btree ("organization_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "candidate_by_name" ON "candidate" USING btree ("organization_id",lower("last_name" || ' ' || "first_name"));--> statement-breakpoint
CREATE INDEX "candidate_newest" ON "candidate" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_link_once" ON "candidate_link" USING btree ("candidate_id","link");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_rating_once" ON "candidate_rating" USING btree ("candidate_id","user_id");--> statement-breakpoint
CREATE INDEX "consent_entry_candidate" ON "consent_entry" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_mail_once" ON "candidate_alert_mail" USING btree ("call_id","user_id");--> statement-breakpoint
CREATE INDEX "candidate_alert_mail_user" ON "candidate_alert_mail" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_subscription_candidate" ON "candidate_alert_subscription" USING btree ("candidate_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_subscription_position" ON "candidate_alert_subscription" USING btree ("position_id","user_id");--> statement-breakpoint
CREATE INDEX "candidate_alert_subscription_user" ON "candidate_alert_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_alert_view_once" ON "candidate_alert_view" USING btree ("user_id","segment_id","theme");--> statement-breakpoint
CREATE INDEX "candidate_alert_view_segment" ON "candidate_alert_view" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "clip_call" ON "clip" USING btree ("call_id","start_ms");--> statement-breakpoint
CREATE INDEX "playlist_owner" ON "playlist" USING btree ("owner_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "playlist_clip_order" ON "playlist_clip" USING btree ("playlist_id","index");--> statement-breakpoint
CREATE UNIQUE INDEX "playlist_clip_once" ON "playlist_clip" USING btree ("clip_id","playlist_id");--> statement-breakpoint
CREATE INDEX "custom_topic_organization" ON "custom_topic" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "engine_record_newest" ON "engine_record" USING btree ("organization_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "engine_record_call" ON "engine_record" USING btree ("call_id","created_at");--> statement-breakpoint
CREATE INDEX "engine_record_job_description" ON "engine_record" USING btree ("job_description_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "competency_order" ON "competency" USING btree ("guide_id","index");--> statement-breakpoint
CREATE UNIQUE INDEX "cue_order" ON "cue" USING btree ("guide_id","index");--> statement-breakpoint
CREATE INDEX "guide_organization" ON "guide" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "guide_name" ON "guide" USING btree ("organization_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "guide_position" ON "guide" USING btree ("position_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_assignment_once" ON "guide_assignment" USING btree ("guide_id","user_id");--> statement-breakpoint
CREATE INDEX "call_rollup_newest" ON "call_rollup" USING btree ("organization_id","start_time" DESC NULLS LAST,"call_id");--> statement-breakpoint
CREATE INDEX "interviewer_rollup_user" ON "interviewer_rollup" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_number_once" ON "candidate_number" USING btree ("organization_id","number");--> statement-breakpoint
CREATE INDEX "interview_figures_newest" ON "interview_figures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "interview_figures_position" ON "interview_figures" USING btree ("organization_id","position_id","start_time");--> statement-breakpoint
CREATE INDEX "interview_figures_owner" ON "interview_figures" USING btree ("owner_id","start_time");--> statement-breakpoint
CREATE INDEX "interview_figures_candidate" ON "interview_figures" USING btree ("organization_id","start_time","candidate_id") WHERE "interview_figures"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "interview_figures_candidate_number" ON "interview_figures" USING btree ("organization_id","candidate_number");--> statement-breakpoint
CREATE INDEX "interview_figures_awaiting" ON "interview_figures" USING btree ("organization_id","feedback_from") WHERE "interview_figures"."feedbacks_missing" > 0;--> statement-breakpoint
CREATE INDEX "interviewer_figures_newest" ON "interviewer_figures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_person" ON "interviewer_figures" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_position" ON "interviewer_figures" USING btree ("position_id","start_time");--> statement-breakpoint
CREATE INDEX "interviewer_figures_awaiting" ON "interviewer_figures" USING btree ("organization_id","feedback_from") WHERE "interviewer_figures"."feedbacks_missing" > 0;--> statement-breakpoint
CREATE INDEX "interviewer_sums_until" ON "interviewer_sums" USING btree ("organization_id","next_month","month");--> statement-breakpoint
CREATE INDEX "interview_scheduled" ON "interview" USING btree ("organization_id","scheduled_start");--> statement-breakpoint
CREATE INDEX "interview_owner" ON "interview" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "interview_candidate" ON "interview" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "interview_without_candidate" ON "interview" USING btree ("organization_id",lower("name")) WHERE "interview"."candidate_id" is null;--> statement-breakpoint
CREATE INDEX "interview_position" ON "interview" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "interview_stage_of" ON "interview" USING btree ("interview_stage_id");--> statement-breakpoint
CREATE INDEX "interview_guide" ON "interview" USING btree ("guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_interviewer_once" ON "interview_interviewer" USING btree ("interview_id","user_id");--> statement-breakpoint
CREATE INDEX "interview_interviewer_user" ON "interview_interviewer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_description_newest" ON "job_description" USING btree ("organization_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_description_creator" ON "job_description" USING btree ("creator_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_description_question_order" ON "job_description_question" USING btree ("group_id","order");--> statement-breakpoint
CREATE INDEX "job_description_question_group_order" ON "job_description_question_group" USING btree ("job_description_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "job_description_share_once" ON "job_description_share" USING btree ("job_description_id","shared_to_id");--> statement-breakpoint
CREATE INDEX "job_description_share_to" ON "job_description_share" USING btree ("shared_to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_description_template_name" ON "job_description_template" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "job_description_template_section_order" ON "job_description_template_section" USING btree ("template_id","place","order");--> statement-breakpoint
CREATE INDEX "job_description_version_newest" ON "job_description_version" USING btree ("job_description_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_question_organization" ON "library_question" USING btree ("organization_id","competency","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "highlight_feedback_once" ON "highlight_feedback" USING btree ("note_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "note_mention_of_note" ON "note_mention" USING btree ("note_id","user_id") WHERE "note_mention"."reply_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "note_mention_of_reply" ON "note_mention" USING btree ("reply_id","user_id");--> statement-breakpoint
CREATE INDEX "note_mention_unread" ON "note_mention" USING btree ("user_id","call_id") WHERE "note_mention"."read_at" is null;--> statement-breakpoint
CREATE INDEX "note_reply_note" ON "note_reply" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_job_description" ON "plan" USING btree ("job_description_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_guide_once" ON "plan_guide" USING btree ("plan_interview_id","plan_revision");--> statement-breakpoint
CREATE INDEX "plan_interview_plan" ON "plan_interview" USING btree ("plan_id","order");--> statement-breakpoint
CREATE INDEX "plan_line_plan" ON "plan_line" USING btree ("plan_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_line_question_once" ON "plan_line_question" USING btree ("plan_line_id","plan_question_id");--> statement-breakpoint
CREATE INDEX "plan_line_question_question" ON "plan_line_question" USING btree ("plan_question_id");--> statement-breakpoint
CREATE INDEX "plan_question_plan" ON "plan_question" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_question_in_group" ON "plan_question" USING btree ("group_id","order");--> statement-breakpoint
CREATE INDEX "plan_question_group_plan" ON "plan_question_group" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_question_group_interview" ON "plan_question_group" USING btree ("plan_interview_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_team_member_once" ON "hiring_team_member" USING btree ("position_id","user_id");--> statement-breakpoint
CREATE INDEX "hiring_team_member_user" ON "hiring_team_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_stage_title" ON "interview_stage" USING btree ("organization_id","title");--> statement-breakpoint
CREATE INDEX "position_organization" ON "position" USING btree ("organization_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "position_group_name" ON "position_group" USING btree ("organization_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "position_group_member_once" ON "position_group_member" USING btree ("position_group_id","user_id");--> statement-breakpoint
CREATE INDEX "position_group_member_user" ON "position_group_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recording_file_kind" ON "recording_file" USING btree ("call_id","kind");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_call" ON "upload" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_share_once" ON "report_share" USING btree ("created_by_id","user_id","report","filter");--> statement-breakpoint
CREATE INDEX "report_share_user" ON "report_share" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_once" ON "scorecard" USING btree ("interview_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_item_order" ON "scorecard_item" USING btree ("scorecard_id","index");--> statement-breakpoint
CREATE INDEX "search_call_newest" ON "search_call" USING btree ("organization_id","start_time" DESC NULLS LAST,"call_id");--> statement-breakpoint
CREATE INDEX "search_call_words" ON "search_call" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_call_facets" ON "search_call" USING gin (search_facet_keys("facets")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_note_call" ON "search_note" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "search_note_words" ON "search_note" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_segment_call" ON "search_segment" USING btree ("call_id","speaker_id","index");--> statement-breakpoint
CREATE INDEX "search_segment_words" ON "search_segment" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_transcript_words" ON "search_transcript" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "self_identification_once" ON "self_identification" USING btree ("candidate_id","category");--> statement-breakpoint
CREATE INDEX "self_identification_category" ON "self_identification" USING btree ("organization_id","category");--> statement-breakpoint
CREATE UNIQUE INDEX "share_interview_user" ON "share" USING btree ("interview_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_interview_email" ON "share" USING btree ("interview_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "share_clip_user" ON "share" USING btree ("clip_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_clip_email" ON "share" USING btree ("clip_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "share_playlist_user" ON "share" USING btree ("playlist_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_playlist_email" ON "share" USING btree ("playlist_id","email");--> statement-breakpoint
CREATE INDEX "share_user" ON "share" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_creator" ON "share" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "share_expiring" ON "share" USING btree ("organization_id","expires_at") WHERE "share"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "skill_finding_report" ON "skill_finding" USING btree ("skill_report_id","call_id");--> statement-breakpoint
CREATE INDEX "skill_finding_call" ON "skill_finding" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "skill_finding_segment" ON "skill_finding" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "skill_report_newest" ON "skill_report" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "spoken_figures_day" ON "spoken_figures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "spoken_figures_pay" ON "spoken_figures" USING btree ("organization_id","kind","position_id","theme","start_time","interview_id","minimum","maximum") WHERE "spoken_figures"."kind" in ('PAY_OFFERED', 'PAY_EXPECTED');--> statement-breakpoint
CREATE INDEX "spoken_figures_newest" ON "spoken_figures" USING btree ("organization_id","kind","theme","start_time" DESC NULLS LAST,"interview_id","sentences");--> statement-breakpoint
CREATE INDEX "spoken_finding_call" ON "spoken_finding" USING btree ("call_id","kind");--> statement-breakpoint
CREATE INDEX "spoken_finding_segment" ON "spoken_finding" USING btree ("segment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_once" ON "task" USING btree ("call_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "task_once_for_posting" ON "task" USING btree ("job_description_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "task_once_for_skills" ON "task" USING btree ("skill_report_id","name");--> statement-breakpoint
CREATE INDEX "redaction_call" ON "redaction" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "segment_order" ON "segment" USING btree ("call_id","index");--> statement-breakpoint
CREATE INDEX "segment_speaker" ON "segment" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "speaker_call" ON "speaker" USING btree ("call_id","index");--> statement-breakpoint
CREATE INDEX "transcript_edit_call" ON "transcript_edit" USING btree ("call_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "transcription_chunk_once" ON "transcription_chunk" USING btree ("call_id","run_key","chunk_key");--> statement-breakpoint
CREATE INDEX "transcript_import_user" ON "transcript_import" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "excluded_user_once" ON "excluded_user" USING btree ("organization_id","email");--> statement-breakpoint
CREATE INDEX "upgrade_request_newest" ON "upgrade_request" USING btree ("organization_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_of_provider" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_role_policy_once" ON "team_role_policy" USING btree ("organization_id","role");--> statement-breakpoint
CREATE INDEX "user_organization" ON "user" USING btree ("organization_id","last_name");--> statement-breakpoint
CREATE INDEX "user_name" ON "user" USING btree ("organization_id","name","id");--> statement-breakpoint
CREATE INDEX "user_folded_name" ON "user" USING btree ("organization_id",search_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_role_name" ON "user_role" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");

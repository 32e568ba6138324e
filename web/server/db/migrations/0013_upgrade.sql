ALTER TABLE "plan_upgrade_request" RENAME TO "upgrade_request";--> statement-breakpoint
ALTER TABLE "upgrade_request" RENAME CONSTRAINT "plan_upgrade_request_organization_id_organization_id_fk" TO "upgrade_request_organization_id_organization_id_fk";--> statement-breakpoint
ALTER TABLE "upgrade_request" RENAME CONSTRAINT "plan_upgrade_request_user_id_user_id_fk" TO "upgrade_request_user_id_user_id_fk";--> statement-breakpoint
ALTER INDEX "plan_upgrade_request_newest" RENAME TO "upgrade_request_newest";--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "feature_access" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "upgrade_request" ADD COLUMN "product" text DEFAULT 'PLAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "upgrade_request" ADD CONSTRAINT "known_product" CHECK ("upgrade_request"."product" in ('PLAN', 'INTERVIEW', 'INSIGHTS', 'ADVANCED_INSIGHTS'));--> statement-breakpoint
-- What the rules need to know of a person; null for an unknown or banned one.
create or replace function actor_of_user(person uuid) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'userId', u.id, 'organizationId', u.organization_id, 'planRole', u.plan_role,
    'planEnabled', o.plan_enabled, 'interviewEnabled', o.interview_enabled, 'featureAccess', o.feature_access,
    'roleType', r.type, 'permissions', r.permissions,
    'rolePolicies', coalesce((
      select jsonb_object_agg(t.role, t.permissions) from team_role_policy t
      where t.organization_id = u.organization_id), '{}'),
    'memberships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'positionId', m.position_id, 'role', m.role, 'positionRole', m.position_role))
      from (
        select position_id, role, position_role from hiring_team_member where user_id = u.id
        union all select p.id, g.role, g.position_role from position_group_member g
          join position p on p.position_group_id = g.position_group_id where g.user_id = u.id) m), '[]'))
  from "user" u join user_role r on r.id = u.user_role_id join organization o on o.id = u.organization_id
  where u.id = person and not u.banned
$$;

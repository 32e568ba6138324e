-- What the rules need to know of a person; null for an unknown or banned one.
create function actor_of_user(person uuid) returns jsonb
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
--> statement-breakpoint

-- The person of a session and when it ends; null when it has ended. An impersonation also ends when the
-- impersonator is no longer an active site admin.
create function actor_of_session(session_id uuid) returns jsonb
language sql stable as $$
  select actor_of_user(s.user_id) || jsonb_build_object(
    'sessionId', s.id, 'impersonatorId', s.impersonated_by,
    'expiresAtMs', floor(extract(epoch from s.expires_at) * 1000))
  from session s where s.id = session_id and s.expires_at > now() and (
    s.impersonated_by is null or exists (
      select from "user" a join user_role r on r.id = a.user_role_id
      where a.id = s.impersonated_by and not a.banned and r.type = 'SITE_ADMIN'))
$$;
--> statement-breakpoint

-- The first statement of a request does not know the organization yet, so it runs as the owner, whichever
-- role the connection has. It needs the session's token, which is in the person's cookie only.
create function actor_of_session_token(session_token text) returns jsonb
language sql stable security definer set search_path = public as $$
  select actor_of_session(s.id) from session s where s.token = session_token
$$;
--> statement-breakpoint

revoke execute on function actor_of_user(uuid), actor_of_session(uuid) from public;
--> statement-breakpoint

-- Servers remember who asks for some seconds. Each id named here is a session, a person or an organization
-- of which they must ask again. The argument is the column that holds it.
create function notify_actor_change() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('actor_changed', to_jsonb(old) ->> tg_argv[0]); end if;
  if tg_op <> 'DELETE' then perform pg_notify('actor_changed', to_jsonb(new) ->> tg_argv[0]); end if;
  return null;
end $$;
--> statement-breakpoint

create trigger session_changes_actor after update or delete on session
  for each row execute function notify_actor_change('id');
--> statement-breakpoint

create trigger user_changes_actor after update or delete on "user"
  for each row execute function notify_actor_change('id');
--> statement-breakpoint

create trigger hiring_team_changes_actor after insert or update or delete on hiring_team_member
  for each row execute function notify_actor_change('user_id');
--> statement-breakpoint

create trigger position_group_team_changes_actor after insert or update or delete on position_group_member
  for each row execute function notify_actor_change('user_id');
--> statement-breakpoint

-- The team of a group is on a position that comes to the group, and no longer on one that leaves it.
create function notify_group_team() returns trigger
language plpgsql as $$
begin
  perform pg_notify('actor_changed', user_id::text) from position_group_member
  where position_group_id = new.position_group_id
    or (tg_op = 'UPDATE' and position_group_id = old.position_group_id);
  return null;
end $$;
--> statement-breakpoint

create trigger position_changes_group_team after insert or update of position_group_id on position
  for each row execute function notify_group_team();
--> statement-breakpoint

create trigger role_changes_actor after update or delete on user_role
  for each row execute function notify_actor_change('organization_id');
--> statement-breakpoint

create trigger team_policy_changes_actor after insert or update or delete on team_role_policy
  for each row execute function notify_actor_change('organization_id');
--> statement-breakpoint

create trigger organization_changes_actor after update or delete on organization
  for each row execute function notify_actor_change('id');

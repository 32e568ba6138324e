-- What the rules need to know of a person; null for an unknown or banned one.
create function actor_of_user(person uuid) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'userId', u.id, 'organizationId', u.organization_id, 'planRole', u.plan_role,
    'planEnabled', o.plan_enabled, 'interviewEnabled', o.interview_enabled,
    'roleType', r.type, 'permissions', r.permissions,
    'memberships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'positionId', m.position_id, 'role', m.role, 'positionRole', m.position_role))
      from hiring_team_member m where m.user_id = u.id), '[]'))
  from "user" u join user_role r on r.id = u.user_role_id join organization o on o.id = u.organization_id
  where u.id = person and not u.banned
$$;
--> statement-breakpoint

-- The person of a session and when it ends; null when it has ended.
create function actor_of_session(session_id uuid) returns jsonb
language sql stable as $$
  select actor_of_user(s.user_id) || jsonb_build_object(
    'sessionId', s.id, 'isImpersonated', s.impersonated_by is not null,
    'expiresAtMs', floor(extract(epoch from s.expires_at) * 1000))
  from session s where s.id = session_id and s.expires_at > now()
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
create trigger role_changes_actor after update or delete on user_role
  for each row execute function notify_actor_change('organization_id');
--> statement-breakpoint
create trigger organization_changes_actor after update or delete on organization
  for each row execute function notify_actor_change('id');

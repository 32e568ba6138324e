-- Each entry of the audit log carries the hash of the one before it in its organization, so that a change or a
-- gap shows (`npm run verify-audit`). Entries are chained when their transaction commits: until then no lock is
-- taken, so commands of one organization wait for each other only while one of them commits, and the order of
-- the chain is that of the commits.

-- What the hash of an entry covers. jsonb has one way of writing a value.
create function audit_entry_text(entry audit_entry) returns text
language sql stable parallel safe as $$
  select json_build_array(entry.organization_id, entry.sequence, entry.previous_hash, entry.id,
    floor(extract(epoch from entry.created_at) * 1000)::bigint, entry.actor_id, entry.impersonator_id,
    entry.event, entry.subject_id, entry.detail)::text
$$;
--> statement-breakpoint

-- Runs as the owner: requests may add entries, and change neither them nor the chain.
create function chain_audit_entry() returns trigger
language plpgsql security definer set search_path = public as $$
declare entry audit_entry := new;
begin
  -- Also locks the end of the chain until this transaction has ended.
  insert into audit_chain as chain (organization_id) values (new.organization_id)
    on conflict (organization_id) do update set sequence = chain.sequence + 1
    returning chain.sequence, chain.hash into entry.sequence, entry.previous_hash;
  entry.hash := encode(sha256(convert_to(audit_entry_text(entry), 'UTF8')), 'hex');
  update audit_entry set sequence = entry.sequence, previous_hash = entry.previous_hash, hash = entry.hash
    where id = new.id;
  update audit_chain set hash = entry.hash where organization_id = new.organization_id;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger chain_audit_entry after insert on audit_entry
  deferrable initially deferred for each row execute function chain_audit_entry();
--> statement-breakpoint

revoke insert, update, delete on audit_chain from rapport_app;

-- Values are looked up by their beginning, because an index holds no long ones, and then compared whole.
create function search_facet_keys(facets text[]) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(left(facet, 200)) from unnest(facets) as facet
$$;
--> statement-breakpoint
CREATE INDEX "search_call_facets" ON "search_call" USING gin (search_facet_keys("facets")) WITH (fastupdate=false);
--> statement-breakpoint

-- The interviews with one value of an attribute: "attribute:value".
create function search_with_facet(facet text) returns setof uuid
language plpgsql stable security definer set search_path = public set enable_seqscan = off as $$
declare organization uuid := search_organization();
begin
  return query select c.call_id from search_call c
    where search_facet_keys(c.facets) @> array[left(facet, 200)] and (length(facet) < 200 or facet = any(c.facets))
      and c.organization_id = organization;
end $$;

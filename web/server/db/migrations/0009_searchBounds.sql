-- PostgreSQL refuses a list of words of more than a megabyte. What is longer than anybody says in one turn,
-- or names in one attribute, is indexed by its beginning rather than not saved.

create or replace function search_vector(given text) returns tsvector
language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.simple', search_fold(left(given, 100000)))
$$;
--> statement-breakpoint

create or replace function search_attribute(mark text, given text[]) returns text
language sql immutable parallel safe as $$
  select coalesce(string_agg(folded || ' è ' || regexp_replace(folded, '(\S+)', mark || '\1', 'g') || ' è ', ''), '')
  from unnest(given[1:200]) as value, lateral (select search_fold(left(value, 300)) as folded) as f
  where value <> ''
$$;

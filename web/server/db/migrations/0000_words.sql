-- Words as they are compared: no case, no accents, no punctuation; Chinese and Japanese by the sign.
-- It must not depend on the database's locale, so letters beyond ASCII are named here.
create function search_fold(given text) returns text
language sql immutable strict parallel safe as $fold$
  select translate(
    lower(
      case
        when octet_length(given) = length(given) then given
        else translate(
          regexp_replace(
            regexp_replace(
              regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
              '[\u0080-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe30-\ufe4f]', ' ', 'g'),
            '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
          'ÆŒÞŊØøŁłĐđÐðŦŧĦħıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
          'æœþŋoollddddtthhiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ')
      end collate "C"),
    $$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$$,
    '                                ')
$fold$;
--> statement-breakpoint

-- PostgreSQL refuses a list of words of more than a megabyte. What is longer than anybody says in one turn,
-- or names in one attribute, is indexed by its beginning rather than not saved.

create function search_vector(given text) returns tsvector
language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.simple', search_fold(left(given, 100000)))
$$;
--> statement-breakpoint

-- Functions in SQL are planned anew at every call; these keep their plans. Sequential scans are off in
-- them because the planner does not count what reading a long list of words costs.

create function search_query(given text, mark text, is_phrase boolean, is_prefix boolean) returns tsquery
language plpgsql immutable strict parallel safe as $$
declare
  marked text := regexp_replace(search_fold(given), '(\S+)', mark || '\1', 'g');
  asked tsquery;
begin
  if marked !~ '\S' then return ''::tsquery; end if;
  asked := case when is_phrase then phraseto_tsquery('pg_catalog.simple', marked)
    else plainto_tsquery('pg_catalog.simple', marked) end;
  if is_prefix and asked::text <> '' then return (asked::text || ':*')::tsquery; end if;
  return asked;
end $$;
--> statement-breakpoint

create function search_attribute(mark text, given text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  value text; folded text; written text := '';
begin
  foreach value in array coalesce(given[1:200], '{}') loop
    if value <> '' then
      folded := search_fold(left(value, 300));
      written := concat(written, folded, ' è ', regexp_replace(folded, '(\S+)', mark || '\1', 'g'), ' è ');
    end if;
  end loop;
  return written;
end $$;
--> statement-breakpoint

-- Values are looked up by their beginning, because an index holds no long ones, and then compared whole.
create function search_facet_keys(facets text[]) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(left(facet, 200)) from unnest(facets) as facet
$$;
--> statement-breakpoint

-- Immutable, as a stored column asks: the text of an array of text depends on no setting.
create function candidate_search_text(first_name text, last_name text, emails text[]) returns text
language sql immutable parallel safe as $$
  select lower(first_name || ' ' || last_name || chr(10) || array_to_string(emails, ' '))
$$;

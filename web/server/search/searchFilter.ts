import { searchNumbers, type SearchNumber } from '#shared/domain/searchFacets.ts';
import { SearchError } from './searchError.ts';

/** What narrows a search, whichever of Algolia's three ways said it. */
export type SearchFilter =
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'number'; attribute: SearchNumber; operator: NumberOperator; value: number }
  | { kind: 'and' | 'or'; of: SearchFilter[] }
  | { kind: 'not'; of: SearchFilter };
export type NumberOperator = '<' | '<=' | '=' | '!=' | '>' | '>=';

/** Lists within the list are alternatives. */
export type NestedFilters = string | (string | string[])[];
const maxFilters = 1000;

/** `["stage:Onsite", ["type:ZOOM", "type:-UPLOAD_AUDIO"]]` @throws {SearchError} */
export const parseFacetFilters = (input: NestedFilters | undefined): SearchFilter[] =>
  eachOf(input, (text) => {
    const at = text.indexOf(':');
    if (at <= 0) throw new SearchError(400, `facetFilters: "${text}" is not attribute:value.`);
    const attribute = text.slice(0, at);
    const value = text.slice(at + 1);
    if (value.startsWith('-'))
      return { kind: 'not', of: { kind: 'facet', attribute, value: value.slice(1) } };
    return { kind: 'facet', attribute, value: value.replace(/^\\-/, '-') };
  });

/** `["call_duration_seconds>=600", "rating:3 TO 5"]` @throws {SearchError} */
export const parseNumericFilters = (input: NestedFilters | undefined): SearchFilter[] =>
  eachOf(input, (text) => {
    const range = /^\s*([\w.]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/i.exec(text);
    if (range) return between(range[1] ?? '', range[2] ?? '', range[3] ?? '');
    const [, attribute, operator, value] =
      /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
    if (!attribute || !operator || !value)
      throw new SearchError(400, `numericFilters: "${text}" is not attribute, sign, number.`);
    return compare(attribute, operator as NumberOperator, value);
  });

/** @throws {SearchError} 400 for an attribute without an order, or no number. */
export function compare(attribute: string, operator: NumberOperator, value: string): SearchFilter {
  if (!(searchNumbers as readonly string[]).includes(attribute))
    throw new SearchError(400, `The attribute ${attribute} cannot be compared with a number.`);
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number))
    throw new SearchError(400, `"${value}" is not a number.`);
  return { kind: 'number', attribute: attribute as SearchNumber, operator, value: number };
}

/** Both ends included. @throws {SearchError} */
export const between = (attribute: string, from: string, to: string): SearchFilter => ({
  kind: 'and',
  of: [compare(attribute, '>=', from), compare(attribute, '<=', to)],
});

function eachOf(
  input: NestedFilters | undefined,
  parse: (text: string) => SearchFilter,
): SearchFilter[] {
  const list = typeof input === 'string' ? input.split(',').filter(Boolean) : (input ?? []);
  if (list.flat().length > maxFilters)
    throw new SearchError(400, `Use at most ${maxFilters} filters.`);
  return list.map((item) =>
    typeof item === 'string' ? parse(item) : { kind: 'or', of: item.map(parse) },
  );
}

import { z } from 'zod';
import { searchableAttributes } from '#shared/domain/searchFacets.ts';
import { maxQueryLength } from './parseQuery.ts';
import { SearchError } from './searchError.ts';

/** The specification's page size, and the most that is given. */
export const maxHitsPerPage = 200;
/** Hits beyond are not given; a query that finds so many needs another word. */
export const paginationLimit = 20_000;

const texts = z.union([z.string().transform((item) => [item]), z.array(z.string())]);
const nested = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);

const schema = z.object({
  query: z.string().max(maxQueryLength).default(''),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(0).max(1000).default(20),
  facets: texts.default([]),
  maxValuesPerFacet: z.number().int().min(1).max(1000).default(100),
  facetFilters: nested.optional(),
  numericFilters: nested.optional(),
  filters: z.string().max(20_000).optional(),
  /** Segments, for each group of speakers, that a hit brings. */
  distinct: z.union([z.number().int().min(0), z.boolean()]).default(3),
  optionalWords: texts.default([]),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  advancedSyntax: z.boolean().default(true),
  typoTolerance: z.union([z.boolean(), z.enum(['true', 'false', 'min', 'strict'])]).default(true),
  highlightPreTag: z.string().max(100).default('<mark>'),
  highlightPostTag: z.string().max(100).default('</mark>'),
  snippetEllipsisText: z.string().max(20).default('…'),
  attributesToHighlight: texts.default(['*']),
  attributesToSnippet: texts.default(['transcript_segments.text:40', 'notes.text:40']),
  attributesToRetrieve: texts.default(['*']),
  restrictSearchableAttributes: texts.default([...searchableAttributes]),
});
export type SearchParams = z.infer<typeof schema>;

/**
 * The parameters of a search, from a JSON body or Algolia's URL-encoded `params`. What a key restricts
 * stands in the place of what the browser asks, but for filters, which add up.
 * @throws {SearchError} 400 naming the parameter that is wrong.
 */
export function parseSearchParams(
  body: Record<string, unknown>,
  restrictions: URLSearchParams,
): { params: SearchParams; always: SearchParams } {
  const { params, ...plain } = body;
  const asked = {
    ...plain,
    ...(typeof params === 'string' ? fromUrl(new URLSearchParams(params)) : {}),
  };
  const held = fromUrl(restrictions);
  const { filters, facetFilters, numericFilters, ...others } = held;
  return {
    params: parse({ ...asked, ...others }),
    always: parse({ filters, facetFilters, numericFilters }),
  };
}

function parse(input: Record<string, unknown>): SearchParams {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SearchError(400, `${issue?.path.join('.')}: ${issue?.message}`);
}

/** Lists, numbers and booleans stand as JSON in a URL; texts stand bare. */
function fromUrl(input: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...input].map(([name, text]) => {
      if (textParameters.has(name) || !/^(\[.*\]|-?\d+(\.\d+)?|true|false)$/s.test(text))
        return [name, text];
      try {
        return [name, JSON.parse(text) as unknown];
      } catch {
        return [name, text];
      }
    }),
  );
}
const textParameters = new Set(['query', 'filters', 'highlightPreTag', 'highlightPostTag']);

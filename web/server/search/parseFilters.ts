import { SearchError } from './searchError.ts';
import { between, compare, type NumberOperator, type SearchFilter } from './searchFilter.ts';

const tokenPattern =
  /\s*(\(|\)|<=|>=|!=|<|>|=|:|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()<>=!:"']+)/y;
const maxTokens = 2000;
const maxDepth = 20;

/**
 * Algolia's `filters`: `stage:"Phone Screen" AND (type:ZOOM OR type:TEAMS_NOTETAKER) AND NOT rating:1 AND
 * call_duration_seconds >= 600 AND candidate_talk_time_ratio:0.4 TO 0.75`. OR binds less than AND.
 * @throws {SearchError} 400 where it cannot be read.
 */
export function parseFilters(text: string): SearchFilter | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return null;
  let at = 0;
  let depth = 0;
  const is = (word: string) => tokens[at]?.toUpperCase() === word;
  const take = (what: string): string => {
    const token = tokens[at++];
    if (token === undefined) throw new SearchError(400, `filters: ${what} is missing at the end.`);
    return token;
  };
  const list = (kind: 'and' | 'or', word: string, next: () => SearchFilter): SearchFilter => {
    const of = [next()];
    while (is(word)) {
      at++;
      of.push(next());
    }
    return of.length === 1 && of[0] ? of[0] : { kind, of };
  };
  const any = (): SearchFilter => list('or', 'OR', all);
  const all = (): SearchFilter => list('and', 'AND', first);
  const first = (): SearchFilter => {
    if (++depth > maxDepth) throw new SearchError(400, 'filters: too many parentheses.');
    try {
      if (is('NOT')) {
        at++;
        return { kind: 'not', of: first() };
      }
      if (!is('(')) return condition();
      at++;
      const inner = any();
      if (take('a closing parenthesis') !== ')')
        throw new SearchError(400, 'filters: a closing parenthesis is missing.');
      return inner;
    } finally {
      depth--;
    }
  };
  const condition = (): SearchFilter => {
    const attribute = unquote(take('an attribute'));
    const operator = take('a sign');
    if (/^(<=|>=|!=|<|>|=)$/.test(operator))
      return compare(attribute, operator as NumberOperator, take('a number'));
    if (operator !== ':')
      throw new SearchError(400, `filters: "${operator}" is not expected after ${attribute}.`);
    const value = take('a value');
    if (is('TO')) {
      at++;
      return between(attribute, value, take('the end of the range'));
    }
    return { kind: 'facet', attribute, value: unquote(value) };
  };
  const filter = any();
  if (at < tokens.length)
    throw new SearchError(400, `filters: "${tokens[at]}" is not expected here.`);
  return filter;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  const end = text.trimEnd().length;
  while (tokenPattern.lastIndex < end) {
    const match = tokenPattern.exec(text);
    if (!match?.[1]) throw new SearchError(400, 'filters: a quote is not closed.');
    tokens.push(match[1]);
    if (tokens.length > maxTokens) throw new SearchError(400, 'filters: this is too long.');
  }
  return tokens;
}

const unquote = (token: string): string =>
  /^["']/.test(token) ? token.slice(1, -1).replace(/\\(.)/g, '$1') : token;

import { vi } from 'vitest';
import type { Answer } from './scriptedClient.ts';

type Data = Record<string, unknown>;

/**
 * For tests of what sends operations without the Apollo client: `fetch` answers each by its name from a
 * script. An error in the script is sent as a GraphQL error, a TypeError is a lost connection.
 */
export function scriptedFetch(script: Record<string, Answer>) {
  const asked: { name: string; variables: Data }[] = [];
  const answer = (name: string, variables: Data): Data => {
    const scripted = script[name];
    if (!scripted) throw new Error(`No answer is scripted for ${name}.`);
    return typeof scripted === 'function' ? scripted(variables) : scripted;
  };
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) => {
    // The client sends queries in the address.
    const sent = new URL(String(url), 'http://localhost').searchParams;
    const body = (
      typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(sent)
    ) as { query: string; variables?: Data };
    const name = /(?:query|mutation)\s+(\w+)/.exec(body.query)?.[1] ?? '';
    const variables = body.variables ?? {};
    asked.push({ name, variables });
    try {
      return Promise.resolve(Response.json({ data: answer(name, variables) }));
    } catch (error) {
      if (error instanceof TypeError) return Promise.reject(error);
      return Promise.resolve(Response.json({ errors: [{ message: (error as Error).message }] }));
    }
  });
  return { asked };
}

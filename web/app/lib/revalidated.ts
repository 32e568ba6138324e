/**
 * Context of a query whose answer the browser keeps: the next time it asks whether the answer is still right,
 * and is sent another only if not. The variables stand in the address, which proxies log, so they must be
 * ids and choices, not words that people type.
 */
export const revalidated = { fetchOptions: { method: 'GET', cache: 'no-cache' } };

import type { IncomingMessage } from 'node:http';

/** The body of a request as JSON, of at most `mostBytes`; undefined when it is larger or no JSON. */
export async function readJson(req: IncomingMessage, mostBytes: number): Promise<unknown> {
  let size = 0;
  const parts: Buffer[] = [];
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as unknown;
  } catch {
    return undefined;
  }
}

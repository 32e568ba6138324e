import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { answer, answerText, readJson } from './answer.ts';
import type { RateLimit } from './rateLimit.ts';
import type { Logger } from './logger.ts';

const reports = { name: 'client-errors', points: 20, perSec: 600 };
const body = z.object({
  message: z.string().default(''),
  stack: z.string().default(''),
  path: z.string().default(''),
});

/**
 * `POST /api/client-errors`: a page of the app that broke says where. Anybody may post, so each address may only
 * so often, and of what it sends only the shape of an error is kept: words could name a person, or be anybody's.
 */
export async function receiveClientError(
  req: IncomingMessage,
  res: ServerResponse,
  input: { logger: Logger; rateLimit: RateLimit; clientAddress: string },
): Promise<void> {
  if (req.method !== 'POST') return answerText(res, 405, 'Not allowed', { allow: 'POST' });
  await input.rateLimit(reports, input.clientAddress);
  const report = body.safeParse(await readJson(req, 16_384)).data;
  if (!report) return answerText(res, 400, 'This is not a report of an error.');
  input.logger.error(shapeOfError(report), 'client error');
  return answer(res, 204);
}

/** The kind of an error, the places in our own scripts it came through, and the kind of page it happened on. */
export function shapeOfError({ message, stack, path }: z.infer<typeof body>): {
  kind: string;
  places: string[];
  route: string;
} {
  return {
    kind:
      /^(?:Uncaught )?([A-Z][A-Za-z]{0,40}(?:Error|Exception))\b/.exec(stack || message)?.[1] ??
      'Error',
    places: [...stack.matchAll(/\/assets\/([\w-]{1,80}\.js:\d{1,7}:\d{1,7})/g)]
      .slice(0, 20)
      .map(([, place]) => place ?? ''),
    route: /^\/([a-z]{1,20}(?:\/[a-z_-]{1,20})?)?(?=[/?#]|$)/.exec(path)?.[0] ?? '',
  };
}

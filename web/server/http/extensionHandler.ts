import type { IncomingMessage, ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { user } from '../db/tables/schema.ts';
import {
  redeemExtensionCode,
  returnExtensionToken,
} from '../features/extension/extensionConnection.ts';
import type { Services } from '../graphql/context.ts';
import { answerJson, readJson } from './answer.ts';
import { bearerOf } from './requestContext.ts';

const tries = { name: 'extension-token', points: 60, perSec: 3600 };
const body = z.object({ code: z.string().min(1).max(200) });

/** `POST` trades a code of the web app for the extension's token; `DELETE` gives the token back. */
export async function answerExtensionToken(
  services: Services,
  clientAddress: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const db = services.database.system;
  if (req.method === 'DELETE') {
    const token = bearerOf(req.headers.authorization);
    if (token) await returnExtensionToken(db, token);
    return answerJson(res, 200, {});
  }
  if (req.method !== 'POST') return answerJson(res, 405, { message: 'Not allowed' });
  await services.rateLimit(tries, clientAddress);
  const input = body.safeParse(await readJson(req, 2048)).data;
  const made = input ? await redeemExtensionCode(db, input.code) : null;
  if (!made)
    return answerJson(res, 401, {
      message: 'This code is wrong or no longer valid. Connect again.',
    });
  const [person] = await db
    .select({ id: user.id, email: user.email, fullName: user.name })
    .from(user)
    .where(eq(user.id, made.userId));
  const { token, expiresAt } = made;
  return answerJson(res, 200, { token, user: person, expiresAt: expiresAt.toISOString() });
}

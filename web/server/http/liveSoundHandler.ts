import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import { UserError } from '../errors/userError.ts';
import { capturePolicy } from '../features/captures/capturePolicy.ts';
import { hearCapture } from '../features/captures/hearCapture.ts';
import type { Services } from '../graphql/context.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { answerJson, readBody } from './answer.ts';
import { createPersonGate } from './personGate.ts';
import type { Route } from './route.ts';

export const liveSoundPath =
  /^\/api\/extension\/calls\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/words$/;

/** Half a minute of stereo Opus is a quarter of this. */
const mostBytes = 1024 ** 2;

const instant = z.coerce.number().int().min(0).max(86_400_000);
const openInstant = z.union([z.literal('').transform(() => null), instant]);
const placeSchema = z.object({
  startMs: instant,
  meetingHeardMs: instant,
  meetingOpenMs: openInstant,
  microphoneHeardMs: instant,
  microphoneOpenMs: openInstant,
});

/**
 * `POST /api/extension/calls/{callId}/words` with the newest sound of a capture as body answers what was said in it,
 * as `HeardSound`. The address says where the piece begins and where each channel's transcript goes on.
 */
export function createLiveSoundHandler({
  services,
  authenticate,
}: {
  services: Services;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}): Route['answer'] {
  const { database, settings, speech } = services;
  const enter = createPersonGate(1);
  return async (req, res, url) => {
    if (req.method !== 'POST')
      return answerJson(res, 405, { message: 'Sound is sent here.' }, { allow: 'POST' });
    const actor = await authenticate(req);
    if (!actor) throw new UserError('UNAUTHENTICATED', 'Sign in to continue.');
    enter(actor.userId, res);
    const [, callId = ''] = liveSoundPath.exec(url.pathname) ?? [];
    const db = database.forOrganization(actor.organizationId);
    const call = await createLoaders(db, actor).callById.loadOrThrow(callId);
    capturePolicy.authorize(actor, 'append', call);
    const place = placeSchema.safeParse(Object.fromEntries(url.searchParams)).data;
    if (!place) throw new UserError('BAD_INPUT', 'Say where the sound belongs.');
    const lifetime = new AbortController();
    res.once('close', () => lifetime.abort());
    const heard = await hearCapture({
      ...{ db, callId, engine: speech, dataDir: settings.DATA_DIR, startMs: place.startMs },
      sound: await readBody(req, mostBytes),
      marks: [
        { heardMs: place.meetingHeardMs, openMs: place.meetingOpenMs },
        { heardMs: place.microphoneHeardMs, openMs: place.microphoneOpenMs },
      ],
      signal: lifetime.signal,
    });
    await answerJson(res, 200, heard);
  };
}

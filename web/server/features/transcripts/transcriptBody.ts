import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { TranscriptBody, TranscriptTurn } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { transcriptBody } from '../../db/tables/schema.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * A body is written anew with each correction. Level 2 takes a few milliseconds for an hour of talk;
 * level 5 takes ten times as long and saves 8 % of the bytes.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** The turns of a call's transcript with their words; none where it has no transcript. */
export async function readTurns(tx: Tx, callId: string): Promise<TranscriptTurn[]> {
  const [row] = await tx
    .select({ body: transcriptBody.body })
    .from(transcriptBody)
    .where(eq(transcriptBody.callId, callId));
  return row ? parseBody(await decompress(row.body)).turns : [];
}

/** Writes the turns of a call's transcript. The caller holds the lock of the call's row. */
export async function writeTurns(
  tx: Tx,
  { callId, organizationId }: { callId: string; organizationId: string },
  turns: readonly TranscriptTurn[],
): Promise<void> {
  const json = await bodyJson(turns);
  const written = {
    hash: createHash('sha256').update(json).digest('base64url'),
    body: await compress(json, { params }),
  };
  await tx
    .insert(transcriptBody)
    .values({ callId, organizationId, ...written })
    .onConflictDoUpdate({ target: transcriptBody.callId, set: written });
}

const turnsAtOnce = 5000;

/** The JSON of a body. Other requests have their turn while that of a very long one is made. */
async function bodyJson(turns: readonly TranscriptTurn[]): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < turns.length; from += turnsAtOnce) {
    if (from > 0) await setImmediate();
    parts.push(JSON.stringify(turns.slice(from, from + turnsAtOnce)).slice(1, -1));
  }
  return `{"turns":[${parts.join(',')}]}`;
}

// Only `writeTurns` writes bodies.
const parseBody = (json: Buffer): TranscriptBody => JSON.parse(json.toString()) as TranscriptBody;

import { fetchStatus } from '#shared/domain/fetchStatus.ts';
import type { EngineState } from './languageEngine.ts';

/** The readiness page waits three seconds for all of its lines. */
const checkTimeoutMs = 2_500;

/** Whether a service answers at all and takes the key; nothing is asked of its model. */
export async function checkModel(
  url: string,
  headers: Record<string, string>,
  where: string,
): Promise<EngineState> {
  try {
    const status = await fetchStatus(url, { headers, timeoutMs: checkTimeoutMs });
    if (status === 401 || status === 403)
      return { ok: false, reason: `The language model at ${where} refused the key. Check it.` };
    // Small servers list no models and answer 404; they are there all the same.
    if (status < 500) return { ok: true };
    return { ok: false, reason: `The language model at ${where} reports a fault of its own.` };
  } catch {
    return {
      ok: false,
      reason: `The language model at ${where} cannot be reached. Check its address and that it runs.`,
    };
  }
}

import { siteDataSchema, type SiteData } from '#shared/domain/siteData.ts';
import { fetchSiteData } from '../../platform/network.ts';
import { readSession } from '../../platform/settings.ts';
import { readKeptSiteData, writeKeptSiteData } from '../../platform/siteDataStore.ts';

const everyMs = 6 * 3_600_000;

/** Asks the person's server what it knows of foreign pages, unless it was asked in the last hours. */
export async function refreshSiteData(nowMs = Date.now()): Promise<void> {
  const session = await readSession();
  if (!session) return;
  const { serverUrl } = session;
  const last = await readKeptSiteData();
  const kept = last?.serverUrl === serverUrl ? last : null;
  if (kept && nowMs - kept.checkedAtMs < everyMs) return;
  const answer = await fetchSiteData(serverUrl).catch(() => undefined);
  if (answer === undefined) return;
  const data = nextSiteData(kept?.data ?? null, answer);
  await writeKeptSiteData({ serverUrl, checkedAtMs: nowMs, data });
}

/** What is kept after an answer: a set that fits the schema and is not older; nothing where there is none. */
export function nextSiteData(kept: SiteData | null, answer: unknown): SiteData | null {
  if (answer === null) return null;
  const { data } = siteDataSchema.safeParse(answer);
  return data && (!kept || data.madeOn >= kept.madeOn) ? data : kept;
}

import { browser } from 'wxt/browser';
import { z } from 'zod';
import { siteDataSchema, type SiteData } from '#shared/domain/siteData.ts';

const keptSchema = z.object({
  /** Which server handed it out. */
  serverUrl: z.string(),
  checkedAtMs: z.number(),
  /** Null where that server has none. */
  data: siteDataSchema.nullable(),
});
export type KeptSiteData = z.infer<typeof keptSchema>;

/** What a server last said of foreign pages. */
export async function readKeptSiteData(): Promise<KeptSiteData | null> {
  const { siteData } = await browser.storage.local.get('siteData');
  return keptSchema.safeParse(siteData).data ?? null;
}

/** What the server says of foreign pages; null where it says nothing. */
export const readSiteData = async (): Promise<SiteData | null> =>
  (await readKeptSiteData())?.data ?? null;

export async function writeKeptSiteData(siteData: KeptSiteData): Promise<void> {
  await browser.storage.local.set({ siteData });
}

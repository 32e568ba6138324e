import { readPolicy } from '../../platform/policy.ts';
import { readOtherSites } from '../../platform/settings.ts';
import { readSiteData } from '../../platform/siteDataStore.ts';
import type { AtsSite } from '../../sites/ats/atsSite.ts';
import { atsSites, otherSite } from '../../sites/ats/atsSites.ts';

/** The applicant tracking systems that the organization permits, with those that the person named. */
export async function readAtsSites(): Promise<AtsSite[]> {
  const [{ atsSites: usable }, origins, data] = await Promise.all([
    readPolicy(),
    readOtherSites(),
    readSiteData(),
  ]);
  return [...atsSites(data), ...origins.map(otherSite)].filter(
    ({ id }) => usable?.includes(id) ?? true,
  );
}

import { askFieldTools, findAtsTab, putFieldTools } from '../../platform/atsTabs.ts';
import { atsAt } from '../../sites/ats/atsSites.ts';
import type { PageFacts } from '../../sites/ats/readPageFacts.ts';
import { readAtsSites } from './readAtsSites.ts';
import type { AtsPage } from './useAtsPage.ts';

/** What the page shows of candidate, position and stage, its own frames included; empty where unknown. */
export async function readAtsFacts({ site, tabId }: AtsPage): Promise<PageFacts> {
  if (site.switchedOff !== null || site.facts.length === 0) return {};
  await putFieldTools(tabId);
  const frames = await askFieldTools<PageFacts>({ tabId }, 'facts', { known: site.facts });
  const facts = Object.assign({}, ...frames.toReversed().map(({ answer }) => answer)) as PageFacts;
  const maybeCandidates = frames.flatMap(({ answer }) => answer?.maybeCandidates ?? []);
  return { ...facts, maybeCandidates };
}

/** The page of an applicant tracking system in front, or in front last; null where none is. */
export async function findAtsPage(): Promise<AtsPage | null> {
  const sites = await readAtsSites();
  const tab = await findAtsTab(sites.flatMap(({ matches }) => matches));
  const site = tab && atsAt(new URL(tab.url), sites);
  return tab && site ? { site, ...tab } : null;
}

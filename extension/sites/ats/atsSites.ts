import type { SiteData } from '#shared/domain/siteData.ts';
import { atsFields } from './atsFields.ts';
import { matchesPattern, type AtsId, type AtsSite } from './atsSite.ts';

const systems: readonly { id: AtsId; name: string; domains: readonly string[] }[] = [
  { id: 'greenhouse', name: 'Greenhouse', domains: ['greenhouse.io'] },
  { id: 'lever', name: 'Lever', domains: ['lever.co'] },
  { id: 'ashby', name: 'Ashby', domains: ['ashbyhq.com'] },
  { id: 'smartrecruiters', name: 'SmartRecruiters', domains: ['smartrecruiters.com'] },
  {
    ...{ id: 'workday', name: 'Workday' },
    domains: ['myworkday.com', 'myworkdayjobs.com', 'workday.com'],
  },
  { id: 'icims', name: 'iCIMS', domains: ['icims.com'] },
  { id: 'bullhorn', name: 'Bullhorn', domains: ['bullhornstaffing.com'] },
];

/** The systems that are known; what the server has seen later replaces what is built in. */
export const atsSites = (newer: SiteData | null): AtsSite[] =>
  systems.map(({ id, name, domains }) => {
    const known = atsFields[id];
    const input = newer?.ats[id];
    const { fields, facts } = input && input.seen > known.seen ? input : known;
    return {
      ...{ id, name, fields, facts },
      matches: domains.map((domain) => `https://*.${domain}/*`),
      switchedOff: input?.switchedOff ?? null,
    };
  });

/** A system that the person named by its address; its fields are found by their labels alone. */
export const otherSite = (origin: string): AtsSite => ({
  ...{ id: 'other' as const, name: new URL(origin).host },
  matches: [`${origin}/*`],
  ...{ switchedOff: null, fields: [], facts: [] },
});

/** The system whose page an address is; null when it is none of `sites`. */
export const atsAt = (url: URL, sites: readonly AtsSite[]): AtsSite | null =>
  sites.find(({ matches }) => matchesPattern(url, matches)) ?? null;

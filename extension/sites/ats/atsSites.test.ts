import { expect, test } from 'vitest';
import { atsIds, siteDataSchema } from '#shared/domain/siteData.ts';
import { atsFields } from './atsFields.ts';
import { isDeepSelector } from './deepSelector.ts';
import { atsAt, atsSites, otherSite } from './atsSites.ts';

const sites = atsSites(null);

test('what is built in fits the schema of what a server may send, and is readable', () => {
  expect(siteDataSchema.parse({ madeOn: '2026-03-15', ats: atsFields }).ats).toEqual(atsFields);
  for (const { fields, facts } of Object.values(atsFields))
    for (const { selector } of [...fields, ...facts])
      expect(isDeepSelector(selector, document), selector).toBe(true);
  expect(sites.map(({ id }) => id)).toEqual([...atsIds]);
});

test.each([
  ['https://app2.greenhouse.io/guides/1/people/2', 'greenhouse'],
  ['https://hire.lever.co/candidates/1', 'lever'],
  ['https://acme.wd5.myworkdayjobs.com/x', 'workday'],
  ['https://ats.example.com/jobs', 'other'],
  ['https://greenhouse.io.evil.test/', undefined],
  ['http://app.greenhouse.io/', undefined],
  ['https://notgreenhouse.io/', undefined],
])('%s is a page of %s', (url, id) => {
  const known = [...sites, otherSite('https://ats.example.com')];
  expect(atsAt(new URL(url), known)?.id).toBe(id);
});

test('a server replaces fields that were seen later, and switches a site off with a reason', () => {
  const field = { purpose: 'SCORECARD' as const, selector: '.note', confidence: 0.9 };
  const newer = siteDataSchema.parse({
    madeOn: '2027-01-01',
    ats: {
      greenhouse: { seen: '2027-01-01', fields: [field] },
      lever: { seen: '2026-01-01', fields: [field], switchedOff: 'Its editor loses texts.' },
    },
  });
  const [greenhouse, lever, ashby] = atsSites(newer);
  expect(greenhouse).toMatchObject({ fields: [field], facts: [], switchedOff: null });
  expect(lever).toMatchObject({ fields: [], switchedOff: 'Its editor loses texts.' });
  expect(ashby?.switchedOff).toBeNull();
});

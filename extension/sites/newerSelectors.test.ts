import { beforeEach, expect, test } from 'vitest';
import { openMeetPage } from '../../tests/harness/meetPage.ts';
import { siteDataSchema, type MeetingData } from '#shared/domain/siteData.ts';
import { meetSelectors } from './meet/meetSelectors.ts';
import { newerSelectors } from './newerSelectors.ts';
import { readerAt } from './readerAt.ts';

const data = (over: Partial<MeetingData>): MeetingData => ({
  ...{ seen: '2027-01-01', switchedOff: undefined, selectors: {}, regions: [] },
  ...over,
});
beforeEach(() => openMeetPage('call'));

test('selectors that were seen later replace those of the same name', () => {
  const newer = data({ selectors: { block: '.new-block' } });
  expect(newerSelectors(meetSelectors, newer, document)).toMatchObject({
    ...{ block: '.new-block', text: meetSelectors.text, seen: '2027-01-01' },
  });
  const older = data({ seen: '2020-01-01', selectors: { block: '.old-block' } });
  expect(newerSelectors(meetSelectors, older, document)).toBe(meetSelectors);
});

test('names that are not built in and places that no browser can read change nothing', () => {
  const newer = data({
    selectors: { nothing: 'p', regionLabels: 'p', seen: 'p' },
    regions: [{ signal: 'new', selector: 'p[', confidence: 1 }],
  });
  expect(newerSelectors(meetSelectors, newer, document)).toEqual({
    ...meetSelectors,
    seen: '2027-01-01',
  });
});

test('a reader finds captions at a place that only the server knows', () => {
  document.body.innerHTML =
    '<button aria-label="Leave call"></button><div class="words"><div><b>Ada</b><i>Hello</i></div></div>';
  const url = new URL('https://meet.google.com/abc-defg-hij');
  expect(readerAt(url, null, document)?.findCaptions(document)).toBeNull();
  const regions = [{ signal: 'new', selector: '.words', confidence: 0.9 }];
  const found = readerAt(url, data({ regions }), document)?.findCaptions(document);
  expect(found?.matchedSignals).toEqual(['new']);
});

test('what is no data of a site is refused', () => {
  for (const meetings of [
    { meet: { seen: '2027-01-01', run: 'alert(1)' } },
    { meet: { seen: 'yesterday' } },
    { other: { seen: '2027-01-01' } },
    { meet: { seen: '2027-01-01', regions: [{ signal: 'a', selector: 'b', confidence: 2 }] } },
  ])
    expect(siteDataSchema.safeParse({ madeOn: '2027-01-01', meetings }).success).toBe(false);
});

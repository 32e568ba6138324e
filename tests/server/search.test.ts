import { liteClient } from 'algoliasearch/lite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import type { Word } from '#shared/domain/transcript.ts';
import {
  call,
  callMetric,
  candidate,
  note,
  segment,
  share,
  session,
  user,
} from '../../web/server/db/tables/schema.ts';
import {
  buildCall,
  buildTranscript,
  changeInterview,
  type CallOverrides,
} from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from '../factories/buildPosition.ts';
import { firstRow } from '../factories/firstRow.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

let server: TestServer;
let organizationId: string;
let recruiterId: string;
const calls: Record<string, string> = {};

const turn = (speaker: string, text: string, atMs: number) => ({
  speaker,
  words: text
    .split(' ')
    .map((part, index): Word => [part, atMs + index * 200, atMs + index * 200 + 150, 1]),
});

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  organizationId = here.id;
  const recruiter = await buildUser(db, here, {
    roleType: 'RECRUITER',
    email: 'recruiter@here.test',
    firstName: 'Ada',
    lastName: 'Recruiter',
  });
  recruiterId = recruiter.id;
  await buildUser(db, here, { email: 'colleague@here.test' });
  const elsewhere = await buildOrganization(db, { name: 'Elsewhere' });
  await buildUser(db, elsewhere, { roleType: 'SITE_ADMIN', email: 'admin@elsewhere.test' });
  const onsite = await buildInterviewStage(db, { organizationId, title: 'Onsite' });
  const nurse = await buildPosition(db, { organizationId, title: 'Ward Nurse' });
  const add = async (
    name: string,
    day: number,
    person: { firstName: string; lastName: string },
    turns: [string, string][],
    over: CallOverrides = {},
  ) => {
    const who = await buildCandidate(db, {
      organizationId,
      ...person,
      phoneNumbers: [{ id: '1', type: 'MOBILE', phoneNumber: `+1 503 555 01${day}` }],
    });
    const made = await buildCall(db, {
      ...{ organizationId, ownerId: recruiter.id, candidateId: who.id, name },
      ...{ interviewerIds: [recruiter.id], startTime: new Date(Date.UTC(2026, 2, day, 10)) },
      ...over,
    });
    await buildTranscript(db, made, {
      turns: turns.map(([speaker, text], index) => turn(speaker, text, index * 10_000)),
    });
    calls[name] = made.id;
  };
  const [sam, kim] = ['Sam Interviewer', 'Kim Candidate'];
  await add(
    'first',
    10,
    { firstName: 'Henrik', lastName: 'Solberg' },
    [
      [sam, 'How do you plan the night shift'],
      [kim, 'The night shift needs calm people and the day shift needs quick ones'],
      [kim, 'A night without a shift is rare'],
      [kim, 'One more night shift'],
      [kim, 'And again the night shift'],
      [kim, 'Café and naïve handovers'],
    ],
    { positionId: nurse.id, interviewStageId: onsite.id, type: 'ZOOM', rating: 4 },
  );
  await add(
    'second',
    11,
    { firstName: 'Zoë', lastName: 'Wójcik' },
    [
      [
        kim,
        `${'filler '.repeat(60)}<script>alert(1)</script> says <mark>clinic</mark> & more ${'filler '.repeat(60)}`.trim(),
      ],
    ],
    { positionId: nurse.id },
  );
  await add('third', 12, { firstName: 'Mei', lastName: 'Zhao' }, [
    [kim, 'Our clinics moved to the new ward'],
    [sam, 'Which shift do you like'],
    [kim, 'We saved $80,000, about 3.5%, in C++'],
  ]);
  await add(
    'hidden',
    13,
    { firstName: 'Secret', lastName: 'Solberg' },
    [[kim, 'The night shift of the hidden one']],
    {
      visibility: 'PRIVATE',
      ownerId: (await buildUser(db, here, {})).id,
      interviewerIds: [],
    } as never,
  );
  await db.insert(note).values([
    {
      organizationId,
      callId: calls['third'] ?? '',
      authorId: recruiter.id,
      timeMs: 65_000,
      type: 'NOTE',
      text: 'Strong on triage',
      visibility: 'PRIVATE',
    },
  ]);
}, 60_000);
afterAll(() => server.stop());

const keyOf = async (email: string) => {
  const answer = await (
    await server.as(email)
  ).graphql('{ searchApplication { applicationId searchApiKey } }');
  return answer.data?.['searchApplication'] as { applicationId: string; searchApiKey: string };
};
const clientFor = ({
  applicationId,
  searchApiKey,
}: {
  applicationId: string;
  searchApiKey: string;
}) =>
  liteClient(applicationId, searchApiKey, {
    hosts: [{ url: new URL(server.url).host, accept: 'readWrite', protocol: 'http' }],
  });
type Answer = {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number }>;
};
const search = async (params: Record<string, unknown>, email = 'recruiter@here.test') => {
  const client = clientFor(await keyOf(email));
  const { results } = await client.search({ requests: [{ indexName: 'calls', ...params }] });
  return results[0] as unknown as Answer;
};
const namesOf = ({ hits }: Answer) => hits.map((hit) => hit.name);

test('without words the newest interviews come first, those one may see', async () => {
  const answer = await search({ query: '' });
  expect(namesOf(answer)).toEqual(['third', 'second', 'first']);
  expect(answer).toMatchObject({ nbHits: 3, nbPages: 1, page: 0 });
});

test('a hit carries the interview, at most three quotes a speaker group, and what was matched', async () => {
  const [hit] = (await search({ query: 'night shift', distinct: 3 })).hits;
  expect(hit).toMatchObject({
    objectID: calls['first'],
    call_id: calls['first'],
    call_timestamp_seconds: Date.UTC(2026, 2, 10, 10) / 1000,
    stage: 'Onsite',
    position: { display_title: 'Ward Nurse' },
    candidate: { name: 'Henrik Solberg', phoneNumber: '+1 503 555 0110' },
    interviewers: [{ name: 'Ada Recruiter', email: 'recruiter@here.test' }],
    ai_interviewer: null,
    type: 'ZOOM',
    source: 'Zoom',
    rating: 4,
    matched_words: { candidate: ['night', 'shift'], interviewers: ['night', 'shift'] },
  });
  const roles = hit?.transcript_segments.map((item) => item.role);
  expect(roles).toEqual(['INTERVIEWER', 'CANDIDATE', 'CANDIDATE', 'CANDIDATE']);
  expect(hit?.transcript_segments[0]).toMatchObject({
    speaker: 'Sam Interviewer',
    start_offset_seconds: 0,
  });
  expect(hit?._snippetResult?.transcript_segments?.[0]?.text).toEqual({
    value: 'How do you plan the <mark>night</mark> <mark>shift</mark>',
    matchLevel: 'full',
  });
});

test('quotes are those that hold most of what was asked for', async () => {
  const [hit] = (await search({ query: 'one quick', distinct: 1, queryType: 'prefixNone' })).hits;
  const said = hit?.transcript_segments.filter((item) => item.role === 'CANDIDATE');
  expect(said?.map((item) => item.text)).toEqual([
    'The night shift needs calm people and the day shift needs quick ones',
  ]);
  expect(hit?.matched_words.candidate).toEqual(['quick']);
});

test('words may stand apart: in what is said, in names, in the position', async () => {
  expect(namesOf(await search({ query: 'solberg shift' }))).toEqual(['first']);
  expect(namesOf(await search({ query: 'nurse clinic' }))).toEqual(['second']);
  expect(namesOf(await search({ query: 'solberg clinic' }))).toEqual([]);
});

test('accents and case do not matter, and telephone numbers are found by their digits', async () => {
  expect(namesOf(await search({ query: 'zoe WOJCIK' }))).toEqual(['second']);
  expect(namesOf(await search({ query: 'cafe' }))).toEqual(['first']);
  expect(namesOf(await search({ query: '5035550111' }))).toEqual(['second']);
});

test('the last word may be unfinished, the ones before and quoted ones not', async () => {
  expect(namesOf(await search({ query: 'clin' }))).toEqual(['third', 'second']);
  expect(namesOf(await search({ query: 'cl' }))).toEqual(['third', 'second']);
  expect(namesOf(await search({ query: 'clin ward' }))).toEqual([]);
  expect(namesOf(await search({ query: '"clinic"' }))).toEqual(['second']);
  expect(
    namesOf(await search({ query: 'clin', queryType: 'prefixNone', typoTolerance: false })),
  ).toEqual([]);
  expect(namesOf(await search({ query: 'sol' }))).toEqual(['first']);
});

test('a quoted phrase stands as it is, in one turn', async () => {
  expect(namesOf(await search({ query: '"night shift"' }))).toEqual(['first']);
  expect(namesOf(await search({ query: '"shift night"' }))).toEqual([]);
  const [hit] = (await search({ query: '"day shift"' })).hits;
  expect(hit?._snippetResult?.transcript_segments?.[0]?.text.value).toContain(
    '<mark>day</mark> <mark>shift</mark> needs',
  );
});

test('optional words: any of them is enough, and more of them come first', async () => {
  const answer = await search({ query: '"night" "clinics"', optionalWords: ['"night" "clinics"'] });
  expect(namesOf(answer)).toEqual(['third', 'first']);
  expect(
    namesOf(await search({ query: '"shift" "clinics"', optionalWords: 'shift clinics' })),
  ).toEqual(['third', 'first']);
  const ranked = await search({
    query: '"night" "calm" "clinics"',
    optionalWords: 'night calm clinics',
  });
  expect(namesOf(ranked)).toEqual(['first', 'third']);
  expect(namesOf(await search({ query: 'shift -night' }))).toEqual(['third']);
  expect(namesOf(await search({ query: '-night' }))).toEqual(
    namesOf(await search({})).filter((name) => name !== 'first'),
  );
  expect(namesOf(await search({ query: '-"night shift" shift' }))).toEqual(['third']);
});

test('a name that is nearly right is found', async () => {
  expect(namesOf(await search({ query: 'solbreg' }))).toEqual(['first']);
  expect(namesOf(await search({ query: 'solbreg', typoTolerance: false }))).toEqual([]);
});

test('a word that was said is found however it is misspelt, and marked', async () => {
  expect(namesOf(await search({ query: 'clincis' }))).toEqual(['third']);
  const [hit] = (await search({ query: 'ngiht' })).hits;
  expect(hit?.name).toBe('first');
  const quote = hit?._snippetResult?.transcript_segments?.[0]?.text.value;
  expect(quote).toBe('How do you plan the <mark>night</mark> shift');
  expect(namesOf(await search({ query: 'clincis', typoTolerance: false }))).toEqual([]);
});

test('interviews are found by the names of their speakers', async () => {
  const all = ['third', 'second', 'first'];
  expect(namesOf(await search({ query: 'sam' }))).toEqual(all);
  const restricted = { query: 'sam', restrictSearchableAttributes: ['speakers.name'] };
  expect(namesOf(await search(restricted))).toEqual(all);
});

test('words are looked for in the attributes asked for only', async () => {
  expect(
    namesOf(
      await search({
        query: 'solberg',
        restrictSearchableAttributes: ['transcript_segments.text'],
      }),
    ),
  ).toEqual([]);
  expect(
    namesOf(await search({ query: 'solberg', restrictSearchableAttributes: ['candidate.name'] })),
  ).toEqual(['first']);
  expect(
    namesOf(
      await search({
        query: 'shift',
        restrictSearchableAttributes: ['candidate.name', 'stage'],
        typoTolerance: false,
      }),
    ),
  ).toEqual([]);
});

test('filters by value and number narrow the hits, and counts go with them', async () => {
  const answer = await search({ query: '', facets: ['*'] });
  expect(answer.facets['position.display_title']).toEqual({ 'Ward Nurse': 2 });
  expect(answer.facets['source']).toEqual({ Audio: 2, Zoom: 1 });
  expect(answer.facets['interviewers.name']).toEqual({ 'Ada Recruiter': 3 });
  expect(answer.facets_stats['call_timestamp_seconds']).toMatchObject({
    min: Date.UTC(2026, 2, 10, 10) / 1000,
    max: Date.UTC(2026, 2, 12, 10) / 1000,
  });
  expect(
    namesOf(await search({ facetFilters: [['stage:Onsite', 'candidate.name:Mei Zhao']] })),
  ).toEqual(['third', 'first']);
  expect(
    namesOf(await search({ facetFilters: ['position.display_title:Ward Nurse', 'stage:-Onsite'] })),
  ).toEqual(['second']);
  expect(namesOf(await search({ facetFilters: ['source:Zoom'] }))).toEqual(['first']);
  const from = Date.UTC(2026, 2, 11) / 1000;
  const to = Date.UTC(2026, 2, 12) / 1000;
  expect(
    namesOf(
      await search({
        numericFilters: [`call_timestamp_seconds >= ${from}`, `call_timestamp_seconds < ${to}`],
      }),
    ),
  ).toEqual(['second']);
  expect(
    namesOf(
      await search({ filters: '(stage:Onsite OR candidate.name:"Mei Zhao") AND NOT rating:4' }),
    ),
  ).toEqual(['third']);
  expect(namesOf(await search({ filters: 'rating:3 TO 5' }))).toEqual(['first']);
  expect(namesOf(await search({ filters: 'nothing:here' }))).toEqual([]);
});

test('pages follow each other without gap or overlap', async () => {
  const pages = [];
  for (const page of [0, 1, 2, 3])
    pages.push(await search({ query: 'shift', hitsPerPage: 1, page }));
  expect(pages.flatMap(namesOf)).toEqual(['third', 'first']);
  expect(pages[0]).toMatchObject({ nbHits: 2, nbPages: 2 });
  const counts = await search({ query: '', hitsPerPage: 0, facets: ['stage'] });
  expect(counts).toMatchObject({ hits: [], facets: { stage: { Onsite: 1 } } });
});

test('each replica of the index has its own order, and an unknown one is refused', async () => {
  const inOrder = async (indexName: string, params = {}) =>
    namesOf(await search({ indexName, ...params }));
  expect(await inOrder('calls_oldest')).toEqual(['first', 'second', 'third']);
  expect(await inOrder('calls_candidate')).toEqual(['first', 'second', 'third']);
  expect(await inOrder('calls_candidate', { query: 'shift' })).toEqual(['first', 'third']);
  expect(await inOrder('calls_longest', { hitsPerPage: 2, page: 1 })).toHaveLength(1);
  // The newer one says it once, the older one in four turns.
  expect(await inOrder('calls_relevance', { query: 'shift' })).toEqual(['first', 'third']);
  expect(await inOrder('calls_relevance')).toEqual(await inOrder('calls'));
  const lengths = (await search({ indexName: 'calls_longest' })).hits.map(
    (hit) => hit.call_duration_seconds ?? 0,
  );
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  await expect(inOrder('calls_other')).rejects.toThrow('does not exist');
});

test('the interviews of an owner are found, those that one may see', async () => {
  const { facets } = await search({ query: '', facets: ['owner.id'] });
  const [[owner, count] = ['', 0]] = Object.entries(facets['owner.id'] ?? {});
  expect(count).toBe(3);
  const ownedBy = async (...ids: string[]) =>
    namesOf(await search({ facetFilters: [ids.map((id) => `owner.id:${id}`)] }));
  expect(await ownedBy(owner, 'nobody')).toHaveLength(3);
  expect(await ownedBy('nobody')).toEqual([]);
});

test('the values of a facet are searched', async () => {
  const client = clientFor(await keyOf('recruiter@here.test'));
  const found = await client.customPost({
    path: '1/indexes/calls/facets/candidate.name/query',
    body: { facetQuery: 'woj', query: '' },
  });
  expect(found['facetHits']).toEqual([
    { value: 'Zoë Wójcik', count: 1, highlighted: 'Zoë <mark>Wójcik</mark>' },
  ]);
  const facets = await client.search({
    requests: [{ indexName: 'calls', type: 'facet', facet: 'source', facetQuery: 'zo' }],
  });
  expect(facets.results[0]).toMatchObject({ facetHits: [{ value: 'Zoom', count: 1 }] });
});

test('what somebody said can never be markup: all is escaped but our marks', async () => {
  const [hit] = (await search({ query: 'clinic' })).hits.filter((item) => item.name === 'second');
  const snippet = hit?._snippetResult?.transcript_segments?.[0]?.text.value ?? '';
  expect(snippet).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; says &lt;mark&gt;<mark>clinic</mark>&lt;/mark&gt; &amp; more',
  );
  expect(snippet).toMatch(/^….*…$/);
  expect(snippet.replace(/&\w+;|<\/?mark>/g, ' ').match(/\p{L}+/gu)?.length).toBeLessThanOrEqual(
    40 + 4,
  );
  const whole = hit?._highlightResult?.transcript_segments?.[0]?.text.value ?? '';
  expect(whole.replaceAll('<mark>clinic</mark>', '')).not.toMatch(/[<>]/);
});

test('figures are found and shown as they were written', async () => {
  for (const query of ['80,000', '3.5%', '"saved $80,000"', 'C++']) {
    const [hit] = (await search({ query })).hits;
    expect(hit?.name, query).toBe('third');
    const snippet = hit?._snippetResult?.transcript_segments?.[0]?.text.value ?? '';
    expect(snippet.replace(/<\/?mark>/g, ''), query).toBe('We saved $80,000, about 3.5%, in C++');
  }
});

test('notes are found by those who may read them only', async () => {
  const [hit] = (await search({ query: 'triage' })).hits;
  expect(hit?.notes).toEqual([
    { note_id: expect.any(String), type: 'NOTE', time: 65, text: 'Strong on triage' },
  ]);
  await changeInterview(server.database.system, calls['third'] ?? '', {
    visibility: 'ORGANIZATION',
  });
  expect(namesOf(await search({ query: 'clinics' }, 'colleague@here.test'))).toEqual(['third']);
  expect((await search({ query: 'triage' }, 'colleague@here.test')).nbHits).toBe(0);
});

test('another organization finds nothing, in counts neither', async () => {
  const answer = await search({ query: '', facets: ['*'] }, 'admin@elsewhere.test');
  expect(answer).toMatchObject({ hits: [], nbHits: 0, facets: {}, facets_stats: {} });
  expect((await search({ query: 'shift' }, 'admin@elsewhere.test')).nbHits).toBe(0);
});

test('what is shared, unshared, corrected or deleted holds at the next search, with the same key', async () => {
  const db = server.database.system;
  const client = clientFor(await keyOf('colleague@here.test'));
  const names = async (query: string) => {
    const { results } = await client.search({ requests: [{ indexName: 'calls', query }] });
    return namesOf(results[0] as unknown as Answer);
  };
  expect(await names('hidden')).toEqual([]);
  const [colleague] = await db.select().from(user).where(eq(user.email, 'colleague@here.test'));
  const callId = calls['hidden'] ?? '';
  const { interviewId } = firstRow(await db.select().from(call).where(eq(call.id, callId)));
  const invitation = {
    ...{ organizationId, interviewId },
    ...{ userId: colleague?.id ?? '', createdById: recruiterId },
  };
  await db.insert(share).values(invitation);
  expect(await names('hidden')).toEqual(['hidden']);
  await db
    .update(segment)
    .set({ text: 'The words were corrected' })
    .where(eq(segment.callId, callId));
  expect(await names('night')).toEqual([]);
  expect(await names('corrected')).toEqual(['hidden']);
  await db.update(candidate).set({ lastName: 'Renamed' }).where(eq(candidate.lastName, 'Solberg'));
  expect(await names('renamed')).toEqual(['hidden']);
  await db.delete(share).where(eq(share.interviewId, interviewId));
  expect(await names('corrected')).toEqual([]);
  await db.insert(share).values(invitation);
  await db.update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
  expect(await names('corrected')).toEqual([]);
  await db.update(candidate).set({ lastName: 'Solberg' }).where(eq(candidate.lastName, 'Renamed'));
});

test('numbers not known yet are null, and come with the measures', async () => {
  const db = server.database.system;
  await db
    .update(callMetric)
    .set({ candidateTalkRatio: 62 })
    .where(eq(callMetric.callId, calls['first'] ?? ''));
  const answer = await search({
    numericFilters: ['candidate_talk_time_ratio=0.62'],
    facets: ['candidate_talk_time_ratio'],
  });
  expect(namesOf(answer)).toEqual(['first']);
  expect(answer.facets_stats['candidate_talk_time_ratio']).toMatchObject({ min: 0.62, max: 0.62 });
});

test('a key ends with its session', async () => {
  const credentials = await keyOf('recruiter@here.test');
  const client = clientFor(credentials);
  const ask = () => client.search({ requests: [{ indexName: 'calls', query: '' }] });
  await ask();
  await server.database.system.delete(session).where(eq(session.userId, recruiterId));
  // PostgreSQL delivers the notice that empties the cache of rights just after the commit.
  const statusOf = () => ask().catch(({ status }: { status: number }) => status);
  await expect.poll(statusOf).toBe(403);
});

test('by relevance come those named so, then the whole phrase, then most said for the length', async () => {
  const db = server.database.system;
  const add = async (name: string, day: number, minutes: number, texts: string[]) => {
    const made = await buildCall(db, {
      ...{ organizationId, ownerId: recruiterId, name, interviewerIds: [recruiterId] },
      startTime: new Date(Date.UTC(2026, 1, day, 10)),
      durationMs: minutes * 60_000,
    });
    await buildTranscript(db, made, {
      turns: texts.map((text, index) => turn('Kim Candidate', text, index * 10_000)),
    });
  };
  await add('Kiln repair talk', 1, 30, ['We spoke of other things']);
  await add('says it', 2, 30, ['The kiln repair took a week', 'Nothing else']);
  await add('often, and short', 3, 5, ['A kiln needs repair', 'We repair each kiln']);
  await add('often, and long', 4, 90, ['A kiln needs repair', 'We repair each kiln']);
  await add('once', 5, 5, ['The kiln is old', 'They repair bikes']);
  const order = ['Kiln repair talk', 'says it', 'often, and short', 'often, and long', 'once'];
  const asked = { indexName: 'calls_relevance', query: 'kiln repair' };
  expect(namesOf(await search(asked))).toEqual(order);
  const pages = [0, 1, 2].map((page) => search({ ...asked, hitsPerPage: 2, page }));
  expect((await Promise.all(pages)).flatMap(namesOf)).toEqual(order);
  expect(namesOf(await search({ query: 'kiln repair' }))).toEqual(order.toReversed());
  // Names do not count where only talk is searched.
  const inTalk = { restrictSearchableAttributes: ['transcript_segments.text'] };
  expect(namesOf(await search({ ...asked, ...inTalk }))).toEqual(order.slice(1));
  const { hits } = await search(asked);
  expect(hits[1]?.transcript_segments?.[0]?.text).toContain('kiln repair');
});

test('of the turns that hold the words, those that say them together are quoted', async () => {
  const made = await buildCall(server.database.system, {
    ...{ organizationId, ownerId: recruiterId, name: 'glaze', interviewerIds: [recruiterId] },
  });
  const apart = 'The glaze was cold and so was the oven';
  const texts = [apart, apart, apart, apart, 'I checked the oven glaze'];
  await buildTranscript(server.database.system, made, {
    turns: texts.map((text, index) => turn('Kim Candidate', text, index * 10_000)),
  });
  const { hits } = await search({ query: 'oven glaze' });
  const quoted = hits[0]?.transcript_segments?.map(({ text }) => text);
  expect(quoted).toEqual([apart, apart, 'I checked the oven glaze']);
});

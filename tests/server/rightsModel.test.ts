import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionsOfPolicy } from '#shared/domain/permissions.ts';
import type { ExternalNotesFormat } from '#shared/domain/share.ts';
import { makeExternalCookie } from '../../web/server/auth/externalCookie.ts';
import { call } from '../../web/server/db/tables/schema.ts';
import { setInterviewers } from '../../web/server/features/calls/insertCall.ts';
import { changeInterview } from '../factories/buildCall.ts';
import {
  buildRightsModel,
  guestEmail,
  modelNoteVisibilities,
  modelPermissions,
  modelPolicyRoles,
  modelRoleTypes,
  modelTeamRoles,
  modelVisibilities,
  writeApplication,
  writeDeactivated,
  writeNote,
  writePolicy,
  writePosition,
  writeProducts,
  writeRole,
  writeShare,
  writeTeam,
  type ModelCall,
  type ModelPerson,
  type ModelShared,
  type RightsModel,
} from '../harness/rightsModel.ts';
import { rightsOracle } from '../harness/rightsOracle.ts';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

/** `RIGHTS_STEPS=100000 npm test -- tests/server/rightsModel.test.ts` tries longer sequences. */
const steps = Number(process.env.RIGHTS_STEPS ?? 150);
let seed = Number(process.env.RIGHTS_SEED ?? 1);

let server: TestServer;
let model: RightsModel;
beforeAll(async () => {
  server = await startTestServer({ settings: { SEARCH_PER_MINUTE: '1000000' } });
  model = await buildRightsModel(server);
});
afterAll(() => server.stop());

const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;
const db = () => server.database.system;
/** People and calls of the organization whose rows change. */
const people = () => model.people.slice(0, -1);
const calls = () => model.calls.slice(0, -1);
const candidates = () => model.candidates.slice(0, 2);
const playlists = () => model.playlists.slice(0, 2);
const interviewOf = ({ interviewId }: ModelCall) => ({ interviewId });

const shareStates = ['active', 'expired', null] as const;
const notesFormats = ['TLDR', 'WRITEUP'] as const;

const shareWithGuest = (
  of: { organizationId: string; ownerId: string },
  shared: ModelShared,
  format: ExternalNotesFormat | null = null,
) => writeShare(db(), of, shared, { email: guestEmail }, pick(shareStates), format);

const changes: Record<string, () => Promise<void>> = {
  async permission() {
    const person = pick(people());
    const permission = pick(modelPermissions);
    if (!person.permissions.delete(permission)) person.permissions.add(permission);
    await writeRole(db(), person);
  },
  async roleType() {
    const person = pick(people());
    person.roleType = pick(modelRoleTypes);
    await writeRole(db(), person);
  },
  async deactivated() {
    const person = pick(people());
    person.isDeactivated = !person.isDeactivated && random(3) === 0;
    await writeDeactivated(db(), person);
  },
  async team() {
    const [person, { id: positionId }, role] = [
      pick(people()),
      pick(model.positions),
      pick(modelTeamRoles),
    ];
    setOrDelete(model.teams, `${person.id} ${positionId}`, role);
    await writeTeam(db(), person, { positionId }, role);
  },
  async groupTeam() {
    const [person, positionGroupId, role] = [
      pick(people()),
      pick(model.groupIds),
      pick(modelTeamRoles),
    ];
    setOrDelete(model.groupTeams, `${person.id} ${positionGroupId}`, role);
    await writeTeam(db(), person, { positionGroupId }, role);
  },
  async policy() {
    const role = pick(modelPolicyRoles);
    const permission = pick(permissionsOfPolicy(role));
    const given = model.policies[role];
    if (!given.delete(permission)) given.add(permission);
    await writePolicy(db(), model.products.organizationId, role, given);
  },
  async positionGroup() {
    const position = pick(model.positions);
    position.groupId = pick(model.groupIds);
    await writePosition(db(), position);
  },
  async visibility() {
    const found = pick(calls());
    found.visibility = pick(modelVisibilities);
    await changeInterview(db(), found.id, { visibility: found.visibility });
  },
  async position() {
    const found = pick(calls());
    found.positionId = pick([null, ...model.positions.map(({ id }) => id)]);
    await changeInterview(db(), found.id, { positionId: found.positionId });
  },
  async interviewers() {
    const found = pick(calls());
    found.interviewerIds = people()
      .filter(() => random(5) === 0)
      .map(({ id }) => id);
    await setInterviewers(db(), found, found.interviewerIds);
  },
  async deletion() {
    const found = pick(calls());
    found.isDeleted = !found.isDeleted && random(3) === 0;
    await db()
      .update(call)
      .set({ deletedAt: found.isDeleted ? new Date() : null })
      .where(eq(call.id, found.id));
    await changeInterview(db(), found.id, { deletedAt: found.isDeleted ? new Date() : null });
  },
  async candidate() {
    const found = pick(calls());
    found.candidateId = pick([null, ...candidates().map(({ id }) => id)]);
    await changeInterview(db(), found.id, { candidateId: found.candidateId });
  },
  async application() {
    const candidate = pick(candidates());
    candidate.appliedToId = pick([null, ...model.positions.map(({ id }) => id)]);
    await writeApplication(db(), candidate);
  },
  async shareInside() {
    const [one, { id: userId }, state] = [pick(calls()), pick(people()), pick(shareStates)];
    const made = await writeShare(db(), one, interviewOf(one), { userId }, state);
    setOrDelete(one.inside, userId, made);
  },
  async shareClip() {
    const [one, { id: userId }, state] = [pick(calls()), pick(people()), pick(shareStates)];
    const made = await writeShare(db(), one, { clipId: one.clip.id }, { userId }, state);
    setOrDelete(one.clip.inside, userId, made);
  },
  async sharePlaylist() {
    const [one, { id: userId }, state] = [pick(playlists()), pick(people()), pick(shareStates)];
    const made = await writeShare(db(), one, { playlistId: one.id }, { userId }, state);
    setOrDelete(one.inside, userId, made);
  },
  async shareOutside() {
    const found = pick(calls());
    const format = pick([...notesFormats, null]);
    found.outside = await shareWithGuest(found, interviewOf(found), format);
  },
  async shareClipOutside() {
    const found = pick(calls());
    found.clip.outside = await shareWithGuest(found, { clipId: found.clip.id });
  },
  async sharePlaylistOutside() {
    const one = pick(playlists());
    one.outside = await shareWithGuest(one, { playlistId: one.id });
  },
  async product() {
    const { products } = model;
    const feature = pick(['INSIGHTS', 'ADVANCED_INSIGHTS', null] as const);
    // Mostly on, or the other checks would find nothing.
    if (feature === null) products.interviewEnabled = random(4) > 0;
    else
      products.featureAccess[feature] = {
        isVisible: random(4) > 0,
        marketingRedirect: random(4) === 0,
      };
    await writeProducts(db(), products);
  },
  async note() {
    const noted = pick(pick(calls()).notes);
    noted.visibility = pick(modelNoteVisibilities);
    await writeNote(db(), noted);
  },
};

function setOrDelete<Value>(map: Map<string, Value>, key: string, value: Value | null): void {
  if (value === null) map.delete(key);
  else map.set(key, value);
}

interface Viewer {
  person: ModelPerson;
  as: 'own' | 'impersonated';
}

const send = (cookie: string, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { cookie, ...init.headers } });
async function ask<Data>(cookie: string, query: string): Promise<Data | null> {
  const response = await send(cookie, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data?: Data }).data ?? null;
}

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const thisMonth = `{ start: "${at(-30)}", end: "${at(1)}", zone: "UTC", interval: DAY }`;

/** What each surface shows, and what the oracle says it must show. */
const checks: Record<string, (viewer: Viewer, item: ModelCall) => Promise<[unknown, unknown]>> = {
  async page({ person, as }, item) {
    const oracle = rightsOracle(model);
    const data = await ask<{ call: { notes: { id: string }[] } | null }>(
      person.cookies[as],
      `{ call(id: "${item.id}") { canEdit canDelete canShare canDownload notes { id }
        viewers { user { id } } } }`,
    );
    const notes = item.notes.filter((noted) => oracle.seesNote(person, item, noted));
    return [
      data?.call ?? null,
      oracle.seesCall(person, item)
        ? {
            ...oracle.flagsOf(person, item),
            notes: notes.map(({ id }) => ({ id })),
            // Nobody has opened one; whoever may not know that gets no list.
            viewers: oracle.flagsOf(person, item).canShare ? [] : null,
          }
        : null,
    ];
  },
  async sharing({ person, as }, item) {
    const data = await ask<{ sharing: { canShareExternal: boolean } | null }>(
      person.cookies[as],
      `{ sharing(noun: call, id: "${item.id}") { canShareExternal } }`,
    );
    return [
      data?.sharing?.canShareExternal ?? false,
      rightsOracle(model).sharesOutside(person, item, as === 'impersonated'),
    ];
  },
  async list({ person, as }) {
    const data = await ask<{
      calls: { pageInfo: { totalRows: number }; results: { id: string }[] };
    }>(person.cookies[as], '{ calls(limit: 50) { pageInfo { totalRows } results { id } } }');
    const seen = model.calls.filter((item) => rightsOracle(model).seesCall(person, item));
    return [
      [data?.calls.pageInfo.totalRows ?? 0, (data?.calls.results ?? []).map(({ id }) => id).sort()],
      [seen.length, seen.map(({ id }) => id).sort()],
    ];
  },
  async search({ person, as }, item) {
    const key = await searchKeyOf(person, as);
    const response = await send('', '/1/indexes/calls/query', {
      method: 'POST',
      headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': 'rapport' },
      body: JSON.stringify({ query: item.word }),
    });
    const { hits } = (await response.json()) as { hits?: { call_id: string }[] };
    return [
      (hits ?? []).map(({ call_id }) => call_id),
      rightsOracle(model).seesCall(person, item) ? [item.id] : [],
    ];
  },
  async words({ person, as }, item) {
    const path = pick([`/transcripts/${item.id}`, `/transcripts/${item.id}.txt`]);
    const response = await send(person.cookies[as], path);
    return [
      (await response.text()).includes(item.word),
      rightsOracle(model).seesCall(person, item),
    ];
  },
  async media({ person, as }, item) {
    const response = await send(person.cookies[as], `/media/${item.id}/playback`);
    return [(await response.text()) === 'sound', rightsOracle(model).seesCall(person, item)];
  },
  async download({ person, as }, item) {
    const response = await send(person.cookies[as], `/media/${item.id}/original?download=1`);
    return [(await response.text()) === 'sound', rightsOracle(model).downloads(person, item)];
  },
  async clip({ person, as }, item) {
    const data = await ask<{ clip: object | null }>(
      person.cookies[as],
      `{ clip(id: "${item.clip.id}") { call { id } segments { words } canEdit canDelete canShare } }`,
    );
    const oracle = rightsOracle(model);
    const isSeen = oracle.seesCall(person, item);
    const flags = oracle.flagsOf(person, item);
    const isAuthor = item.clip.authorId === person.id;
    return [
      data?.clip ?? null,
      oracle.seesClip(person, item)
        ? {
            call: isSeen ? { id: item.id } : null,
            segments: [{ words: [[item.word, 0, 400, 1]] }],
            ...{ canEdit: isAuthor, canDelete: isAuthor || (isSeen && flags.canEdit) },
            canShare: isSeen && flags.canShare,
          }
        : null,
    ];
  },
  async clipMedia({ person, as }, item) {
    const isDownload = random(2) === 0;
    const path = `/media/clips/${item.clip.id}${isDownload ? '?download=1' : ''}`;
    const response = await send(person.cookies[as], path);
    const oracle = rightsOracle(model);
    return [
      (await response.text()) === 'passage',
      isDownload ? oracle.downloads(person, item) : oracle.seesClip(person, item),
    ];
  },
  async playlist({ person, as }) {
    const list = pick(model.playlists);
    const data = await ask<{ playlist: object | null }>(
      person.cookies[as],
      `{ playlist(id: "${list.id}") { canEdit clipCount clips { id } } }`,
    );
    const oracle = rightsOracle(model);
    const clips = list.calls.filter((item) => oracle.seesClip(person, item));
    return [
      data?.playlist ?? null,
      oracle.seesPlaylist(person, list)
        ? {
            canEdit: list.ownerId === person.id || person.permissions.has('MANAGE_ALL_PLAYLISTS'),
            clipCount: clips.length,
            clips: clips.map(({ clip: { id } }) => ({ id })),
          }
        : null,
    ];
  },
  async lists({ person, as }) {
    const data = await ask<Record<string, unknown>>(
      person.cookies[as],
      '{ clips { id } playlists { id } candidates { id } }',
    );
    const oracle = rightsOracle(model);
    return [
      data && idsIn(data),
      // One of the lists is refused, and with it the answer.
      person.isDeactivated || !oracle.hasInterviews(person)
        ? null
        : [
            ...model.calls.filter((item) => oracle.seesClip(person, item)).map((item) => item.clip),
            ...model.playlists.filter((playlist) => oracle.seesPlaylist(person, playlist)),
            ...model.candidates.filter((candidate) => oracle.seesCandidate(person, candidate)),
          ]
            .map(({ id }) => id)
            .sort(),
    ];
  },
  async candidate({ person, as }) {
    const candidate = pick(model.candidates);
    const data = await ask<{ candidate: { id: string } | null }>(
      person.cookies[as],
      `{ candidate(id: "${candidate.id}") { id } }`,
    );
    return [
      data?.candidate?.id ?? null,
      rightsOracle(model).seesCandidate(person, candidate) ? candidate.id : null,
    ];
  },
  async insights({ person, as }) {
    const data = await ask<{ insightOverview: { interviews: number } | null }>(
      person.cookies[as],
      `{ insightOverview(filter: ${thisMonth}) { interviews } }`,
    );
    const oracle = rightsOracle(model);
    return [
      data?.insightOverview?.interviews ?? null,
      oracle.readsInsights(person)
        ? model.calls.filter((item) => oracle.seesCall(person, item)).length
        : null,
    ];
  },
  async advanced({ person, as }) {
    const data = await ask<{ topicTrends: { interviews: number } | null }>(
      person.cookies[as],
      `{ topicTrends(filter: ${thisMonth}) { interviews } }`,
    );
    return [Boolean(data?.topicTrends), rightsOracle(model).readsAdvanced(person)];
  },
  async interviewers({ person, as }) {
    const data = await ask<{ interviewerReport: { interviews: number } | null }>(
      person.cookies[as],
      `{ interviewerReport(filter: ${thisMonth}) { interviews } }`,
    );
    const oracle = rightsOracle(model);
    return [
      data?.interviewerReport?.interviews ?? null,
      oracle.readsInsights(person) || oracle.readsQuality(person)
        ? // It is about people, so it counts the interviews that name some.
          model.calls.filter(
            (item) => item.interviewerIds.length > 0 && oracle.seesCall(person, item),
          ).length
        : null,
    ];
  },
  async engineRecords({ person, as }) {
    const data = await ask<{ engineRecords: { results: { callId: string | null }[] } | null }>(
      person.cookies[as],
      '{ engineRecords { results { callId } } }',
    );
    const oracle = rightsOracle(model);
    const colleagues = model.calls.filter((item) => item.organizationId === person.organizationId);
    const seen = colleagues
      .filter((colleague) => oracle.seesCall(person, colleague))
      .map(({ id }) => id);
    // Of a deleted interview it stays known that an engine worked on it.
    const deleted = colleagues.filter((colleague) => colleague.isDeleted).map(() => 'deleted');
    return [
      data?.engineRecords?.results.map(({ callId }) => callId ?? 'deleted').sort() ?? null,
      oracle.readsEngineRecords(person, as === 'impersonated')
        ? [...seen, ...deleted].sort()
        : null,
    ];
  },
  async aiNotes({ person, as }, item) {
    const response = await send(person.cookies[as], `/ai-notes/${item.id}.md`);
    return [
      (await response.text()).includes(item.shortWord),
      rightsOracle(model).seesCall(person, item),
    ];
  },
  async outside(_viewer, item) {
    const { outside } = item;
    const isSeen = rightsOracle(model).guestSees(outside, item);
    return [
      await guestReads('viewCall', outside?.id ?? item.id, item),
      {
        words: isSeen,
        short: isSeen && outside?.notesFormat === 'TLDR',
        writeUp: isSeen && outside?.notesFormat === 'WRITEUP',
      },
    ];
  },
  async outsideClip(_viewer, item) {
    const { outside } = item.clip;
    const words = rightsOracle(model).guestSees(outside, item);
    return [
      await guestReads('viewClip', outside?.id ?? item.id, item),
      { words, short: false, writeUp: false },
    ];
  },
  async outsidePlaylist() {
    const { outside, ...list } = pick(model.playlists);
    const item = pick(list.calls);
    const words = rightsOracle(model).guestSees(outside, item);
    return [
      await guestReads('viewPlaylist', outside?.id ?? item.id, item),
      { words, short: false, writeUp: false },
    ];
  },
  async outsideMedia(_viewer, item) {
    const [share, passageId] = pick([
      [item.outside, item.id],
      [item.clip.outside, item.clip.id],
    ] as const);
    const path = `/media/external/${share?.id ?? item.id}/${passageId}`;
    const text = await (await send(guestCookie(), path)).text();
    return [['sound', 'passage'].includes(text), rightsOracle(model).guestSees(share, item)];
  },
  async outsideElsewhere(_viewer, item) {
    // What the guest was given is at its own address and nowhere else.
    const paths = [`/media/${item.id}/playback`, `/media/clips/${item.clip.id}`];
    const files = [`/transcripts/${item.id}`, `/ai-notes/${item.id}.md`];
    const response = await send(guestCookie(), pick([...paths, ...files]));
    return [[401, 404].includes(response.status), true];
  },
};

const guestCookie = (): string =>
  makeExternalCookie(guestEmail, { secret: server.services.secret, isHttps: false }).split(
    ';',
  )[0] ?? '';

/** Which of an interview's words the guest finds on the page of a share. */
async function guestReads(view: string, shareId: string, item: ModelCall) {
  const shown = await ask<object>(
    guestCookie(),
    `{ ${view}(shareId: "${shareId}") { passages { segments { words }
      aiNotes { sections { sentences { text } } } } } }`,
  );
  const text = JSON.stringify(shown);
  return {
    words: text.includes(`["${item.word}"`),
    short: text.includes(item.shortWord),
    writeUp: text.includes(item.writeUpWord),
  };
}

const idsIn = (data: object): string[] =>
  [...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map((found) => found[1] ?? '').sort();

async function searchKeyOf(person: ModelPerson, as: Viewer['as']): Promise<string> {
  const known = person.searchKeys[as];
  if (known) return known;
  const data = await ask<{ searchApplication: { searchApiKey: string } | null }>(
    person.cookies[as],
    '{ searchApplication { searchApiKey } }',
  );
  const key = data?.searchApplication?.searchApiKey;
  if (key) person.searchKeys[as] = key;
  return key ?? 'none';
}

test('random changes of rights never show an interview to the wrong person, nor refuse the right one', async () => {
  const recent: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps && faults.length < 20; step++) {
    if (random(5) < 2) {
      const name = pick(Object.keys(changes));
      await changes[name]?.();
      recent.push(name);
      // Their announcements arrive a moment later; what is checked here is the rule, not the delay.
      for (const { organizationId } of model.people) server.services.actors.forget(organizationId);
      continue;
    }
    const viewer = {
      person: pick(model.people),
      as: pick(['own', 'own', 'impersonated'] as const),
    };
    const name = pick(Object.keys(checks));
    const found = pick(model.calls);
    const [shown, wanted] = (await checks[name]?.(viewer, found)) ?? [];
    if (JSON.stringify(shown) !== JSON.stringify(wanted))
      faults.push(
        `step ${step} ${name} ${viewer.as} ${viewer.person.email} call ${model.calls.indexOf(found)} ${found.visibility}: shown ${JSON.stringify(shown)}, wanted ${JSON.stringify(wanted)} after ${recent.slice(-5).join(', ')}`,
      );
  }
  expect(faults).toEqual([]);
});

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import { noteVisibilities, type NoteVisibility } from '#shared/domain/note.ts';
import {
  defaultRolePolicies,
  hiringTeamRoles,
  permissions,
  policyRoles,
  userRoleTypes,
  type HiringTeamRole,
  type Permission,
  type PolicyRole,
  type TeamPolicyPermission,
  type UserRoleType,
} from '#shared/domain/permissions.ts';
import type { FeatureAccess, ProductFeature } from '#shared/domain/product.ts';
import type { ExternalNotesFormat } from '#shared/domain/share.ts';
import { callVisibilities, type CallVisibility } from '#shared/domain/visibility.ts';
import type { Db } from '../../web/server/db/database.ts';
import {
  aiOutline,
  aiSummary,
  application,
  clip,
  hiringTeamMember,
  note,
  organization,
  playlist,
  playlistClip,
  position,
  positionGroupMember,
  recordingFile,
  session,
  share,
  teamRolePolicy,
  user,
  userRole,
} from '../../web/server/db/tables/schema.ts';
import { clipPrefix } from '../../web/server/storage/storageKey.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import type { TestServer } from './testServer.ts';

export interface ModelPerson {
  id: string;
  email: string;
  organizationId: string;
  roleId: string;
  roleType: UserRoleType;
  permissions: Set<Permission>;
  isDeactivated: boolean;
  /** Of their own session, and of one in which a site admin impersonates them. */
  cookies: { own: string; impersonated: string };
  searchKeys: { own?: string; impersonated?: string };
}
export interface ModelNote {
  id: string;
  authorId: string;
  visibility: NoteVisibility;
}
export interface ModelClip {
  id: string;
  authorId: string;
  /** By user id. */
  inside: Map<string, ModelShare>;
  /** With the guest. */
  outside: ModelShare | null;
}
export interface ModelPlaylist {
  id: string;
  ownerId: string;
  organizationId: string;
  inside: Map<string, ModelShare>;
  outside: ModelShare | null;
  /** One of each of these, in this order. */
  calls: ModelCall[];
}
export interface ModelCandidate {
  id: string;
  organizationId: string;
  /** Of the one application; null for none. */
  appliedToId: string | null;
}
export interface ModelShare {
  id: string;
  isExpired: boolean;
  /** AI notes that the guest reads with the recording. */
  notesFormat: ExternalNotesFormat | null;
}
export interface ModelCall {
  id: string;
  interviewId: string;
  organizationId: string;
  /** Stands in this interview's words and nowhere else. */
  word: string;
  /** Stands in its AI notes alone, in short; `writeUpWord` in their write-up. */
  shortWord: string;
  writeUpWord: string;
  ownerId: string;
  visibility: CallVisibility;
  interviewerIds: string[];
  positionId: string | null;
  candidateId: string | null;
  clip: ModelClip;
  isDeleted: boolean;
  /** By user id. */
  inside: Map<string, ModelShare>;
  outside: ModelShare | null;
  notes: ModelNote[];
}
interface ModelPosition {
  id: string;
  groupId: string;
}

export const guestEmail = 'guest@outside.test';
export const modelVisibilities = callVisibilities;
export const modelNoteVisibilities = noteVisibilities;
export const modelPermissions = permissions;
export const modelRoleTypes = userRoleTypes;
export interface ModelTeamRole {
  role: HiringTeamRole;
  isHiringManager: boolean;
}
export const modelTeamRoles: readonly (ModelTeamRole | null)[] = [
  ...hiringTeamRoles.flatMap((role) =>
    [false, true].map((isHiringManager) => ({ role, isHiringManager })),
  ),
  ...[null, null],
];
export const modelPolicyRoles = policyRoles;

/** Two organizations, in the database and in plain objects. */
export interface RightsModel {
  people: ModelPerson[];
  calls: ModelCall[];
  candidates: ModelCandidate[];
  playlists: ModelPlaylist[];
  positions: ModelPosition[];
  groupIds: string[];
  /** "userId positionId" and "userId groupId". */
  teams: Map<string, ModelTeamRole>;
  groupTeams: Map<string, ModelTeamRole>;
  policies: Record<PolicyRole, Set<TeamPolicyPermission>>;
  products: ModelProducts;
}

/** What the organization whose rows change has; the other one has everything. */
export interface ModelProducts {
  organizationId: string;
  interviewEnabled: boolean;
  featureAccess: Record<ProductFeature, FeatureAccess>;
}

const open: FeatureAccess = { isVisible: true, marketingRedirect: false };

export async function buildRightsModel(server: TestServer): Promise<RightsModel> {
  const db = server.database.system;
  const model: RightsModel = {
    ...{ people: [], calls: [], candidates: [], playlists: [], positions: [], groupIds: [] },
    ...{ teams: new Map(), groupTeams: new Map() },
    policies: {
      HIRING_MANAGER: new Set(defaultRolePolicies.HIRING_MANAGER),
      INTERVIEWER: new Set(defaultRolePolicies.INTERVIEWER),
      MEMBER: new Set(defaultRolePolicies.MEMBER),
    },
    products: {
      ...{ organizationId: '', interviewEnabled: true },
      featureAccess: { INSIGHTS: open, ADVANCED_INSIGHTS: open },
    },
  };
  for (const [index, peopleCount, callCount] of [
    [0, 5, 5],
    [1, 1, 1],
  ] as const) {
    const organization = await buildOrganization(db, { name: `Model ${index}` });
    const organizationId = organization.id;
    if (index === 0) model.products.organizationId = organizationId;
    const admin = await buildUser(db, organization, { roleType: 'SITE_ADMIN' });
    const people: ModelPerson[] = [];
    for (let at = 0; at < peopleCount; at++) {
      const role = firstRow(
        await db
          .insert(userRole)
          .values({ organizationId, name: `Role ${at}`, type: 'BASIC', permissions: [] })
          .returning(),
      );
      const email = `person${at}@model${index}.test`;
      const { id } = await buildUser(db, organization, { email, userRoleId: role.id });
      const own = (await server.as(email)).cookie;
      const impersonated = await openImpersonation(server, id, admin.id);
      people.push({
        ...{ id, email, organizationId, roleId: role.id, roleType: 'BASIC', isDeactivated: false },
        ...{ permissions: new Set(), cookies: { own, impersonated }, searchKeys: {} },
      });
    }
    const positions: ModelPosition[] = [];
    for (let at = 0; at < 2; at++) {
      const { id, positionGroupId } = await buildPosition(db, { organizationId });
      positions.push({ id, groupId: positionGroupId });
    }
    model.people.push(...people);
    // Rows of the other organization never change: its person only looks.
    if (index === 0) {
      model.positions.push(...positions);
      model.groupIds.push(...positions.map(({ groupId }) => groupId));
    }
    const calls: ModelCall[] = [];
    for (let at = 0; at < callCount; at++)
      calls.push(await buildModelCall(server, organizationId, people[at % peopleCount], at));
    model.calls.push(...calls);
    for (let at = 0; at < 2; at++) {
      const { id } = await buildCandidate(db, { organizationId });
      model.candidates.push({ id, organizationId, appliedToId: null });
      model.playlists.push(
        await buildModelPlaylist(db, organizationId, people[at % peopleCount], calls),
      );
    }
  }
  return model;
}

async function buildModelCall(
  server: TestServer,
  organizationId: string,
  owner: ModelPerson | undefined,
  at: number,
): Promise<ModelCall> {
  const db = server.database.system;
  const ownerId = owner?.id ?? '';
  // Far from each other, so that a search for a word that may not be found does not find nearly the same one.
  const word = `${String.fromCharCode(97 + at).repeat(9)}${organizationId.replace(/[^a-f]/g, '')}`;
  const made = await buildCall(db, {
    ...{ organizationId, ownerId, name: `Talk ${at}`, visibility: 'PRIVATE' },
    startTime: new Date(),
  });
  const { segments } = await buildTranscript(db, made, {
    turns: [{ speaker: 'Kim Candidate', words: [[word, 0, 400, 1]] }],
  });
  const [shortWord, writeUpWord] = [`short${word}`, `told${word}`];
  const evidence = [{ segmentId: segments[0]?.id ?? '', quote: word }];
  const cited = { organizationId, callId: made.id, index: 0 };
  await db.insert(aiSummary).values([
    { ...cited, format: 'TLDR', sentences: [sentenceOf(shortWord, evidence)] },
    { ...cited, format: 'WRITEUP', title: 'Told', sentences: [sentenceOf(writeUpWord, evidence)] },
  ]);
  const outline = { callId: made.id, chapters: [], topics: [] };
  await db.insert(aiOutline).values({ organizationId, ...outline });
  let playbackHash = '';
  for (const kind of ['ORIGINAL', 'PLAYBACK'] as const) {
    const storageKey = `${organizationId}/${made.id}/${kind.toLowerCase()}-x.webm`;
    const { sizeBytes, sha256 } = await server.services.storage.put(
      storageKey,
      Readable.from([Buffer.from('sound')]),
      { mimeType: 'audio/webm' },
    );
    playbackHash = sha256;
    await db.insert(recordingFile).values({
      ...{ organizationId, callId: made.id, kind, storageKey, mimeType: 'audio/webm' },
      ...{ sizeBytes, sha256 },
    });
  }
  const { id: noteId } = await buildNote(db, made, { authorId: ownerId, visibility: 'PRIVATE' });
  const cut = { organizationId, callId: made.id, userId: ownerId, name: `Clip ${at}` };
  const { id: clipId } = firstRow(
    await db
      .insert(clip)
      .values({ ...cut, startMs: 0, endMs: 400 })
      .returning(),
  );
  // Cut already, as the server names such a file.
  await server.services.storage.put(
    `${clipPrefix({ organizationId, callId: made.id, id: clipId })}0-400-${playbackHash.slice(0, 16)}.m4a`,
    Readable.from([Buffer.from('passage')]),
    { mimeType: 'audio/mp4' },
  );
  return {
    ...{ id: made.id, interviewId: made.interviewId, organizationId, ownerId },
    ...{ word, shortWord, writeUpWord },
    ...{ visibility: 'PRIVATE', interviewerIds: [], positionId: null, isDeleted: false },
    ...{
      candidateId: null,
      clip: { id: clipId, authorId: ownerId, inside: new Map(), outside: null },
    },
    ...{ inside: new Map(), outside: null },
    notes: [{ id: noteId, authorId: ownerId, visibility: 'PRIVATE' }],
  };
}

const sentenceOf = (text: string, evidence: NoteSentence['evidence']): NoteSentence => ({
  ...{ id: randomUUID(), text, evidence },
  ...{ editedText: null, editedById: null, writtenById: null, isDeleted: false },
});

async function buildModelPlaylist(
  db: Db,
  organizationId: string,
  owner: ModelPerson | undefined,
  calls: ModelCall[],
): Promise<ModelPlaylist> {
  const ownerId = owner?.id ?? '';
  const { id } = firstRow(
    await db.insert(playlist).values({ organizationId, ownerId, title: 'Best of' }).returning(),
  );
  const listed = calls.slice(0, 2);
  await db.insert(playlistClip).values(
    listed.map((item, index) => ({
      ...{ organizationId, playlistId: id, clipId: item.clip.id, index },
    })),
  );
  return { id, ownerId, organizationId, inside: new Map(), outside: null, calls: listed };
}

/** A session in which a site admin acts as the person, with its cookie as the server signs it. */
async function openImpersonation(
  { services }: TestServer,
  userId: string,
  impersonatedBy: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + 24 * 3_600_000);
  await services.database.system
    .insert(session)
    .values({ userId, token, impersonatedBy, expiresAt });
  const signature = createHmac('sha256', services.secret).update(token).digest('base64');
  return `rapport.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The writes of the model's steps, each to the database and to the plain objects. */
export const writeRole = async (db: Db, person: ModelPerson): Promise<void> => {
  await db
    .update(userRole)
    .set({ type: person.roleType, permissions: [...person.permissions] })
    .where(eq(userRole.id, person.roleId));
};
export const writeDeactivated = async (db: Db, person: ModelPerson): Promise<void> => {
  await db.update(user).set({ banned: person.isDeactivated }).where(eq(user.id, person.id));
};
export const writePosition = async (db: Db, { id, groupId }: ModelPosition): Promise<void> => {
  await db.update(position).set({ positionGroupId: groupId }).where(eq(position.id, id));
};
export const writeNote = async (db: Db, { id, visibility }: ModelNote): Promise<void> => {
  await db.update(note).set({ visibility }).where(eq(note.id, id));
};

export async function writeTeam(
  db: Db,
  { organizationId, id: userId }: ModelPerson,
  team: { positionId: string } | { positionGroupId: string },
  given: ModelTeamRole | null,
): Promise<void> {
  const values = given && {
    ...{ organizationId, userId, role: given.role },
    positionRole: given.isHiringManager ? ('HIRING_MANAGER' as const) : null,
  };
  if ('positionId' in team) {
    const { positionId } = team;
    await db
      .delete(hiringTeamMember)
      .where(and(eq(hiringTeamMember.positionId, positionId), eq(hiringTeamMember.userId, userId)));
    if (values) await db.insert(hiringTeamMember).values({ ...values, positionId });
    return;
  }
  const { positionGroupId } = team;
  await db
    .delete(positionGroupMember)
    .where(
      and(
        eq(positionGroupMember.positionGroupId, positionGroupId),
        eq(positionGroupMember.userId, userId),
      ),
    );
  if (values) await db.insert(positionGroupMember).values({ ...values, positionGroupId });
}

export async function writePolicy(
  db: Db,
  organizationId: string,
  role: PolicyRole,
  given: ReadonlySet<TeamPolicyPermission>,
): Promise<void> {
  const permissions = [...given];
  await db
    .insert(teamRolePolicy)
    .values({ organizationId, role, permissions })
    .onConflictDoUpdate({
      target: [teamRolePolicy.organizationId, teamRolePolicy.role],
      set: { permissions },
    });
}

export const writeApplication = async (
  db: Db,
  { id: candidateId, organizationId, appliedToId }: ModelCandidate,
): Promise<void> => {
  await db.delete(application).where(eq(application.candidateId, candidateId));
  if (appliedToId)
    await db.insert(application).values({ organizationId, candidateId, positionId: appliedToId });
};

/** What can be shared: the interview of a call, its clip, or a playlist. */
export type ModelShared = { interviewId: string } | { clipId: string } | { playlistId: string };

/** Replaces the share of something with a colleague or with the guest; null takes it away. */
export async function writeShare(
  db: Db,
  { organizationId, ownerId }: { organizationId: string; ownerId: string },
  shared: ModelShared,
  recipient: { userId: string } | { email: string },
  state: 'active' | 'expired' | null,
  notesFormat: ExternalNotesFormat | null = null,
): Promise<ModelShare | null> {
  const isRecipient =
    'userId' in recipient ? eq(share.userId, recipient.userId) : eq(share.email, recipient.email);
  const isShared =
    'interviewId' in shared
      ? eq(share.interviewId, shared.interviewId)
      : 'clipId' in shared
        ? eq(share.clipId, shared.clipId)
        : eq(share.playlistId, shared.playlistId);
  await db.delete(share).where(and(isShared, isRecipient));
  if (state === null) return null;
  const isExpired = state === 'expired';
  const { id } = firstRow(
    await db
      .insert(share)
      .values({
        ...{ organizationId, ...shared, createdById: ownerId, ...recipient },
        notesFormat,
        expiresAt: new Date(Date.now() + (isExpired ? -1 : 24) * 3_600_000),
      })
      .returning(),
  );
  return { id, isExpired, notesFormat };
}

export const writeProducts = (db: Db, { organizationId, ...products }: ModelProducts) =>
  db.update(organization).set(products).where(eq(organization.id, organizationId));

import { and, eq, inArray, sql } from 'drizzle-orm';
import { nameParts } from '#shared/domain/nameParts.ts';
import { bareName } from '#shared/domain/transcripts/bareName.ts';
import type { TranscriptReading } from '#shared/domain/transcripts/transcriptReading.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { inferRoles } from '#shared/language/inferRoles.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { candidate, user } from '../../db/tables/schema.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';

export interface SpeakerGuess {
  role: SpeakerRole;
  /** Whose name it is, and only theirs; what meetings add to it left aside. */
  user: { id: string; fullName: string } | null;
  candidate: { id: string; fullName: string } | null;
}

/** As far into the talk as roles are guessed from. */
const heardSegments = 2000;

/**
 * Who each name in a transcript may be: colleagues and candidates by their full names, and the roles of
 * the rest by who asks and who tells. Two statements. The person who imports decides.
 */
export async function guessSpeakers(
  db: Tx,
  actor: Actor,
  { segments }: TranscriptReading,
  speakers: readonly { name: string | null; role: SpeakerRole }[],
): Promise<SpeakerGuess[]> {
  const spellings = speakers.map(({ name }) => spellingsOf(name));
  const people = await peopleNamed(db, actor, spellings.flat());
  const known = speakers.map(({ role }, index): SpeakerGuess => {
    const person = firstOf(people.users, spellings[index]);
    const applicant = firstOf(people.candidates, spellings[index]);
    const guessed = person ? 'INTERVIEWER' : applicant ? 'CANDIDATE' : 'UNKNOWN';
    return {
      role: role === 'UNKNOWN' ? guessed : role,
      user: person ?? null,
      candidate: applicant ?? null,
    };
  });
  // One voice that says it all: nothing tells whose it is.
  if (speakers.length < 2) return known;
  const idOf = (name: string | null) =>
    String(speakers.findIndex((speaker) => speaker.name === name));
  const sides = inferRoles({
    speakers: known.map(({ role }, index) => ({ id: String(index), name: '', role })),
    segments: segments.slice(0, heardSegments).map(({ speaker, text }, index) => ({
      ...{ id: String(index), speakerId: idOf(speaker), startMs: 0, endMs: 0 },
      text: text.slice(0, 5000),
    })),
  });
  return known.map((item, index) => ({ ...item, role: sides.get(String(index)) ?? item.role }));
}

/** As the file writes it, and as people are listed: "Petrova, Elena (she/her)" is Elena Petrova. */
function spellingsOf(name: string | null): string[] {
  if (name === null) return [];
  const parts = nameParts(name);
  const listed = parts ? [`${parts.firstName} ${parts.lastName}`] : [];
  return [...new Set([name, bareName(name), ...listed].map((item) => item.toLowerCase()))];
}

const firstOf = <Person>(people: Map<string, Person>, spellings: readonly string[] = []) =>
  spellings.map((spelling) => people.get(spelling)).find((person) => person !== undefined);

async function peopleNamed(db: Tx, actor: Actor, names: readonly string[]) {
  const candidateName = sql<string>`(${candidate.firstName} || ' ' || ${candidate.lastName})`;
  const asked = [...names].slice(0, 600);
  const users = await db
    .select({ id: user.id, fullName: user.name })
    .from(user)
    .where(and(inArray(sql`lower(${user.name})`, asked), eq(user.banned, false)))
    .limit(500);
  const candidates = await db
    .select({ id: candidate.id, fullName: candidateName })
    .from(candidate)
    .where(and(inArray(sql`lower(${candidateName})`, asked), visibleCandidates(actor)))
    .limit(500);
  return { users: onlyOnes(users), candidates: onlyOnes(candidates) };
}

/** A name that two people share says nothing. */
function onlyOnes<Person extends { fullName: string }>(people: Person[]): Map<string, Person> {
  const groups = Map.groupBy(people, ({ fullName }) => fullName.toLowerCase());
  return new Map(
    [...groups].flatMap(([name, [one, ...others]]) =>
      one && others.length === 0 ? [[name, one] as const] : [],
    ),
  );
}

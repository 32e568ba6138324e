import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';

/** Longest name of an applicant tracking system that is kept. */
const maxNameLength = 80;

/**
 * Remembers that a text was given to an applicant tracking system, whose page the browser extension wrote
 * into; `ats` is null where the extension no longer saw one.
 */
export async function recordAtsExport(input: {
  db: Db;
  actor: Actor;
  subject: { kind: 'jobDescription' | 'plan'; id: string };
  ats: string | null;
  isInserted: boolean;
  /** Of a plan, which interview. */
  planInterviewId?: string;
}): Promise<void> {
  const { subject, isInserted, planInterviewId } = input;
  const ats = input.ats?.trim().slice(0, maxNameLength) || null;
  await input.db.transaction((tx) =>
    recordEvent(tx, input.actor, `${subject.kind}.exported`, subject.id, {
      ats,
      isInserted,
      ...(planInterviewId && { planInterviewId }),
    }),
  );
}

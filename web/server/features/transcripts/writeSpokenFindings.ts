import { eq } from 'drizzle-orm';
import { candidateAlerts } from '#shared/language/candidateAlerts.ts';
import { candidateMotives } from '#shared/language/candidateMotives.ts';
import { candidateQuestions } from '#shared/language/candidateQuestions.ts';
import type { Segment, Speaker } from '#shared/language/interview.ts';
import { spokenPay } from '#shared/language/spokenPay.ts';
import type { SpokenSentence } from '#shared/language/spokenSentences.ts';
import { talkTurns } from '#shared/language/talkTurns.ts';
import type { Tx } from '../../db/database.ts';
import { spokenFinding } from '../../db/tables/schema.ts';

/** Writes again what candidates asked, why they look for a place, the pay that was spoken of, and alerts. */
export async function writeSpokenFindings(
  tx: Tx,
  of: { organizationId: string; callId: string },
  segments: readonly Segment[],
  speakers: readonly Pick<Speaker, 'id' | 'role'>[],
): Promise<void> {
  const roles = new Map(speakers.map(({ id, role }) => [id, role]));
  const turns = talkTurns(
    segments.toSorted((a, b) => a.startMs - b.startMs),
    (speakerId) => {
      const role = roles.get(speakerId);
      return role === 'CANDIDATE' || role === 'INTERVIEWER' ? role : null;
    },
  );
  const at = ({ segmentId, start, end }: SpokenSentence) => ({
    ...{ ...of, segmentId, startChar: start, endChar: end },
  });
  const rows: (typeof spokenFinding.$inferInsert)[] = [
    ...candidateQuestions(turns).map(({ theme, sentence }) => ({
      ...{ ...at(sentence), kind: 'QUESTION' as const, theme },
    })),
    ...candidateMotives(turns).map(({ theme, sentence }) => ({
      ...{ ...at(sentence), kind: 'MOTIVE' as const, theme },
    })),
    ...candidateAlerts(turns).map(({ theme, sentence }) => ({
      ...{ ...at(sentence), kind: 'ALERT' as const, theme },
    })),
    ...spokenPay(turns).map(({ side, sentence, ...pay }) => ({
      ...{ ...at(sentence), ...pay },
      kind: side === 'OFFERED' ? ('PAY_OFFERED' as const) : ('PAY_EXPECTED' as const),
    })),
  ];
  await tx.delete(spokenFinding).where(eq(spokenFinding.callId, of.callId));
  if (rows.length > 0) await tx.insert(spokenFinding).values(rows);
}

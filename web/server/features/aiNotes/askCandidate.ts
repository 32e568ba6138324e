import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { call, interview } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { selectCalls, toLoadedCall, type LoadedCall } from '../calls/callLoaders.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';
import { askCall, checkQuestion } from './askCall.ts';
import type { CallAnswerShape } from './callAnswerType.ts';

/** Somebody waits, and each interview is read whole. */
const mostInterviews = 6;

export interface CandidateAnswerShape {
  question: string;
  /** One for each interview read, the newest first. */
  answers: { call: LoadedCall; answer: CallAnswerShape }[];
}

/**
 * Answers a question about a candidate from the newest interviews with a transcript that the actor may see,
 * each by itself, so that every sentence stands with the interview it was said in.
 * @throws {UserError} BAD_INPUT, CONFLICT without any transcript, UNAVAILABLE when the engine fails.
 */
export async function askCandidate(input: {
  db: Db;
  actor: Actor;
  candidateId: string;
  question: string;
  language: LanguageEngine;
  signal: AbortSignal;
}): Promise<CandidateAnswerShape> {
  const { db, actor, candidateId, ...asking } = input;
  const question = checkQuestion(input.question);
  const rows = await selectCalls(db)
    .where(
      and(
        eq(interview.candidateId, candidateId),
        isNotNull(call.transcriptEngineRecordId),
        visibleCalls(actor),
      ),
    )
    .orderBy(desc(call.startTime), call.id)
    .limit(mostInterviews);
  if (rows.length === 0)
    throw new UserError('CONFLICT', 'No interview with a transcript that you may see.');
  const answers = await Promise.all(
    rows.map(toLoadedCall).map(async (loaded) => ({
      call: loaded,
      answer: await askCall({ db, actor, ...asking, call: loaded }),
    })),
  );
  return { question, answers };
}

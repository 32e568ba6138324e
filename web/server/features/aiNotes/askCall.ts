import { inArray } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { segment } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { askInterviewTask } from '../../language/tasks/askInterviewTask.ts';
import { runInterviewTask } from '../../language/tasks/interviewTask.ts';
import { gateSentences } from '#shared/language/gateSentences.ts';
import type { CitedSentence, Interview } from '#shared/language/interview.ts';
import { nearestMoments } from '#shared/language/nearestMoments.ts';
import { vectorsOf } from '../../language/vectorsOf.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { evidenceShapes, type CitedShape } from './aiSentenceType.ts';
import type { CallAnswerShape } from './callAnswerType.ts';
import { interviewOfCall } from './interviewOfCall.ts';
import { keepEngineRecord, ofCall } from '../engines/keepEngineRecord.ts';

const mostQuestionLength = 500;
/** Somebody waits for it. */
const longestWaitMs = 60_000;

/** A question as it is asked. @throws {UserError} BAD_INPUT when it is empty or too long. */
export function checkQuestion(text: string): string {
  const question = text.replaceAll('\0', '').trim();
  if (question === '') throw new UserError('BAD_INPUT', 'Write a question first.');
  if (question.length > mostQuestionLength)
    throw new UserError('BAD_INPUT', `Use at most ${mostQuestionLength} characters.`);
  return question;
}

/**
 * Answers a person's question from the transcript of a call; what was asked and said is kept.
 * @throws {UserError} BAD_INPUT, CONFLICT without a transcript, UNAVAILABLE when the engine fails.
 */
export async function askCall(options: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  question: string;
  language: LanguageEngine;
  signal: AbortSignal;
}): Promise<CallAnswerShape> {
  const { db, actor, call, language } = options;
  const question = checkQuestion(options.question);
  const spoken = await interviewOfCall(db, call.id);
  if (spoken.segments.length === 0)
    throw new UserError('CONFLICT', 'This interview has no transcript to ask about yet.');
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(longestWaitMs)]);
  const input = { interview: spoken.interview, question };
  const result = await runInterviewTask(language, askInterviewTask, input, { signal }).catch(
    (error: unknown) => {
      throw describeFailure(error, options.signal);
    },
  );
  const answer = gateSentences(spoken.interview, result.output.answer).map(spoken.withOurIds);
  await db.transaction(async (tx) => {
    const output = { question, answer, said: result.output };
    await keepEngineRecord(tx, { ...ofCall(call), task: askInterviewTask.name, result, output });
    await recordEvent(tx, actor, 'call.asked', call.id);
  });
  return {
    question,
    answer: await citedShapes(db, answer),
    findNearest: async () =>
      answer.length > 0
        ? []
        : citedShapes(db, (await findNearest(spoken.interview, question)).map(spoken.withOurIds)),
    isSaid: result.output.answer.length > 0,
    engine: result.engine,
    answeredAt: new Date(),
  };
}

async function citedShapes(db: Db, sentences: readonly CitedSentence[]): Promise<CitedShape[]> {
  const ids = [
    ...new Set(sentences.flatMap(({ evidence }) => evidence.map((item) => item.segmentId))),
  ];
  const cited = ids.length ? await db.select().from(segment).where(inArray(segment.id, ids)) : [];
  const segmentById = new Map(cited.map((row) => [row.id, row]));
  return sentences.map((sentence) => ({
    text: sentence.text,
    evidence: evidenceShapes(sentence, segmentById),
  }));
}

async function findNearest(interview: Interview, question: string): Promise<CitedSentence[]> {
  const vectors = await vectorsOf([question, ...interview.segments.map(({ text }) => text)]);
  return nearestMoments(interview, question, vectors && ((text) => vectors.get(text)));
}

function describeFailure(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof LanguageError) return new UserError('UNAVAILABLE', error.message);
  if (error instanceof Error && error.name === 'TimeoutError' && !signal.aborted)
    return new UserError('UNAVAILABLE', 'The answer took too long. Try again.');
  return error;
}

import type { CaptureRecord, CaptureStore, ScoredItem } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { text } from '../../platform/text.ts';
import { guideOperations } from '../guides/guideOperations.ts';
import {
  anyAnswerSchema,
  captureOperations,
  cueWordingSchema,
  startedScorecardSchema,
} from './captureOperations.ts';
import type { Ask } from './sendCaptions.ts';

/**
 * Puts scores into the person's scorecard of the interview, which stays a draft. A score that the server
 * refuses blocks nothing; the capture says so.
 * @throws {ServerProblem} when the server cannot be reached
 */
export async function sendScores(store: CaptureStore, ask: Ask, captureId: string): Promise<void> {
  const capture = await findCapture(store, captureId);
  const unsent = Object.entries(capture?.scores ?? {}).filter(([, { isSent }]) => !isSent);
  if (!capture?.interviewId || unsent.length === 0) return;
  try {
    const { interviewId } = capture;
    const { startScorecard } = await ask(startedScorecardSchema, captureOperations.startScorecard, {
      interviewId,
    });
    const { id: cardId, items } = startScorecard;
    const itemOf = ({ kind, itemText }: ScoredItem) =>
      items.find((item) => item.kind === kind && item.itemText === itemText);
    const isReworded = unsent.some(([, given]) => given.kind === 'QUESTION' && !itemOf(given));
    const wording = isReworded ? await currentWording(ask) : new Map<string | null, string>();
    const lost: string[] = [];
    for (const [key, given] of unsent) {
      const { kind, cueId, itemText, score } = given;
      const item = itemOf(given) ?? itemOf({ ...given, itemText: wording.get(cueId) ?? '' });
      if (kind === 'OVERALL')
        await ask(anyAnswerSchema, captureOperations.updateScorecard, {
          ...{ id: cardId, overallScore: score },
        });
      else if (item)
        await ask(anyAnswerSchema, captureOperations.updateScorecardItem, { id: item.id, score });
      else if (score > 0) lost.push(text('lostScore', { question: itemText, score }));
      await markSent(store, captureId, key, score);
    }
    if (lost.length > 0)
      await store.changeCapture(captureId, {
        notice: text('scoresLost', { scores: lost.join(', ') }),
      });
  } catch (error) {
    if (!(error instanceof ServerProblem) || error.kind !== 'refused') throw error;
    for (const [key, { score }] of unsent) await markSent(store, captureId, key, score);
    await store.changeCapture(captureId, {
      notice: text('scoresRefused', { problem: error.message }),
    });
  }
}

/** The questions as they are worded now, by their ids: a scorecard knows its items by their words. */
async function currentWording(ask: Ask): Promise<Map<string | null, string>> {
  const { guides } = await ask(cueWordingSchema, guideOperations.guides, { query: null });
  return new Map(guides.flatMap(({ cues }) => cues.map(({ id, cue }) => [id, cue] as const)));
}

/** A score that was changed meanwhile is sent again. */
async function markSent(store: CaptureStore, captureId: string, key: string, score: number) {
  const capture = await findCapture(store, captureId);
  const known = capture?.scores[key];
  if (!capture || known?.score !== score) return;
  await store.changeCapture(captureId, {
    scores: { ...capture.scores, [key]: { ...known, isSent: true } },
  });
}

const findCapture = async (store: CaptureStore, captureId: string): Promise<CaptureRecord | null> =>
  (await store.captures()).find((capture) => capture.captureId === captureId) ?? null;

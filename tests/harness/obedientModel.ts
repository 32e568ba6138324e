import type { AskedModel } from './modelService.ts';

interface Sentence {
  text: string;
  evidence: { segmentId: string; quote: string }[];
}

/** What an obedient model says: every question answered with the same sentences. */
export function answers(asked: AskedModel, sentences: Sentence[]): string {
  const ids = [...(asked.messages[1]?.content ?? '').matchAll(/"cueId":"([^"]+)"/g)];
  const all = ids.map(([, cueId = '']) => ({
    ...{ cueId, status: 'answered', askedAt: { segmentId: 's3' }, sentences },
  }));
  return JSON.stringify({ answers: all });
}

/** A sentence on words of one turn, counted from 1. */
export function quotingTurn(turns: readonly { text: string }[], number: number): Sentence {
  const quote = (turns[number - 1]?.text ?? '').split(' ').slice(1, 6).join(' ');
  return { text: `She said: ${quote}.`, evidence: [{ segmentId: `s${number}`, quote }] };
}

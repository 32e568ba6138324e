// Usage: node scripts/fitNotes.ts
// Fits the weights of shared/language/askWeights.ts on the labelled interviews that are open to tuning, by
// logistic regression with a penalty on large weights, and prints them. Held-out interviews are not read.
import { readdirSync, readFileSync } from 'node:fs';
import { askWeights } from '#shared/language/askWeights.ts';
import { conceptTable } from '#shared/language/conceptTable.ts';
import { useConceptTable } from '#shared/language/concepts.ts';
import { isClosing } from '#shared/language/deferral.ts';
import { exchangesOf } from '#shared/language/exchanges.ts';
import { fitSigns } from '#shared/language/fitSigns.ts';
import { goesOnSigns } from '#shared/language/goesOnSigns.ts';
import type { GuideCue, Interview } from '#shared/language/interview.ts';
import { cueModel } from '#shared/language/matchCues.ts';
import { placeSigns } from '#shared/language/placeSigns.ts';
import { wordsOf } from '#shared/language/termsOf.ts';

interface Labelled extends Interview {
  heldOut: boolean;
  guide: GuideCue[];
  labels: { cueId: string; askedAt: string[]; evidence: string[]; alsoFine: string[] }[];
}

/** One place: signs for each choice beside "nothing", and the choices that are right. */
interface Choice {
  options: number[][];
  right: number[];
}

const folder = new URL('../tests/fixtures/labelled/', import.meta.url);
const shares = [0, 0.25, 1];
const steps = 400;
const rate = 0.03;
const penalty = 0.001;
const shortestReply = 5;
const byHand = 'readOut';

const placeNames = Object.keys(askWeights.place) as (keyof typeof askWeights.place)[];
const fitNames = (Object.keys(askWeights.fit) as (keyof typeof askWeights.fit)[]).filter(
  (name) => name !== byHand,
);
const goesOnNames = Object.keys(askWeights.goesOn) as (keyof typeof askWeights.goesOn)[];

const interviews = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Labelled)
  .filter(({ heldOut }) => !heldOut);
const asks: Choice[] = [];
const goesOn: Choice[] = [];
for (const share of shares) {
  useConceptTable(thinned(share));
  for (const interview of interviews) collect(interview);
}

const ask = fit(asks, placeNames.length + fitNames.length);
const on = fit(goesOn, goesOnNames.length);
console.log(
  JSON.stringify(
    {
      any: ask[0],
      place: named(placeNames, ask.slice(1)),
      fit: {
        ...named(fitNames, ask.slice(1 + placeNames.length)),
        [byHand]: askWeights.fit[byHand],
      },
      goesOnAnyway: on[0],
      goesOn: named(goesOnNames, on.slice(1)),
      steps: askWeights.steps,
    },
    null,
    2,
  ),
);

/** The concept table with about a share of its phrases, always the same ones. */
function thinned(share: number): string {
  let seed = 1;
  const isKept = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32 < share;
  };
  return conceptTable
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', phrases = ''] = line.split(': ');
      return `${name}: ${phrases.split(', ').filter(isKept).join(', ')}`;
    })
    .join('\n');
}

function collect(labelled: Labelled): void {
  const exchanges = exchangesOf(labelled);
  const model = cueModel(labelled.guide, exchanges);
  const fits = fitSigns(exchanges, labelled.guide, model);
  let current: { cue: number; at: number } | undefined;
  exchanges.forEach((exchange, at) => {
    const asked = new Set(exchange.asking.map(({ id }) => id));
    const right = labelled.guide.flatMap(({ cueId }, index) => {
      const label = labelled.labels.find((each) => each.cueId === cueId);
      return label?.askedAt.some((id) => asked.has(id)) ? [index] : [];
    });
    if (exchange.asking.some(({ text }) => isClosing(text))) {
      current = undefined;
      return;
    }
    const place = placeSigns(exchanges, at, model.weightOf);
    if (exchange.asking.length > 0) {
      const signs = placeNames.map((name) => place[name]);
      const options = (fits[at] ?? []).map((each) => [
        ...signs,
        ...fitNames.map((name) => each[name]),
      ]);
      asks.push({ options, right });
    }
    const replies = exchange.replies.filter(({ text }) => wordsOf(text).length >= shortestReply);
    if (current && replies.length > 0 && !right.includes(current.cue)) {
      const { cue } = current;
      const label = labelled.labels.find(({ cueId }) => cueId === labelled.guide[cue]?.cueId);
      const own = new Set([...(label?.evidence ?? []), ...(label?.alsoFine ?? [])]);
      const question = model.answers[cue] ?? new Map();
      const signs = goesOnSigns(exchanges, at, at - current.at, question, model.weightOf);
      goesOn.push({
        options: [goesOnNames.map((name) => signs[name])],
        right: replies.some(({ id }) => own.has(id)) ? [0] : [],
      });
    }
    if (right[0] !== undefined) current = { cue: right[0], at };
  });
}

/** Softmax regression with "nothing" at score 0, by Adam; the first weight is that of any choice. */
function fit(choices: readonly Choice[], size: number): number[] {
  const weights = new Float64Array(size + 1);
  const mean = new Float64Array(size + 1);
  const square = new Float64Array(size + 1);
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(size + 1);
    for (const { options, right } of choices) {
      const odds = options.map((signs) =>
        Math.exp(signs.reduce((sum, sign, at) => sum + sign * after(weights, at), weights[0] ?? 0)),
      );
      const all = odds.reduce((sum, odd) => sum + odd, 1);
      options.forEach((signs, index) => {
        const wanted = right.includes(index) ? 1 / right.length : 0;
        const miss = (wanted - (odds[index] ?? 0) / all) / choices.length;
        slope[0] = (slope[0] ?? 0) + miss;
        signs.forEach((sign, at) => (slope[at + 1] = after(slope, at) + miss * sign));
      });
    }
    weights.forEach((weight, at) => {
      const pull = (slope[at] ?? 0) - (at > 0 ? penalty * weight : 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * pull * pull;
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = weight + (rate * (mean[at] ?? 0)) / (1 - 0.9 ** step) / spread;
    });
  }
  return [...weights].map((weight) => Math.round(weight * 100) / 100);
}

/** The weight of a sign: one place further, since the first weight is that of any choice. */
function after(values: Float64Array, at: number): number {
  return values[at + 1] ?? 0;
}

function named(names: readonly string[], values: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0]));
}

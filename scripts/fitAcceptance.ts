// Usage: node scripts/fitAcceptance.ts
// Fits `accept` of shared/language/askWeights.ts (when a question that has a place counts as asked) and
// prints it. Read are the labelled interviews open to tuning, each with its own guide, with ten foreign
// questions among its own, and with the guides of others. Held-out interviews are not read. The evidence is
// taken over as printed; `any` and `ofGuide` in use are stricter, see there.
import { readdirSync, readFileSync } from 'node:fs';
import { answerGuide } from '#shared/language/answerGuide.ts';
import { askWeights } from '#shared/language/askWeights.ts';
import { exchangesOf } from '#shared/language/exchanges.ts';
import { fitSigns } from '#shared/language/fitSigns.ts';
import type { GuideCue, Interview } from '#shared/language/interview.ts';
import { bestEvidence, placesOf } from '#shared/language/locateCues.ts';
import { cueModel } from '#shared/language/matchCues.ts';
import type { OwnEvidence } from '#shared/language/ownEvidence.ts';
import { scoreAsking } from '#shared/language/scoreAsking.ts';
import { foreignGuides, foreignQuestions } from '#shared/language/foreignQuestions.ts';

interface Labelled extends Interview {
  heldOut: boolean;
  guide: GuideCue[];
  labels: { cueId: string; status: string }[];
}

/** An interview read with some guide; `kind` weighs as much as any other, however many there are. */
interface Reading {
  one: Labelled;
  guide: GuideCue[];
  kind: 'own' | 'mixed' | 'foreign';
}

/** "Asked" of what was not is a false word about a candidate. */
const falseCost = 2;
const penalty = 0.5;
const everyGuide = 4;
const mixedIn = 10;
/** A guide of which more than half was left out is rarer than one that was kept to. */
const mixedShare = 0.5;
/** The few questions of an own guide that were not asked shall not outweigh the many foreign ones. */
const leastGroup = 60;
const ofGuideGrid = [8, 10, 12];
const anyGrid = [0.275, 0.3, 0.325, 0.35, 0.375];

const folder = new URL('../tests/fixtures/labelled/', import.meta.url);
const interviews = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Labelled)
  .filter(({ heldOut }) => !heldOut);
const readings = interviews.flatMap((interview): Reading[] => [
  { one: interview, guide: interview.guide, kind: 'own' },
  {
    one: interview,
    guide: [...interview.guide, ...foreignQuestions(interview, interviews, mixedIn)],
    kind: 'mixed',
  },
  ...foreignGuides(interview, interviews)
    .filter((_, index) => index % everyGuide === 0)
    .map((guide): Reading => ({ one: interview, guide, kind: 'foreign' })),
]);

const samples = readings.flatMap(samplesOf);
const [ownAnyway = 0, shared = 0, replied = 0] = logistic();
const fitted = {
  ...askWeights.accept,
  ownAnyway,
  evidence: { shared, replied, readOut: askWeights.accept.evidence.readOut },
  own: 1,
};
let best = { worth: -Infinity, accept: fitted };
for (const ofGuide of ofGuideGrid) {
  for (const share of anyGrid) {
    const accept = { ...fitted, ofGuide, any: Math.round(-ofGuide * share * 100) / 100 };
    const worth = worthOf(accept);
    if (worth > best.worth) best = { worth, accept };
  }
}
console.log(JSON.stringify(best, null, 2));

function isAsked(labelled: Labelled, cueId: string): boolean {
  const label = labelled.labels.find((each) => each.cueId === cueId);
  return label !== undefined && label.status !== 'not_asked';
}

/** The evidence of each question of a guide where place and shape would put it. */
function samplesOf({ one, guide, kind }: Reading) {
  const exchanges = exchangesOf(one);
  const model = cueModel(guide, exchanges);
  const fits = fitSigns(exchanges, guide, model);
  const scores = scoreAsking(exchanges, fits, model, askWeights);
  const places = placesOf(scores, exchanges, model, askWeights);
  return bestEvidence(places, exchanges, guide, fits, model).flatMap((found, index) =>
    found ? [{ found, kind, isAsked: isAsked(one, guide[index]?.cueId ?? '') }] : [],
  );
}

/** Logistic regression of "asked" on a question's own evidence; `readOut` keeps its weight. */
function logistic(): number[] {
  const share = new Map<string, number>();
  const groupOf = (item: (typeof samples)[number]) => `${item.kind} ${item.isAsked}`;
  for (const sample of samples) share.set(groupOf(sample), (share.get(groupOf(sample)) ?? 0) + 1);
  const weights = [0, 0, 0];
  const { readOut } = askWeights.accept.evidence;
  for (let step = 0; step < 4000; step += 1) {
    const slope = weights.map((weight, at) => (at > 0 ? (-penalty * weight) / samples.length : 0));
    for (const sample of samples) {
      const signs = signsOf(sample.found);
      const odds = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-odds - readOut * sample.found.readOut));
      const group =
        Math.max(leastGroup, share.get(groupOf(sample)) ?? 1) *
        (sample.kind === 'mixed' ? 1 / mixedShare : 1);
      const cost = (sample.isAsked ? 1 : falseCost) / group / 6;
      const miss = cost * ((sample.isAsked ? 1 : 0) - likely);
      signs.forEach((sign, at) => (slope[at] = (slope[at] ?? 0) + miss * sign));
    }
    slope.forEach((pull, at) => (weights[at] = (weights[at] ?? 0) + 2 * pull));
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

function signsOf({ shared, replied }: OwnEvidence): number[] {
  return [1, shared, replied];
}

/** Share of the asked questions that are found, less what a false "asked" costs, each kind alike. */
function worthOf(accept: typeof fitted): number {
  const counts = new Map<string, { told: number; all: number }>();
  for (const { one, guide, kind } of readings) {
    for (const { cueId, status } of answerGuide(one, guide, { ...askWeights, accept })) {
      const key = `${kind} ${isAsked(one, cueId)}`;
      const count = counts.get(key) ?? { told: 0, all: 0 };
      counts.set(key, {
        told: count.told + (status === 'not_asked' ? 0 : 1),
        all: count.all + 1,
      });
    }
  }
  const rate = (key: string) => (counts.get(key)?.told ?? 0) / (counts.get(key)?.all ?? 1);
  const right = rate('own true') + mixedShare * rate('mixed true');
  const wrong = rate('own false') + mixedShare * rate('mixed false') + rate('foreign false');
  return right / (1 + mixedShare) - (falseCost * wrong) / (2 + mixedShare);
}

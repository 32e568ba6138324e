// Usage: node scripts/evaluateNotes.ts [--show NAME]
// Measures the built-in language engine on tests/fixtures/labelled: is each question of the guide found
// as asked or not asked, at the right place, and do the notes rest on the right segments. The held-out
// interviews are told apart and only as totals. "Foreign guides": each interview is read with the guides of
// the others of its set, in which nothing was asked. --show prints the mistakes of one that is open to tuning.
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerGuide } from '../shared/language/answerGuide.ts';
import { foreignGuides } from '../shared/language/foreignQuestions.ts';

const labelled = z.object({
  heldOut: z.boolean(),
  /** Held-out interviews written later, after the rules of that day. */
  set: z.literal('second').optional(),
  guide: z.array(
    z.object({
      cueId: z.string(),
      cue: z.string(),
      description: z.string(),
      type: z.string(),
      competency: z.string(),
    }),
  ),
  speakers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(['INTERVIEWER', 'CANDIDATE', 'UNKNOWN']),
    }),
  ),
  segments: z.array(
    z.object({
      id: z.string(),
      speakerId: z.string(),
      startMs: z.number(),
      endMs: z.number(),
      text: z.string(),
    }),
  ),
  labels: z.array(
    z.object({
      cueId: z.string(),
      status: z.enum(['answered', 'not_answered', 'not_asked']),
      askedAt: z.array(z.string()),
      evidence: z.array(z.string()),
      alsoFine: z.array(z.string()),
    }),
  ),
});

class Counts {
  hits = 0;
  told = 0;
  labelled = 0;
  add(hits: number, told: number, truth: number): void {
    this.hits += hits;
    this.told += told;
    this.labelled += truth;
  }
  get recall(): number {
    return this.hits / this.labelled;
  }
  toString(): string {
    const precision = this.hits / this.told;
    const { recall } = this;
    const f1 = (2 * precision * recall) / (precision + recall);
    const share = (value: number) => (Number.isFinite(value) ? value.toFixed(3) : '  –  ');
    return `precision ${share(precision)}  recall ${share(recall)}  F1 ${share(f1)}  (${this.hits} of ${this.told} told, ${this.labelled} labelled)`;
  }
}

class Totals {
  asked = new Counts();
  place = new Counts();
  notAsked = new Counts();
  everythingAsked = new Counts();
  quoted = new Counts();
  evidenceHits = 0;
  evidenceLabelled = 0;
  foreignAsked = 0;
  foreign = 0;
  statusRight = 0;
  questions = 0;
}

const folder = new URL('../tests/fixtures/labelled/', import.meta.url);
const shown = process.argv.includes('--show') ? process.argv.at(-1) : undefined;
const sets = {
  'Open to tuning': new Totals(),
  'Held out': new Totals(),
  'Held out, second set': new Totals(),
};

const interviews = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((name) => ({
    name,
    ...labelled.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  }));
for (const one of interviews) {
  const isShown = shown !== undefined && one.name.includes(shown) && !one.heldOut;
  measure(one, sets[setOf(one)], isShown);
  measureForeign(one, sets[setOf(one)]);
}

function setOf({ heldOut, set }: z.infer<typeof labelled>): keyof typeof sets {
  if (!heldOut) return 'Open to tuning';
  return set === 'second' ? 'Held out, second set' : 'Held out';
}

function measure(one: z.infer<typeof labelled>, totals: Totals, isShown: boolean): void {
  const textById = new Map(one.segments.map(({ id, text }) => [id, text]));
  const count = (yes: boolean) => (yes ? 1 : 0);
  for (const answer of answerGuide(one, one.guide)) {
    const label = one.labels.find(({ cueId }) => cueId === answer.cueId);
    if (label === undefined) continue;
    const told = answer.status !== 'not_asked';
    const truth = label.status !== 'not_asked';
    const isPlace = truth && label.askedAt.includes(answer.askedAt?.segmentId ?? '');
    totals.asked.add(count(told && truth), count(told), count(truth));
    totals.place.add(count(isPlace), count(told), count(truth));
    totals.notAsked.add(count(!told && !truth), count(!told), count(!truth));
    totals.everythingAsked.add(count(truth), 1, count(truth));
    totals.questions += 1;
    totals.statusRight += count(answer.status === label.status);
    const cited = [
      ...new Set(answer.sentences.flatMap(({ evidence }) => evidence.map((e) => e.segmentId))),
    ];
    const fine = new Set([...label.evidence, ...label.alsoFine]);
    totals.quoted.add(cited.filter((id) => fine.has(id)).length, cited.length, 0);
    totals.evidenceHits += label.evidence.filter((id) => cited.includes(id)).length;
    totals.evidenceLabelled += label.evidence.length;
    const missed = label.evidence.filter((id) => !cited.includes(id));
    const wrong = cited.filter((id) => !fine.has(id));
    if (
      isShown &&
      (missed.length > 0 ||
        wrong.length > 0 ||
        answer.status !== label.status ||
        (truth && !isPlace))
    ) {
      console.log(
        `${answer.cueId} ${answer.status} at ${answer.askedAt?.segmentId ?? '-'}; right: ${label.status} at ${label.askedAt.join()}`,
      );
      for (const id of missed) console.log(`   missed ${id}: ${textById.get(id) ?? ''}`);
      for (const id of wrong) console.log(`   wrong  ${id}: ${textById.get(id) ?? ''}`);
    }
  }
}

function measureForeign(one: (typeof interviews)[number], totals: Totals): void {
  const sameSet = interviews.filter((other) => setOf(other) === setOf(one));
  for (const guide of foreignGuides(one, sameSet)) {
    for (const { status } of answerGuide(one, guide)) {
      totals.foreign += 1;
      if (status !== 'not_asked') totals.foreignAsked += 1;
    }
  }
}

for (const [name, totals] of Object.entries(sets)) {
  const precision = totals.quoted.hits / totals.quoted.told;
  const recall = totals.evidenceHits / totals.evidenceLabelled;
  const f1 = (2 * precision * recall) / (precision + recall);
  console.log(`${name}: ${totals.questions} questions`);
  console.log(`  asked                  ${totals.asked.toString()}`);
  console.log(`  asked, at right place  ${totals.place.toString()}`);
  console.log(`  not asked              ${totals.notAsked.toString()}`);
  const balanced = (totals.asked.recall + totals.notAsked.recall) / 2;
  console.log(`  balanced accuracy      ${balanced.toFixed(3)}  (all told as asked: 0.500)`);
  console.log(`  (all told as asked)    ${totals.everythingAsked.toString()}`);
  console.log(
    `  foreign guides         ${totals.foreignAsked} of ${totals.foreign} told as asked (${((100 * totals.foreignAsked) / totals.foreign).toFixed(1)} %)`,
  );
  console.log(
    `  evidence segments      precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`,
  );
  console.log(`  status right           ${totals.statusRight} of ${totals.questions}`);
}

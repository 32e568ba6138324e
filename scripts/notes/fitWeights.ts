// Imported by evaluateNotes.ts and fitNotes.ts: fits all weights of shared/language/meaningWeights.ts on some
// interviews. Each later stage is fitted on what earlier ones, fitted without that author, make of them.
import { asSaid, readGuide } from '#shared/language/answerByMeaning.ts';
import type { RatedReply } from '#shared/language/answerByMeaning.ts';
import type { MeaningWeights } from '#shared/language/meaningWeights.ts';
import { dodgeSigns } from '#shared/language/dodgeSigns.ts';
import type { DodgeSigns } from '#shared/language/dodgeSigns.ts';
import { exchangesOf } from '#shared/language/exchanges.ts';
import { askSigns, locateByMeaning } from '#shared/language/locateByMeaning.ts';
import type { AcceptSigns, AskSigns, GuideSigns } from '#shared/language/locateByMeaning.ts';
import { cueModel } from '#shared/language/matchCues.ts';
import type { Meaning } from '#shared/language/meaning.ts';
import type { ReplySigns } from '#shared/language/replySigns.ts';
import type { SpanSigns } from '#shared/language/spanSigns.ts';
import { fitChoices, fitLogistic } from './regression.ts';
import type { Choice, Sample } from './regression.ts';
import { labelOf, wasAsked } from './readInterviews.ts';
import type { LabelledInterview } from './readInterviews.ts';

/** "Asked" of what was not, and "dodged" of what was answered, is a false word about a person. */
const falseAsked = 1.5;
const missedDodge = 1.5;
/** The author of the rules counts less than those who had not seen them. */
const shareOf = ({ author }: LabelledInterview, ofRules: number) =>
  author === 'rules' ? ofRules : 1;
/** Of guides that were not used, so many are told as used. */
const foreignTaken = 0.05;
const falseDodges = 0.04;

const accepting: (keyof AcceptSigns)[] = [
  ...(['odds', 'margin', 'bestOthers', 'rank', 'isNearest'] as const),
  ...(['askAboveOthers', 'share', 'order'] as const),
  ...(['noQuestion', 'askAboveMean', 'ofBestPlace'] as const),
];
const ofGuide: (keyof GuideSigns)[] = ['best', 'share', 'near'];
const ofReply: (keyof ReplySigns)[] = [
  ...([
    'atOnce',
    'afterOne',
    'afterTwo',
    'afterThree',
    'afterMore',
    'isEarlier',
    'isNear',
    'asked',
  ] as const),
  ...([
    'askedAnything',
    'since',
    'isClosed',
    'aboveMean',
    'aboveOthers',
    'before',
    'after',
  ] as const),
  ...(['ofExchange', 'shared', 'sharedAsking', 'sharedOfExchange', 'words', 'isShort'] as const),
  ...(['telling', 'hasNumber', 'defers', 'asks', 'returns', 'returnsHere'] as const),
];
const ofSpan: (keyof SpanSigns)[] = [
  ...(['odds', 'after', 'afterTwo', 'elsewhere', 'best', 'shareOfBest'] as const),
];
const ofDodge: (keyof DodgeSigns)[] = [
  ...(['all', 'past', 'general', 'figures', 'refuses', 'asksAgreement'] as const),
  ...(['cutOff', 'wordsAtOnce'] as const),
];
/** They only shift the scale of the relative ones. */
const notOfPlace = new Set<string>(['ask', 'reply']);

export function fitWeights(all: readonly LabelledInterview[], meaning: Meaning): MeaningWeights {
  const authors = [...new Set(all.map(({ author }) => author))];
  const without = (author: string) => all.filter((item) => item.author !== author);

  const base: MeaningWeights = {
    ask: fitAsk(all, meaning),
    accept: { any: 0, signs: {} },
    ...{ leastAsked: 0.6, leastPerhaps: 0.5 },
    guide: { any: 0, signs: {} },
    leastFit: 0,
    reply: { any: -20, signs: {} },
    span: { any: 0, signs: { odds: 1 } },
    leastReply: 0.2,
    dodge: { any: -20, signs: {} },
    leastDodge: 0.5,
  };
  const asOf = new Map(
    authors.map((author) => [author, { ...base, ask: fitAsk(without(author), meaning) }]),
  );

  const accepts: Sample[] = [];
  const fits: { signs: number[]; isOwn: boolean; share: number }[] = [];
  for (const item of all) {
    const weights = asOf.get(item.author) ?? base;
    for (const other of all) {
      if (other !== item && (other.author === 'rules' || item.author === 'rules')) continue;
      const exchanges = exchangesOf(item);
      const model = cueModel(other.guide, exchanges);
      const found = locateByMeaning(exchanges, other.guide, model, meaning, weights);
      fits.push({
        signs: ofGuide.map((name) => found.guideSigns[name]),
        isOwn: item === other,
        share: shareOf(item, 0.5),
      });
      if (item !== other) continue;
      found.acceptSigns.forEach((signs, index) => {
        if (!signs) return;
        const isTrue = wasAsked(item, item.guide[index]?.cueId ?? '');
        const share = shareOf(item, 0.3) * (isTrue ? 1 : falseAsked);
        accepts.push({ signs: accepting.map((name) => signs[name]), isTrue, share });
      });
    }
  }
  const accept = named(accepting, fitLogistic(accepts, 0.001, 1200));
  const guide = fitGuide(fits);
  const foreign = fits.filter(({ isOwn }) => !isOwn);
  const leastFit = quantile(
    foreign.map(({ signs }) =>
      signs.reduce(
        (sum, sign, at) => sum + sign * (guide.signs[ofGuide[at] ?? 'best'] ?? 0),
        guide.any,
      ),
    ),
    1 - foreignTaken,
  );

  const read = all.map((item) => {
    const weights = { ...(asOf.get(item.author) ?? base), accept };
    return { one: item, weights, ...readGuide(item, item.guide, meaning, weights) };
  });
  /** Of the segments after each question that was asked: whether they answer it. */
  function sampleReplies(
    { one, cues }: Pick<(typeof read)[number], 'one' | 'cues'>,
    signsOf: (reply: RatedReply) => number[],
  ): Sample[] {
    return cues.flatMap(({ place, replies }, index) => {
      const label = labelOf(one, one.guide[index]?.cueId ?? '');
      if (!place || place.likely < base.leastAsked) return [];
      return replies.flatMap((reply) => {
        const { id } = reply.segment;
        if (label?.alsoFine.includes(id)) return [];
        return [{ signs: signsOf(reply), isTrue: label?.evidence.includes(id) ?? false, share: 1 }];
      });
    });
  }
  const replySamples = read.map((each) => ({
    author: each.one.author,
    samples: sampleReplies(each, ({ signs }) => ofReply.map((name) => signs[name])),
  }));
  const fitReply = (without?: string) =>
    named(
      ofReply,
      fitLogistic(
        replySamples.filter(({ author }) => author !== without).flatMap(({ samples }) => samples),
        0.0003,
        1000,
      ),
    );

  const byHands = authors
    .filter((each) => each !== 'rules')
    .flatMap((author) => {
      const reply = fitReply(author);
      return read
        .filter(({ one }) => one.author === author)
        .map(({ one, weights }) => ({ one, weights: { ...weights, reply } }));
    });
  const span = named(
    ofSpan,
    fitLogistic(
      byHands.flatMap(({ one, weights }) =>
        sampleReplies({ one, ...readGuide(one, one.guide, meaning, weights) }, (reply) =>
          ofSpan.map((name) => reply.span[name]),
        ),
      ),
      0.0003,
      3000,
    ),
  );

  const dodges: Sample[] = [];
  for (const { one, weights } of byHands) {
    const { cues } = readGuide(one, one.guide, meaning, { ...weights, span });
    cues.forEach(({ place, replies }, index) => {
      const status = labelOf(one, one.guide[index]?.cueId ?? '')?.status;
      if (!place || place.likely < base.leastPerhaps || status === 'not_asked') return;
      const signs = dodgeSigns(replies.map(asSaid));
      const isTrue = status === 'not_answered';
      const share = isTrue ? missedDodge : 1;
      dodges.push({ signs: ofDodge.map((name) => signs[name]), isTrue, share });
    });
  }
  const dodgeWeights = fitLogistic(dodges, 0.01, 800);
  const dodgeOf = ({ signs }: Sample) =>
    1 /
    (1 +
      Math.exp(
        -signs.reduce(
          (sum, sign, at) => sum + sign * (dodgeWeights[at + 1] ?? 0),
          dodgeWeights[0] ?? 0,
        ),
      ));
  const leastDodge = quantile(dodges.filter(({ isTrue }) => !isTrue).map(dodgeOf), 1 - falseDodges);
  return {
    ...base,
    ...{ accept, guide, leastFit, reply: fitReply(), span, leastDodge },
    dodge: named(ofDodge, dodgeWeights),
  };
}

/** Own and foreign guides weigh the same, however many foreign ones were tried. */
function fitGuide(
  fits: readonly { signs: number[]; isOwn: boolean; share: number }[],
): MeaningWeights['guide'] {
  const counts = { own: fits.filter(({ isOwn }) => isOwn).length, all: fits.length };
  const samples = fits.map(({ signs, isOwn, share }): Sample => ({
    ...{ signs, isTrue: isOwn },
    share: isOwn ? share / counts.own : 1 / (counts.all - counts.own),
  }));
  return named(ofGuide, fitLogistic(samples, 0.002, 1000));
}

/** What was read of an interview by its guide does not depend on weights. */
const choicesByInterview = new WeakMap<LabelledInterview, { names: string[]; choices: Choice[] }>();

function choicesOf(interview: LabelledInterview, meaning: Meaning) {
  const before = choicesByInterview.get(interview);
  if (before) return before;
  const exchanges = exchangesOf(interview);
  const rows = askSigns(exchanges, interview.guide, cueModel(interview.guide, exchanges), meaning);
  const first = rows.find((row) => row && row.length > 0)?.[0];
  const names = Object.keys(first ?? {}).filter((name) => !notOfPlace.has(name));
  const choices = rows.flatMap((row, at): Choice[] => {
    if (!row) return [];
    const asking = new Set(exchanges[at]?.asking.map(({ id }) => id));
    const right = interview.guide.flatMap(({ cueId }, index) =>
      labelOf(interview, cueId)?.askedAt.some((id) => asking.has(id)) ? [index] : [],
    );
    const options = row.map((signs) => names.map((name) => signs[name as keyof AskSigns]));
    return [{ options, right, share: shareOf(interview, 0.5) }];
  });
  const made = { names, choices };
  choicesByInterview.set(interview, made);
  return made;
}

function fitAsk(all: readonly LabelledInterview[], meaning: Meaning): MeaningWeights['ask'] {
  const read = all.map((item) => choicesOf(item, meaning));
  const weights = fitChoices(
    read.flatMap(({ choices }) => choices),
    0.002,
    250,
  );
  return named(read[0]?.names ?? [], weights);
}

function named<Name extends string>(
  names: readonly Name[],
  [any = 0, ...weights]: readonly number[],
): { any: number; signs: Partial<Record<Name, number>> } {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const signs: Partial<Record<Name, number>> = {};
  names.forEach((name, at) => (signs[name] = rounded(weights[at] ?? 0)));
  return { any: rounded(any), signs };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return Math.round(value * 100) / 100;
}

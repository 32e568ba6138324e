// Verbs and alternatives of the US Department of Labor's ableist language list (public domain, see
// NOTICES.md), less the alternatives that other rules would flag.

export type PhysicalVerbKind = 'always' | 'body' | 'sense';

export interface PhysicalVerb {
  base: string;
  kind: PhysicalVerbKind;
  alternatives: readonly string[];
}

const goods = 'move, transfer, transport, place, install, operate';
const senses = 'identify, detect, interpret, observe, recognize';
const speech = 'communicate, converse, discuss, exchange information';
const postures = 'lower oneself, move to, turn';
const routes = 'move to, move about, traverse';

/** `always`: says a body movement wherever it stands. The others need a cue in the sentence. */
export const physicalVerbs: readonly PhysicalVerb[] = (
  [
    ['always', 'climb', 'ascend, raise, work atop'],
    ['always', 'crouch', postures],
    ['always', 'kneel', postures],
    ['always', 'stoop', 'position oneself, move'],
    ['always', 'crawl', 'position oneself, move'],
    ['always', 'lift', goods],
    ['always', 'move', 'operate, observe, activate'],
    ['body', 'bend', postures],
    ['body', 'carry', goods],
    ['body', 'reach', goods],
    ['body', 'throw', goods],
    ['body', 'stand', 'remain in a stationary position'],
    ['body', 'sit', 'remain in a stationary position'],
    ['body', 'walk', routes],
    ['body', 'run', routes],
    ['body', 'jump', routes],
    ['sense', 'touch', 'activate, inspect, diagnose'],
    ['sense', 'feel', 'activate, inspect, diagnose'],
    ['sense', 'hear', speech],
    ['sense', 'speak', speech],
    ['sense', 'talk', speech],
    ['sense', 'see', senses],
    ['sense', 'read', senses],
    ['sense', 'taste', 'detect, distinguish, try'],
    ['sense', 'smell', 'detect, distinguish, try'],
    ['sense', 'type', 'input, enter, record, write'],
  ] as const
).map(([kind, base, alternatives]) => ({ kind, base, alternatives: alternatives.split(', ') }));

// Stems of gender-decoder (MIT, see NOTICES.md), after Gaucher, Friesen and Kay (2011). Some stems
// begin like others ("domina", "dominant"); the published rule counts a word once for each.

export const masculineStems: readonly string[] =
  'active adventurous aggress ambitio analy assert athlet autonom battle boast challeng champion compet confident courag decid decision decisive defend determin domina dominant driven fearless fight force greedy head-strong headstrong hierarch hostil impulsive independen individual intellect lead logic objective opinion outspoken persist principle reckless self-confiden self-relian self-sufficien selfconfiden selfrelian selfsufficien stubborn superior unreasonab'.split(
    ' ',
  );

export const feminineStems: readonly string[] =
  'agree affectionate child cheer collab commit communal compassion connect considerate cooperat co-operat depend emotiona empath feel flatterable gentle honest interpersonal interdependen interpersona inter-personal inter-dependen inter-persona kind kinship loyal modesty nag nurtur pleasant polite quiet respon sensitiv submissive support sympath tender together trust understand warm whin enthusias inclusive yield share sharin'.split(
    ' ',
  );

/** A word that begins with one of these is not parted at its hyphens. */
export const hyphenatedStems: readonly string[] = [
  'co-operat',
  'inter-personal',
  'inter-dependen',
  'inter-persona',
  'self-confiden',
  'self-relian',
  'self-sufficien',
];

export const uncodedWords: ReadonlySet<string> = new Set(['sharepoint']);

/** Other words to offer, for the coded words that postings use most. Ours, not gender-decoder's. */
export const gentlerWords: Readonly<Record<string, string>> = {
  active: 'ongoing, current',
  actively: 'regularly',
  aggressive: 'proactive, bold',
  aggressively: 'quickly',
  ambitious: 'motivated',
  analysis: 'review, study',
  analytical: 'careful, methodical',
  analyze: 'examine, study',
  analyzes: 'examines, studies',
  analyzing: 'examining, studying',
  assertive: 'clear, direct',
  autonomous: 'on your own',
  battle: 'effort',
  challenge: 'task, problem',
  challenges: 'tasks, problems',
  challenging: 'demanding, interesting',
  champion: 'promote, speak for',
  compete: 'stand out',
  competitive: 'motivated',
  confident: 'at ease',
  decide: 'choose',
  decision: 'choice',
  decisions: 'choices',
  decisive: 'clear',
  defend: 'protect',
  determine: 'find, set',
  determines: 'finds, sets',
  determining: 'finding, setting',
  determined: 'motivated',
  dominate: 'excel in',
  dominant: 'main, strong',
  driven: 'motivated, guided',
  fearless: 'bold',
  fight: 'work',
  independent: 'on your own',
  independently: 'on your own',
  individual: 'person',
  individuals: 'people',
  lead: 'guide, coordinate',
  leading: 'guiding, coordinating',
  leads: 'guides, coordinates',
  leader: 'guide, coordinator',
  leaders: 'guides, coordinators',
  leadership: 'guidance',
  logic: 'reasoning',
  logical: 'clear, sound',
  objective: 'goal, aim',
  objectives: 'goals, aims',
  opinion: 'view',
  opinions: 'views',
  outspoken: 'direct',
  persistent: 'patient, steady',
  principle: 'rule, basis',
  principles: 'rules, basics',
  superior: 'excellent',
};

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

export const uncodedWords: ReadonlySet<string> = new Set(
  'sharepoint analyst analysts confidential confidentially confidentiality committee committees'.split(
    ' ',
  ),
);

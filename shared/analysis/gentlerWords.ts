/** Words to offer for a coded word, where what stands before and after it shows the meaning. */
interface Alternative {
  words: readonly string[];
  before?: RegExp;
  notBefore?: RegExp;
  after?: RegExp;
  notAfter?: RegExp;
}

const beginsClause =
  /(?:^|[.;:•*–(-]\s*|\b(?:to|will|ll|can|must|should|may|you|we|and|or|help)\s+)$/;
const afterToBe = /\b(?:be|am|is|are|was|were|been|being|feel)\s+(?:[a-z]+ly\s+)?$/;
const afterArticle = /\b(?:an?|the|this|that|each|every|any|no|our|your|new|next|key|main)\s+$/;
const worker =
  /^\s+(?:and\s+[a-z]+\s+)?(?:person|people|team player|candidate|colleague|member|professional|spirit|nature)s?\b/;
const work =
  /\b(?:work|working|works|act|acting|learn|learning|operate|operating|perform|performing|travel|research)\b[a-z\s,]*$/;

const offer = (words: string, where: Omit<Alternative, 'words'> = {}): Alternative[] => [
  { words: words.split(', '), ...where },
];

/**
 * For the coded words that postings use most; our own list. A word that is not here, or stands elsewhere
 * than the patterns say, gets no suggestion: a wrong one costs more than none.
 */
const alternatives: Readonly<Record<string, readonly Alternative[]>> = {
  active: offer('engaged', { after: /^\s+(?:members?|listen|participa|communit|part\b)/ }),
  actively: offer('regularly', { notAfter: /^\s+listen/ }),
  aggressive: offer('bold'),
  aggressively: offer('quickly'),
  ambitious: [
    ...offer('bold', {
      after: /^\s+(?:goals?|plans?|targets?|projects?|roadmap|agenda|mission|growth)\b/,
    }),
    ...offer('motivated', { after: worker }),
    ...offer('motivated', { before: afterToBe }),
  ],
  analysis: offer('review, study', { notBefore: /&\s*$/, notAfter: /^\s+of\s+variance/ }),
  analytical: offer('careful, methodical', {
    after: /^(?:\s+and\s+[a-z-]+)?\s+(?:thinker|thinking|mind|approach|skills?|person)\b/,
  }),
  analyze: offer('examine, study'),
  analyzes: offer('examines, studies'),
  analyzing: offer('examining, studying'),
  assertive: offer('clear, direct'),
  autonomous: offer('on your own', { before: work }),
  autonomously: offer('with little supervision', { before: work }),
  battle: offer('effort', { before: /\b(?:uphill|the|a|our)\s+$/, notBefore: /\bborne the\s+$/ }),
  challenge: [
    ...offer('question', { after: /^\s+(?:the status quo|assumptions?|ideas?|convention|how)\b/ }),
    ...offer('task, problem', { before: afterArticle }),
  ],
  challenges: offer('tasks, problems', { notAfter: /^\s+(?:the|our|your|assumptions?|ideas?)\b/ }),
  challenging: [
    ...offer('questioning', { after: /^\s+(?:the status quo|assumptions?|ideas?|convention)\b/ }),
    ...offer('demanding, interesting', { notAfter: /^\s+(?:the|our|your|how)\b/ }),
  ],
  champion: [
    ...offer('promote, speak for', { before: beginsClause, after: /^\s+[a-z]/ }),
    ...offer('advocate', { before: afterArticle }),
  ],
  competitive: offer('motivated', { after: worker }),
  confident: offer('at ease', { before: afterToBe }),
  decide: offer('choose'),
  decision: offer('choice', { notAfter: /^\s+(?:support|tree|tool|science|maker|making)/ }),
  decisions: offer('choices'),
  decisive: offer('clear', { notAfter: worker }),
  defend: offer('protect'),
  determine: offer('establish, find out'),
  determines: offer('establishes, finds out'),
  determining: offer('establishing, finding out', { notAfter: /^\s+factor/ }),
  determined: [
    ...offer('set', { before: /\b(?:be|is|are|as|was|were|been)\s+$/, notAfter: /^\s+to\b/ }),
    ...offer('motivated', { after: worker }),
  ],
  dominate: offer('excel in'),
  dominant: offer('main, strong'),
  driven: offer('motivated, guided', { before: afterToBe }),
  fearless: offer('bold'),
  fight: offer('work', { after: /^\s+for\b/ }),
  independent: offer('self-directed', { after: worker }),
  independently: offer('with little supervision', { before: work }),
  individual: [
    ...offer('person', {
      after: /^\s*(?:$|[.,;:)]|(?:who|with|to|that|in|at|from|whose|for|is|must|will|can)\b)/,
    }),
    // After "an" no plural follows, so this ends in the s of a verb.
    ...offer('person', { before: /\ban\s+$/, after: /^\s+[a-z]+[^\Wsiu]s\b/ }),
  ],
  individuals: offer('people'),
  lead: offer('guide, coordinate', {
    before: beginsClause,
    notAfter: /^\s+(?:to|times?|gen|generation|generating|role|paint)\b/,
  }),
  leading: [
    ...offer('well-known, established', {
      after:
        /^\s+(?:provider|company|supplier|manufacturer|employer|organi[sz]ation|firm|brand|agency)\b/,
    }),
    ...offer('guiding, coordinating', {
      before: /(?:^|[.;:•*–(-]\s*|\b(?:experience|of|in|for|by|while|and|or|like)\s+)$/,
      notAfter: /^\s+(?:to|up|from|edge)\b/,
    }),
  ],
  leads: offer('guides, coordinates', {
    before: /(?:^|\b(?:who|which|that|role|manager|position|and)\s+)$/,
    notAfter: /^\s*(?:$|[.,;:)]|(?:to|and|from|for|in|of|into)\b)/,
  }),
  leader: offer('coordinator', { before: /\b(?:team|project|group|shift|crew)\s+$/ }),
  leaders: offer('coordinators', { before: /\b(?:team|project|group|shift|crew)\s+$/ }),
  leadership: offer('guidance', {
    before: /\b(?:provid(?:e|es|ing)|offer(?:s|ing)?|giv(?:e|es|ing))\s+(?:[a-z]+\s+)?$/,
    after: /^\s+(?:to|and direction|for|on)\b/,
  }),
  logic: offer('reasoning', {
    notBefore: /\b(?:programmable|business|application|digital|fuzzy|ladder)\s+$/,
    notAfter: /^\s+(?:controller|model|pro\b)/,
  }),
  logical: offer('clear, sound'),
  objective: offer('goal, aim', {
    before: afterArticle,
    after: /^\s*(?:$|[.,;:)]|(?:is|of|to|for|and|in)\b)/,
  }),
  objectives: [
    ...offer('aims', { before: /\bgoals?\s*(?:and|or|&|\/|,)\s*$/ }),
    ...offer('aims', { after: /^\s*(?:and|or|&|\/|,)\s*goals?\b/ }),
    ...offer('goals, aims'),
  ],
  opinion: offer('view', {
    notBefore: /\b(?:legal|expert|medical|advisory|second|public|audit)\s+$/,
  }),
  opinions: offer('views', { notBefore: /\b(?:legal|expert|medical|advisory|audit)\s+$/ }),
  outspoken: offer('direct'),
  persistent: offer('patient, steady', { before: afterToBe }),
  principle: offer('rule, basis', { before: afterArticle }),
  principles: offer('basics', {
    after: /^\s+of\b|^,?\s+(?:and\s+)?(?:methods?|practices?|techniques?|theor)/,
  }),
  superior: offer('excellent', {
    notBefore: /\b(?:his|her|their|your|immediate|direct|an?|mother)\s+$/,
    after: /^\s+[a-z]/,
  }),
};

/**
 * The words to offer for a coded word at `start` to `end` of a sentence; none where it is part of a
 * compound or of a name, or where its meaning is not clear from the words beside it.
 */
export function gentlerWords(text: string, start: number, end: number): readonly string[] {
  const word = text.slice(start, end);
  const options = alternatives[word.toLowerCase()];
  if (!options || text[start - 1] === '-' || text[end] === '-') return [];
  const before = text.slice(Math.max(0, start - 60), start);
  const isName = /^[A-Z]/.test(word) && /[a-z0-9,&]["”')]?\s+$/i.test(before);
  if (isName) return [];
  const lowerBefore = before.toLowerCase();
  const lowerAfter = text.slice(end, end + 40).toLowerCase();
  const found = options.find(
    (option) =>
      option.before?.test(lowerBefore) !== false &&
      option.notBefore?.test(lowerBefore) !== true &&
      option.after?.test(lowerAfter) !== false &&
      option.notAfter?.test(lowerAfter) !== true,
  );
  return found?.words ?? [];
}

// Rule data of syllable 5.0.1 (MIT, see NOTICES.md), as fragments of regular expressions.

/** Whole words the rules get wrong, with their number of syllables. */
export const syllableExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'pulse queue',
    2: 'abed adieu cafe chile chloe circe daphne every jesse jukebox maybe naive people phoebe shoreline sometimes wednesday zoe',
    3: 'abare acreage adame adobe anyone apache coyote euterpe everywhere forever karate machete newlywed recipe riverbed sesame simile syncope tamale waterbed',
    4: 'abalone abbruzzese abruzzese anemone aphrodite apostrophe ariadne calliope catastrophe epitome eurydice gethsemane guacamole hermione hyperbole penelope persephone yosemite',
    5: 'aborigine snuffleupagus',
  }).flatMap(([count, words]) => words.split(' ').map((word) => [word, parseInt(count)] as const)),
);

/** Affixes that are cut off before vowels are counted, with the syllables they stand for. */
export const affixes: readonly (readonly [count: number, pattern: string])[] = [
  [3, '(?:creations?|ology|ologist|onomy|onomist)$'],
  [
    2,
    '^(?:above|anti|ante|counter|hyper|afore|agri|infra|intra|inter|over|semi|ultra|under|extra|dia|micro|mega|kilo|pico|nano|macro|somer)' +
      '|(?:fully|berry|woman|women|edly|union|(?:[bcdfghjklmnpqrstvwxz]|[aeiou])ye?ing)$',
  ],
  [
    1,
    '^(?:un|fore|ware|none?|out|post|sub|pre|pro|dis|side|some)' +
      '|(?:ly|less|some|ful|ers?|ness|cians?|ments?|ettes?|villes?|ships?|sides?|ports?|shires?|[gnst]ion(?:ed|s)?)$',
  ],
];

const silentBeforeEd =
  '[bcfgklmnprsvwxyz]|ch|dg|g[hn]|lch|l[lv]|mm|nch|n[cgn]|r[bcnsv]|squ|s[chkls]|th';
const silentBeforeEs = '[bdfklmnprstvy]|ch|g[hn]|lch|l[lv]|mm|nch|nn|r[nsv]|squ|s[cklst]|th';
const silentBeforeE = '[bcdfgklmnprstvyz]|ch|dg|g[hn]|l[lv]|mm|n[cgns]|r[cnsv]|squ|s[cklst]|th';

/** Each match is one vowel group too many. */
export const oneLess: readonly string[] = [
  'awe(?:$|d|so)|cia(?:l|$)|tia|cius|cious|[^aeiou]giu|[aeiouy][^aeiouy]ion|iou|sia$|eous$|[oa]gue$' +
    '|.[^aeiuoycgltdb]{2,}ed$|.ely$|^jua|uai|eau|^busi$' +
    `|(?:[aeiouy](?:${silentBeforeEd})ed$)|(?:[aeiouy](?:${silentBeforeEs})es$)`,
  `[aeiouy](?:${silentBeforeE})e$`,
];

/** Each match is one vowel group too few. */
export const oneMore: readonly string[] = [
  '(?:([^aeiouy])\\1l|[^aeiouy]ie(?:r|s?t)|[aeiouym]bl|eo|ism|asm|thm|dnt|snt|uity|dea|gean|oa|ua|react?|orbed|shred|eings?|[aeiouy]sh?e[rs])$',
  'creat(?!u)|[^gq]ua[^auieo]|[aeiou]{3}|^(?:ia|mc|coa[dglx].)|^re(?:app|es|im|us)|(?:th|d)eist',
  '[^aeiou]y[ae]|[^l]lien|riet|dien|iu|io|ii|uen|[aeilotu]real|real[aeilotu]|iell|eo[^aeiou]|[aeiou]y[aeiou]',
];

/** As above, but counted once at most. */
export const oneMoreOnce = '[^s]ia';

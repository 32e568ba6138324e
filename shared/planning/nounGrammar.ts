const massNouns = new Set(
  `access accounting administration advice assistance advocacy algebra attention business care compliance content
correspondence counsel coverage customer service cybersecurity data design development documentation English equipment evidence
expertise feedback finance fun grammar guidance hardware health help information infrastructure insight instruction insurance
interest inventory knowledge law leadership legislation literature logistics machinery mail maintenance management marketing math material media
money morale news onboarding oversight outreach ownership paperwork payroll people personnel policy privacy procurement
procurement production progress property proof readiness recruitment registration reporting research resistance safety scheduling
science security service shipping software staff staffing statistics storage strategy stock supervision support teamwork tech
technology testimony testing traffic training transport transportation travel troubleshooting typing usage value warehousing wellness
work workflow writing usability accuracy availability quality capacity input entry contact analysis access status aid`.split(
    /\s+/,
  ),
);
const determiner =
  /^(?:a|an|the|this|that|these|those|all|any|each|every|some|no|both|our|your|their|its|his|her|other|another|such|several|many|multiple|various|numerous|one|two|three|four|five|\d+|what|how|whether|if|it|them|others|with|to|on|in|for|at|from|as|of|by|into|up|out|over|through|under|between|among)\b/i;

/**
 * Puts "the" before a phrase that postings write without it ("maintains asset database"), when its
 * noun is one thing that can be counted or is said to be of something. Other mass nouns, plurals and
 * names stay as they are.
 */
export function withArticle(phrase: string): string {
  if (phrase.startsWith('with ') && namedThing.test(phrase.slice(5)))
    return `with the ${phrase.slice(5)}`;
  if (determiner.test(phrase) || adverb.test(phrase)) return phrase;
  if (/^\p{L}+ing\b/u.test(phrase)) return phrase;
  if (/^\p{Lu}/u.test(phrase)) return namedThing.test(phrase) ? `the ${phrase}` : phrase;
  const [first = '', next = ''] = phrase.split(nounEnd);
  const words = first.replace(/,/g, '').split(' ');
  const head = words.at(-1) ?? '';
  if (words.some(isPlural) || /^\p{Lu}/u.test(head) || adverb.test(head)) return phrase;
  if (isMass(head) && (next !== 'of' || first.includes(',') || known.test(head))) return phrase;
  return `the ${phrase}`;
}

/** "CSG logistics and registration team": a name before a thing that is one of its kind. */
const namedThing =
  /^\p{Lu}\S*(?: (?:\p{Ll}+|\p{Lu}\S*|&)){0,4} (?:team|process|schedule|program|system|database|office|department|network|budget|calendar|website|committee)(?= (?:to|for|of|in|at|with|on)\b|$)/u;

const nounEnd =
  /\s+(of|for|in|on|at|to|with|from|by|that|regarding|concerning|during|into|about|between|among|across|as|within|per|before|after|related|held|required)\s/;
const known = /^(?:awareness|knowledge|understanding|familiarity|ownership)$/i;
const adverb =
  /^(?!(?:daily|weekly|monthly|early|family|supply|timely|friendly|hourly|quarterly|yearly|assembly|only)\b)\p{L}+ly\b|^(?:abreast|well|current|up|alone|together|abroad|remotely)\b/iu;

/** "Voter registration applications" inside a sentence: lower case, but names keep their capital. */
export function lowerFirst(phrase: string): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(phrase)?.[0] ?? '';
  const isName =
    /^\p{Lu}.*[\p{Lu}\p{N}]/u.test(word) ||
    /^\S+ (?:(?:of|and|the) )*\p{Lu}/u.test(phrase) ||
    properNames.test(phrase);
  return isName ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const properNames =
  /^(?:Microsoft|Excel|Word|Outlook|Access|SharePoint|Adobe|Google|Linux|Windows|Oracle|Python|Java|React|Azure|Cisco|English|Spanish|French|German|Chinese|American|Federal Election|Help America|National|State of|United|Election Day|Congress|Michigan|Virginia|Texas|Maryland|Florida|Minnesota|Arizona|Colorado|Washington|Illinois|North Carolina|South Carolina|California|Wireshark|Salesforce|Excel|Agile|Scrum|Title|Chapter|Article|[A-Z]\p{Ll}+ (?:Act|County|City|Law|State|University|Code)\b)/u;

const isPlural = (word: string): boolean =>
  (/s$/i.test(word) && !/(?:ss|us|is)$/i.test(word)) ||
  /^menus$/i.test(word) ||
  /^(?:people|staff|media|data|criteria|children)$/i.test(word);

const isMass = (word: string): boolean =>
  massNouns.has(word.toLowerCase()) ||
  /(?:ing|tion|sion|ness|ship|ity|ence|ance|ment|ism|ics|cy|ware|sis)$/i.test(word);

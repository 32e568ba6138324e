import { countries, regions, stateCodes } from './rules/placeNames.ts';

const name = String.raw`\p{Lu}[\p{L}.'’-]{1,24}(?:\s\p{Lu}[\p{L}.'’-]{1,24}){0,2}`;
const site = String.raw`(?:offices?|warehouses?|headquarters|HQ|plants?|factory|stores?|shops?|campus|clinics?|hospitals?|branch|depots?|studios?|labs?|laborator(?:y|ies)|hubs?|schools?|kitchens?|restaurants?|hotels?|showrooms?|sites?|facility|facilities)`;
/** "The position is in Accounting" names a department. */
const notPlaces = String.raw`(?!(?:Accounting|Administration|Compliance|Customer|Design|Engineering|Finance|Financial|HR|Human|IT|Information|Legal|Logistics|Marketing|Operations|Product|Production|Public|Purchasing|Quality|Research|Sales|Security|Software|Support|Technology)\b|(?:[\p{L}&]+\s){1,5}(?:Department|Division|Section|Unit|Bureau|Team|Branch|Program|Group|Act)\b)`;

const labelPattern =
  /\b(?:work\s+|job\s+|office\s+)?(?:location|work\s*site|duty station)s?(?:\s+of\s+(?:position|work))?\s*[:|\t]+\s*\p{L}/iu;
const headingPattern = /\b(?:location|where you(?:['’]ll| will) work|work\s*site|duty station)\b/i;
const placePatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${name},\s*(?:${stateCodes})\b`, 'u'),
  new RegExp(String.raw`\b(?:${stateCodes})\.?,?\s+\d{5}(?:-\d{4})?\b`),
  new RegExp(
    String.raw`(?<!\b(?:of|the)\s)\b${name},\s*(?:${name},\s*)?(?:${countries}|${regions})\b(?!,?\s+and\s+\p{Lu})`,
    'u',
  ),
  // "from our Portland office", "at our office in Oslo"
  new RegExp(String.raw`\b[Oo]ur\s+(?:\p{Ll}+\s)?${name}\s${site}\b`, 'u'),
  new RegExp(
    String.raw`\b[Oo]ur\s+(?:[\p{L}-]+\s){0,2}${site}\s(?:in|at|near)\s(?:the\s|central\s|downtown\s)*\p{Lu}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]h(?:e|is)|[Yy]our)\s(?:job|role|position|post|work|internship|apprenticeship)\sis\s(?:located\s|based\s)?(?:in|at)\s(?:the\s|central\s|downtown\s)*${notPlaces}\p{Lu}`,
    'u',
  ),
  /\b(?:[Bb]ased|[Ll]ocated|[Hh]eadquartered) (?:in|at|out of|from|near) (?:(?:the|our|central|downtown|northern|southern|eastern|western|historic|beautiful) ){0,2}\p{Lu}/u,
  // "Hybrid, London"; "Remote (US only)"
  /^\s*(?:[Hh]ybrid|HYBRID|[Oo]n-?site|[Ii]n[- ]?office|(?:[Ff]ully |100 ?% )?[Rr]emote|REMOTE)\s*(?:[,(|/:–—]|- )\s*\p{L}/u,
];
/** Remote work named as a subject of experience or rules is not the place of this job. */
const stayPattern =
  /\b(?:fully remote|remote(?:ly)?(?: position| role| job| work(?!\s+(?:tools?|software|technolog\w*|platforms?|systems?|polic\w+|practices|teams?|collaboration))| employment| first|,| or |\/)|(?:remotely|remote) (?:from|within|anywhere)|work(?:ing)? (?:remotely|from home)|(?:this|the) (?:position|role|job|office|team) is (?:\w+ )?(?:remote|hybrid|on-?site|in-?office|located|based|headquartered)|hybrid (?:position|role|work|schedule|remote)|on-?site (?:position|role|work|in|at)|in-?office (?:position|role|work)|remote\s*$)/i;
const asSubject =
  /\b(?:experience|familiar(?:ity)?|comfortable|knowledge|skilled|understanding|proficien\w+)(?: \w+)? (?:with|of|in|using) (?:\w+ ){0,2}$/i;

/** What every location has one of: a name after a comma or a postcode, or these words. */
const hint =
  /,\s*(?:[a-z]{2}\b|\p{Lu})|\d{5}|remote|hybrid|site|office|based|locat|headquarter|home|station|\bour\s|\bis (?:in|at)\s/iu;

/** Whether a sentence says where the work is done: a label, a place with its state or country, the place of an office, or "remote". */
export function namesLocation(sentence: string): boolean {
  return (
    hint.test(sentence) &&
    (labelPattern.test(sentence) ||
      placePatterns.some((pattern) => pattern.test(sentence)) ||
      staysAway(sentence))
  );
}

function staysAway(sentence: string): boolean {
  const match = stayPattern.exec(sentence);
  return match !== null && !asSubject.test(sentence.slice(0, match.index));
}

/** Whether a heading announces the location; what follows it is then the place. */
export function isLocationHeading(text: string): boolean {
  return text.length < 60 && headingPattern.test(text);
}

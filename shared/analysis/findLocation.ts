const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';

const labelPattern =
  /\b(?:work\s+|job\s+|office\s+)?(?:location|work\s*site|duty station)s?(?:\s+of\s+(?:position|work))?\s*[:|\t]+\s*\p{L}/iu;
const headingPattern = /\b(?:location|where you(?:['’]ll| will) work|work\s*site|duty station)\b/i;
const placePattern = new RegExp(
  String.raw`\b\p{Lu}[\p{L}.'’-]{1,24}(?:\s\p{Lu}[\p{L}.'’-]{1,24}){0,2},\s*(?:${states})\b`,
  'u',
);
const postcodePattern = new RegExp(String.raw`\b(?:${states})\.?,?\s+\d{5}(?:-\d{4})?\b`);
const stayPattern =
  /\b(?:fully remote|remote(?:ly)?(?: position| role| job| work| employment| first|,| or |\/)|work(?:ing)? (?:remotely|from home)|(?:this|the) (?:position|role|job|office|team) is (?:\w+ )?(?:remote|hybrid|on-?site|in-?office|located|based|headquartered)|hybrid (?:position|role|work|schedule|remote)|on-?site (?:position|role|work|in|at)|in-?office (?:position|role|work)|based in \p{Lu}|located (?:in|at) (?:the )?\p{Lu}|headquartered in \p{Lu}|remote\s*$)/iu;

/** What every location has one of: a state's code after a comma or before a postcode, or these words. */
const hint = /,\s*[a-z]{2}\b|\d{5}|remote|hybrid|site|office|based|locat|headquarter|home|station/i;

/** Whether a sentence says where the work is done: a label, a place with its state, or "remote". */
export function namesLocation(sentence: string): boolean {
  return (
    hint.test(sentence) &&
    (labelPattern.test(sentence) ||
      placePattern.test(sentence) ||
      postcodePattern.test(sentence) ||
      stayPattern.test(sentence))
  );
}

/** Whether a heading announces the location; what follows it is then the place. */
export function isLocationHeading(text: string): boolean {
  return text.length < 60 && headingPattern.test(text);
}

/** What a part of a posting is about. Only duties and requirements become questions. */
export type SectionKind =
  | 'about'
  | 'responsibilities'
  | 'requirements'
  | 'preferred'
  | 'company'
  | 'benefits'
  | 'equal-opportunity'
  | 'application'
  | 'conditions'
  | 'other';

const rules: readonly [SectionKind, RegExp][] = [
  ['company', /core values|guiding principles|our values|strategic plan$|\bmission\b|\bvision\b/i],
  [
    'equal-opportunity',
    /\bequal\b.*\bopportunit|\bEEOC?\b|\bEOE\b|non-?discrimination|diversity|inclusion statement/i,
  ],
  [
    'benefits',
    /\bbenefits?\b|\bperks\b|compensation|\bsalary\b|\bpay\b|what we offer|we offer|retirement|insurance|health ?care|time off|\bwages?\b|hiring range|what['’]s in it for you|\b(?:referral|sign(?:ing|[- ]on)|retention|relocation|annual|performance|hiring) bonus|\bincentives?\b|\btuition\b/i,
  ],
  [
    'application',
    /how to apply|to apply|appl(?:y|ication|icants?)\b|selection (?:process|procedure|plan)|oral (?:interview|board)|examination|further instructions|next steps|supplemental|questionnaire|background|pre-?employment|post-?employment|contact|veterans?|accommodations?|citizenship|required documents|recruitment process|hiring process|interview process|evaluat(?:ed|ion)|deadline|disclaimer|definitions?$|important (?:note|information)|additional information/i,
  ],
  [
    'conditions',
    /physical|working conditions|work(?:ing)? environment|environmental|sensory|hours|schedule|location|travel|supervision received|flsa|hazards|classification|position type|appointment type|equipment directly used|union|bargaining|independent judg|job details|summary of benefits|other requirements|necessary special|special requirements|conditions of employment/i,
  ],
  [
    'preferred',
    /preferred|desired|desirable|nice[- ]to[- ]have|\bbonus\b|a plus|preferences|ideally/i,
  ],
  [
    'requirements',
    /requirements?|qualifications\b|^qualification\b|\bskills?\b|knowledge|abilit(?:y|ies)|competenc|experience|education|must[- ]haves?|what you(?:['’]ll)? (?:need|bring)|what (?:we(?:['’]re)?|are we) look|who you are|about you|the person\b|person specification|your profile|^essential(?: criteria| skills| requirements)?\s*:?$|you will thrive|you (?:have|might be)|^certificat(?:e|ion)\b|\bcertificat(?:e|ion)s\b|licen[cs]es|credentials|ideal candidate/i,
  ],
  [
    'responsibilities',
    /responsib|duties|\btasks?\b|what you(?:['’]ll)? (?:will )?(?:be )?do(?:ing)?\b|you will|your role|essential functions|job functions|key functions|day[- ]to[- ]day|description of work|examples? of (?:work|duties)|accountabilit|the work\b|in this (?:role|job)|primary purpose of the position|position (?:summary|overview|purpose|description)|job (?:summary|overview|purpose)|main purpose|role (?:summary|overview|purpose)|the opportunity|about the (?:job|role|position)|an overview|position details/i,
  ],
  [
    'company',
    /about (?:us|the (?:company|team|department|county|city|organi[sz]ation|agency))|who we are|our (?:mission|values|story|team|culture|department)|why (?:join|work|you|us|we)|life at|description of agency|purpose of the (?:division|board|organi[sz]ational)|employee (?:of|hub)|work here|mission|news|overview$|department$/i,
  ],
];

/** The kind of section a heading announces, or null for a heading within a section. */
export function sectionKind(heading: string): SectionKind | null {
  const text = withoutRemark(heading.replace(/[=*_#|]+/g, ' ').trim());
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "DUTIES: (These examples are illustrative only.)": what stands in brackets behind it, or a stroke, is no part of it. */
export const withoutRemark = (heading: string): string =>
  heading.replace(/^(.{3,70}?:)\s*(?:\([^()]*\)\.?|[-–—])$/, '$1');

const opening =
  /^(?:what (?:you|we)|what['’]s in it|(?:main|key|core|primary|essential|general|minimum|basic|job|person) (?:duties|responsibilities|tasks|requirements|skills|accountabilities|qualifications|purpose|summary|description|specification|criteria)|requirements|qualifications|responsibilities|duties|desirable|who (?:you|we)|why (?:us|you|we|join|work)|about (?:the|us|you|our)|your (?:role|responsib|profile|tasks|skills|experience|mission|impact)|our (?:team|values|benefits|mission|story|culture|offer)|how (?:to|we)|the (?:role|job|work|person|team|opportunity|company|ideal)|in this (?:role|job)|day[- ]to[- ]day|nice[- ]to[- ]haves?|perks|benefits|must[- ]haves?|you(?:['’]ll| will) (?:love|thrive|bring|need|be|do|have)|we offer|it['’]s a plus|bonus points)\b/i;

/** A heading in sentence case without a colon ("What you'll be doing"), known by its words. */
export function isSpokenHeading(line: string): boolean {
  const isShort = line.split(/\s+/).length <= 7 && line.length <= 60;
  return isShort && opening.test(line) && !/[.!;,]$/.test(line) && sectionKind(line) !== null;
}

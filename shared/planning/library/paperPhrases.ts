/** What is asked about degrees, licences and languages, and how postings speak of them. */

export const paperAnswer = {
  type: 'Screening' as const,
  good: [
    'Has it, or says exactly what is missing',
    'Names equal schooling or work where the posting allows it',
  ],
  weak: 'Stays vague about what was finished and when.',
};

export const paperFrames = {
  degree: [
    'The posting asks for this: {line} Do you hold it, or something equal to it?',
    'One requirement reads: {line} What do you hold that meets it?',
  ],
  license: [
    'The posting names this: {line} Do you hold it, and until when is it valid?',
    'The job calls for this: {line} Do you have it, or are you working on it?',
    'Among the requirements is this: {line} Do you have it?',
  ],
  state: ['One requirement reads: {line} What do you have that meets it?'],
  bonus: [
    'It would help to have this: {line} Do you hold it, or something equal to it?',
    'This would be of help: {line} Do you have it?',
  ],
  language: [
    'The posting says of languages: {line} Where have you used this at work or in your studies?',
    'A language is asked for: {line} How well do you speak and write?',
  ],
};

/** "No degree needed", "you don't need a license". */
export const denied =
  /\b(?:no|not|never|don['’]t|doesn['’]t|without)\b[^.;]{0,50}\b(?:need\p{L}*|necessar\p{L}+|requir\p{L}+|degree|licen[cs]e|certific\p{L}+|diploma|qualifications?)\b/iu;
/** Work with papers: "Maintains all required certifications". */
export const keeping =
  /^(?:maintain|keep|ensure|check|verif|issue|renew|obtain and|monitor|review)/i;

/** Years of work and what else is asked for beside the paper. */
export const behindPaper =
  /,? (?:with|and|plus) (?:at least |a minimum of |approximately |over )?(?:\d|one|two|three|four|five)\b.*\bexperience\b.*$|,? and (?:experience|will|have|an? safe)\b.*$|,? or (?:the )?(?:ability|willing(?:ness)?) to \p{L}+.*$|,? with an? (?:clean|safe) driving record.*$/iu;
export const degree =
  /\b(?:bachelor|master|associate|doctor|degree|diploma|ph\.?d|high school|graduate|graduation|college|university|bsn?c?|ba|ma|ms|msc|mba|mls|mlis|ged|b\.?tech|education|gcse|a-levels?)(?:\b|['’]?s\b)/iu;
export const language =
  /\b(?:english|spanish|french|german|italian|portuguese|arabic|mandarin|cantonese|chinese|russian|dutch|polish|hindi|armenian|bi-?lingual|(?:foreign|second) language)\b/iu;
export const namesPaper = new RegExp(
  `${degree.source}|${language.source}|\\b(?:licen[sc]\\p{L}*|certifi\\p{L}+|permit|credential\\p{L}*|regist(?:ered|ration)|ticket|coxswain|qualification|qualified|admitted|level \\d|first aid|cpr|rsa|cdl|clearance|endorsement)\\b`,
  'iu',
);
/** It says more than what is held, or too little. */
export const unclearPaper =
  /^any |^(?:an? )?(?:degree|licen[cs]e|certificat(?:e|ion)|diploma|education|english|\p{L}+)$|\b(?:background check|criminal|polygraph|fingerprint\p{L}*|insurance|mandatory|(?:will|must|should|can|may) (?:be|have|also)|semester|accredit\p{L}+|provide|submit|proof|necessary checks|probation\p{L}*|citizen\p{L}*|visa|work permit|authori[sz]ed|native|mother tongue|conviction|not a requirement|no degree|eligib\p{L}+|instructions|who|does|is|are|has|someone|athletic|training program|pursuing|working toward|gpa|desired|preferred|head office|minimum education|transcripts?)\b|[§·*•]/iu;
/** "Basic Food Hygiene Certificate", "driver's license": the papers that lines name, whatever else they say. */
export const paperName =
  /(?:\p{Lu}[\p{L}’'&-]* (?:and |of |in )?){1,5}(?:Licen[cs]e|Certificate|Certification|Diploma|Degree|Permit)\b|\b(?:[Cc]ommercial )?[Dd]river['’]?s?['’]? licen[cs]e\b|\b(?:[Bb]achelor|[Mm]aster|[Aa]ssociate)['’]?s? [Dd]egree\b(?: in \p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)?|\b[Gg]raduate degree\b|\b[Hh]igh school diploma\b|\b(?:CPR|BLS|ACLS|PALS|CPT) certification\b|\bcertification in (?:CPR|BLS|\p{Lu}\p{L}+)/gu;

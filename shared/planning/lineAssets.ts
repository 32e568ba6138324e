/** What a person brings, with the noun that says what it is. */
export const asset =
  /^(?!(?:where|when|while|if|as|in(?!-depth| depth)|through|by)\b|\p{L}+ing (?!and |or |\/)(?:\p{L}+ ){2,})(?:an? |the )?(?:(?:[\p{L}\d+/'’-]+(?:,| and| or|\/)? ){0,6}?|(?:(?!(?:to|for|with|by|from|that|who|on|at|as|across|through|into|the|our|your|their)\b)[\p{L}\d+-]+(?:,| and|,? or|\/)? ){0,7}?)(experience(?! (?:for|that)\b)|background|track record|portfolio|degree|diploma|certification|licen[cs]e|knowledge|understanding|familiarity|proficiency|expertise|command|grasp|mastery|fluency|skills?|competenc(?:e|y|ies)|awareness|aptitude|attention to detail|empathy|compassion|enthusiasm|excitement|interest(?= in)|passion|commitment|integrity|mindset|curiosity|patience|attitude|approach(?= to)|judge?ment|credibility|discretion|work ethic)\b/iu;
const learned =
  /^(?:knowledge|understanding|familiarity|proficiency|expertise|command|grasp|mastery|fluency)/i;
const shown = /^(?:experience|background|track|portfolio|degree|diploma|certification|licen)/i;
/** "strong portfolio": in a sentence it would need an article. */
export const lacksArticle =
  /^(?!(?:an?|the|our|your)\b)(?:[\p{L}\d+-]+(?:,| and|\/)? ){0,4}?(?:background|track record|portfolio|degree|diploma|license|licence|certification|command|grasp|mindset|attitude|aptitude|work ethic)\b|^(?!(?:an?|the|our|your)\b)(?:[\p{L}\d-]+ ){0,3}?(?:self[- ]starter|player|communicator|leader|learner|thinker|person|individual|professional)\b/iu;

/** Gained in work, learned, or shown by the person. */
export function assetKind(text: string): 'experience' | 'knowledge' | 'skill' {
  const head = asset.exec(text)?.[1] ?? '';
  if (shown.test(head)) return 'experience';
  return learned.test(head) ? 'knowledge' : 'skill';
}

import { isEqualOpportunitySentence } from '../analysis/equalOpportunity.ts';

/** What postings carry beside the work itself; nothing in it is a subject for an interview. */
const anywhere: readonly RegExp[] = [
  /\bhttps?:|\bwww\.|@[\w-]+\.|\(\d{3}\)\s*\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}\b/i,
  /\b(?:click|upload|download|attach(?:ed)?|pdf|webpage|web site for|log in|sign up|unsubscribe|cookies?)\b/i,
  /\b(?:applicants?|recruitment range|reasonable accommodations?|americans with disabilities|illustrative only|all[- ]inclusive|not (?:designed|intended|an exhaustive|exhaustive|all)|non-?exhaustive|representative of the class|subject to change|with or without notice|at any time|disclaimer)\b/i,
  /\b(?:your|employment|job|completed|online|paper|on-line|this) application\b|\bapplications? (?:process|form|materials?|deadline|period|must|will|review|is|are)\b/i,
  /\b(?:to apply|apply (?:now|today|online|for (?:this|a) (?:position|job|role))|cover letter|résumé|resum[eé]|supplemental question|letter of interest|closing date|open until filled|position (?:has been|is) (?:closed|open)|posting (?:closes|date)|probation(?:ary)? period|eligible list|employment list|selection process|will be (?:invited|notified|contacted|considered|evaluated|required to (?:pass|attend))|how did you hear)\b/i,
  /\b(?:background (?:check|investigation|screen\w*)|drug (?:test|screen)\w*|fingerprint\w*|criminal|felony|polygraph|credit check|vaccinat\w*|citizens?(?:hip)?|e-verify|visa|legal resident|registered (?:voter|to vote)|qualifications of a voter|motor vehicle record|conviction)\b/i,
  /\b(?:lift(?:s|ing)? |pounds|lbs\b|stoop|kneel|crouch|climb|crawl|sitting|standing|visual acuity|manual dexterity|physical (?:effort|demands|requirements|exertion)|sufficient strength|auditory|eyesight|walk(?:s|ing)? |tempered room|adverse environmental|hearing|fingers|vision abilities|close vision|sedentary|ppe\b)/i,
  /\b(?:veterans?['’]? preference|veterans preference|dd-?214|affirmative action|eoe\b|fair labor standards|flsa|bargaining unit|represented by|exempt\b|non-?exempt|tobacco|smoke-free|drug-free)\b/i,
  /[$€£]\s?\d[\d,.]*k?\s*(?:[-–/]|to\b|per\b|a (?:year|month|week)|an hour|annual|hourly|yearly|monthly|base\b|plus\b|starting)|\bper (?:hour|annum)\b|\bannually\b|\b(?:starting|max(?:imum)?|hiring) salary\b|\bsalary (?:range|is|of)\b|\brate of pay\b|\bpay (?:grade|range|periods?|scale)\b/i,
  /\b(?:paid (?:holidays?|time|vacation|sick|leave)|vacation|sick (?:leave|days)|holidays?|health (?:insurance|plan|benefits)|dental|retirement|pension|401|tuition|wellness program|life insurance|disability insurance|competitive benefits|benefits? (?:package|program|summary|offered|eligible)|eligible (?:for|to)|telework|telecommut\w*|remote days|hybrid)\b/i,
  /\b(?:full[- ]time|part[- ]time),? (?:position|role|benefited|remote|job)|\bthis (?:is a|position is) (?:full|part|time)|\b(?:monday|saturday|sunday)\b|\bhours per week\b|\b\d{1,2}:\d{2}\b|\b(?:a\.m|p\.m)\.|\b(?:overtime|weekends?|evenings?)\b|blackout period|extended (?:work )?hours|irregular schedule/i,
  /\bother (?:related |job[- ]related |relevant |general |similar |duties |organizational )*(?:duties|work|tasks)\b|\bduties as (?:may be )?(?:assigned|required)|^as assigned|\brelated (?:duties|work|job duties) (?:as|and)/i,
  /\b(?:diverse team|unique backgrounds|individual traits|special and unique|welcomes all|promotes workplace)\b|\btravel(?:s|ing)?\b.{0,60}\b(?:times|year|required|percent|week|overnight|county locations)\b|\boff-hours\b/i,
  /\b(?:join (?:us|the|our)|we are (?:proud|looking|seeking|committed|excited)|is (?:seeking|recruiting|looking|accepting|offering)|exciting (?:time|opportunity)|employer of choice|award-winning|click here|(?:current|job) openings|welcome to|are you (?:driven|richmond|passionate|ready|interested))\b/i,
  /\b(?:reports? (?:directly )?to|supervised by|serves at the pleasure|appointed by|under the supervision of|receives (?:frequent |general )?supervision|supervision received|at will|no direct supervisory|length of service|disaster service|position previously titled|dress code|attendance|emergency\/disaster)\b/i,
  /\bmay (?:be )?substitut|substitut(?:e|ed|ion)s? for|^(?:any|an) equivalent|^(?:frequently|occasionally|constantly|seldom)\b|plan documents|may be obtained/i,
  /\?\s*$|equivalent combination of (?:education|training|experience)\b(?!.*\b(?:degree|diploma)\b)/i,
  /\b(?:related to (?:anyone|any)|do you (?:have|possess|currently|want|understand)|please (?:describe|list|select|explain|note|indicate|share|see|view|contact|provide|submit)|did you|have you|are you|i (?:understand|certify|have)|n\/a)\b/i,
];

/** Whether a sentence is about pay, benefits, applying, the law or the building, not about the work. */
export function isBoilerplate(sentence: string): boolean {
  return isEqualOpportunitySentence(sentence) || anywhere.some((pattern) => pattern.test(sentence));
}

/** A line that begins the questionnaire some portals append: "01" alone, or its standing phrases. */
export function startsQuestionnaire(line: string): boolean {
  return /^(?:0?1|required question|supplemental questionnaire|agency(?: information)?)$/i.test(
    line.trim(),
  );
}

/** A line of a table of facts: "Salary: $38,000", "| Department | Elections |". */
export function isFactLine(line: string): boolean {
  return (
    /^\s*\|/.test(line) ||
    /^\s*(?:salary|location|job (?:type|number|id|code)|department|division|(?:opening|closing|opens|closes|posting)(?: date)?|bargaining unit|employer|employment type|date posted|remote employment|grade|rate of pay|reports to|position (?:title|number|type)|supervises|email|phone|fax|attn|flsa(?: status)?|working title|recruitment)\s*[:#]/i.test(
      line,
    )
  );
}

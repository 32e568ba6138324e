/** What portals and employers print on every posting; none of it is a duty or a requirement. */
const pageText: readonly RegExp[] = [
  /https?:|\bwww\.|@[\w-]+\.\w|\(\d{3}\)\s*\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\b0\d{2,4} \d{3,4} ?\d{3,4}\b/i,
  /\b(?:click(?:ing)? (?:here|on)|upload your|download the|log in to|unsubscribe|cookies policy|free posting|submit (?:an? |your )?application|take the next step|study guide|practice exam)\b/i,
  /\b(?:all applicants|qualified applicants|applicants (?:must (?:submit|apply|complete)|will be (?:notified|considered|required)|should (?:submit|apply|send))|reasonable accommodations?|americans with disabilities|e-verify)\b/i,
  /\b(?:apply (?:now|today|online)|to apply\b|cover letter|r[eé]sum[eé]|letter of interest|closing date|open until filled|your application|application (?:process|form|deadline|period)|how did you hear)\b/i,
  /\b(?:illustrative only|all[- ]inclusive|not (?:designed|intended) to|(?:non-?exhaustive|exhaustive) (?:list|statement)|subject to change|at any time with or without|the above statements?|this job description)\b/i,
  /[$€£]\s?\d[\d,.]*k?\b.*\b(?:year|hour|annual\w*|hourly|salary|base|month|week|bonus|starting|plus|range|p\/[ha])\b|\b(?:salary range|hiring range|pay (?:grade|range|scale)|per annum)\b/i,
  /\b(?:paid (?:holidays?|time off|vacation|sick|leave)|health insurance|dental|401\(?k|pension plan|competitive (?:salary|pay|benefits)|benefits package|life insurance|tuition reimbursement|employee discount)\b/i,
  /\b(?:join (?:us|our team)|we are (?:proud|excited|seeking|hiring|an equal)|is (?:seeking|looking for|accepting applications|currently recruiting)|employer of choice|award-winning|welcome to)\b/i,
  /\b(?:this is a (?:full|part)[- ]time|(?:full|part)[- ]time (?:position|role)|serves at the pleasure|at-will|flsa|exempt position|bargaining unit)\b/i,
  /\bthe following(?: \w+){0,2}:$/,
  /^we (?:also )?(?:offer|provide|pay|are offering)\b|^please (?:send|submit|apply|email|call|contact|include)\b|^(?:send|submit|email) (?:your|a)\b/i,
  /^(?:download|read|find out|learn|see|view) [^.]{0,60}(?:\((?:pdf|docx?)\)|\bhere\b|\bour (?:web)?site\b)|\bthis position has been filled\b|^apply (?:on|via|through|at|by)\b/i,
  /\?\s*$/,
];

/** Whether a sentence belongs to the page or the employer's standing text, not to the job. */
export const isPageText = (sentence: string): boolean =>
  pageText.some((pattern) => pattern.test(sentence));

/** A line that begins the questionnaire some portals append: "01" alone, or its standing phrases. */
export const startsQuestionnaire = (line: string): boolean =>
  /^(?:0?1|required question|supplemental questionnaire|agency(?: information)?)$/i.test(
    line.trim(),
  );

/** A line of a table of facts: "Salary: $38,000", "| Department | Elections |". */
export const isFactLine = (line: string): boolean =>
  /^\s*\|/.test(line) ||
  /^\s*[*#]*\s*(?:salary|location|job (?:type|number|id|code|category)|department|division|(?:opening|closing|opens|closes|posting)(?: date)?|bargaining unit|employer|company|employment type|date posted|remote employment|grade|rate of pay|reports to|position (?:title|number|type)|supervises|email|phone|fax|attn|flsa(?: status)?|working title|job title|title|recruitment|work schedule|start date|duration|shift \d|contract(?: type)?|working pattern|relationships|evaluation|accountability|supervision received|hours (?:of work|per week)|hour requirements|salary details|duty station|hours)\s*[:#]/i.test(
    line,
  );

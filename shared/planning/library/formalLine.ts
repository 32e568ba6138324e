/**
 * What postings say of eligibility, applying, the appointment and the employer. It stands between duties
 * and requirements and looks like them, but is nothing to ask a person about.
 */
const formal: readonly RegExp[] = [
  // Who may apply, and how.
  /(?:^|[.:,–-] |\bif )(?:all |the |these |those |any |esep |most )*(?:applicants?|candidates?|selectees?|appointees?|persons hired|non-citizens|students)\b(?! (?:(?:must|should) (?:also )?)?(?:have|has|possess|demonstrate|hold|(?:be|is|are) (?:able|fluent|proficient|comfortable|familiar|skilled)))(?=.{0,60}\b(?:must|may|will|should|are|can|is|wishing|not|who|submit|applying)\b)/i,
  /\b(?:your (?:application|r[eé]sum[eé]|eligibility|rating|continued employment|questionnaire)|r[eé]sum[eé]s?|this (?:questionnaire|announcement|vacancy|vacancy announcement|register)|fill (?:out|in) (?:this|the|our|a) |application (?:form|package|materials?)|position applying for|when applying|if (?:you are )?selected|tentative(?:ly)? select\w*|writing samples?|zoom call|onboarded|get you )\b/i,
  /\b(?:(?<!(?:at|before|for|after|of) (?:the|an|each|their) )appointment\b(?! (?:schedul|book|setting|remind|cal))|appointed|probation\w*|trial period|terminated|(?<!-)fired|contingent upon|conditional (?:up)?on|nolo contendere|crimes?\b.{0,20}$|sensitivity level|suitab(?:le|ility) (?:for|determination)|fitness determination|public law|position has been (?:identified|designated)|designated position|drug-free|designated and\/or|disclosure (?:form|report)|financial disclosure|pre-employment|direct deposit|selective service|incentives?:|bargaining unit)/i,
  // How schooling and years are counted.
  /\b(?:GS-?\d+|grade[- ](?:level|interval)|pay (?:band|grade|plan)|for (?:each|this) grade|substitut(?:e|ion|ed) (?:of|for|education)|credited|creditable|prorated|qualif(?:y|ies|ied|ying) (?:for|based|at|on|experience)|must qualify|to qualify|basic requirements?|minimum qualifications?|minimally qualified|evaluated (?:on|by)|accredit\w+|semester|quarter hours|curriculum must|foreign (?:education|credential)\w*|(?:academic|college|school|university|official|llb) transcripts?|transcripts?(?:\(s\))? (?:of all|must|required|at time|are|with)|combination of (?:\w+ )?(?:education|experience)|time actually spent|percentage of|full year of|in the federal service|federal (?:service|employment)|weeks? (?:at|of work)|at this level|paragraphs? [a-d]\b|meets? (?:one|all) of|next lower\b|requirements? (?:identified|specified|described|of the position)|evidence when)\b/i,
  /\b(?:the|one of the) following[.:]?$|(?<!experience (?:in|with) )\bone of the following\b|\bincludes? but (?:is|are) not limited to[.:]?$|\bas (?:noted|described|listed|specified|shown|defined) (?:below|above)\b|\blisted (?:above|below)\b|\b(?:at least )?one year of (?:full-time )?specialized experience\b|\bspecialized experience (?:is|must|for|includes?|refers|comparable|required)\b/i,
  /\b(?:experience refers to|volunteer work helps|unpaid experience|receive credit for|(?:position|selectee|incumbent) serves as an?|work[- ]study experience|has equipped (?:you|the applicant)|time-in-grade|selective placement factor|competenc(?:y|ies)[^.]{0,20}assess\w*)\b/i,
  /^related (?:degrees|fields) include\b|\bequipped (?:you|the applicant|them|him|her)\b|^(?:\(?(?:the |this |these |such |all |any |acceptable |qualifying |creditable |related )*(?:education|experience|course ?work|work experience)[^.]{0,60}\b(?:must|may|can|will|is|are|includes?|should)\b(?! (?:an? |highly |strongly )?(?:preferred|desired|desirable|plus|helpful|required|nice|asset|advantage|essential|important|ideal|bonus|considered a plus)))/i,
  // What to send in, and the steps of hiring.
  /^(?:an? |the |your |brief |short |link to )*(?:portfolio|statement of (?:interest|purpose)|letter of (?:interest|intent)|references?|work samples?)(?: (?:link|url|required|of interest))?\.?$|\b(?:conversation|chat|call|meeting|interview) (?:about your|with (?:the |our )?(?:hiring|recruit\w+|founders?|ceo))|\bportfolio (?:evaluation|review)\b|\bto (?:the|your) interview\b|^must[- ](?:to[- ])?haves?(?: skills?)?\W*$/i,
  /^(?:interviews?|applications?|applicants?|short-?list(?:ing|ed)?)\b[^.]{0,40}\b(?:must|will|are|is|expected|held|considered|without|have)\b/i,
  // What the employer gives.
  /\b(?:van|car|vehicle|phone|laptop|fuel card|uniforms?|meals?|accommodation|housing|parking|equipment)\b[^.]{0,40} (?:is |are )?provided\.?$|\b(?:uncapped|generous|monthly|quarterly) (?:commission|bonus)/i,
  // Steps of hiring: "Pass a typing test".
  /^pass(?:es|ing)? (?:an? |the |all )?[^.]{0,60}\b(?:tests?|exam\w*|interview|polygraph|physical|psychological|screening|investigation|assessment)\b/i,
  // Words to the reader of the page.
  /^(?:apply (?:here|now|online|today|by|through|via|to us|directly)|back to|drop us|tell us|learn (?:more|about (?:the team|how we|us))|take the next step|familiarize yourself|call us|email us|contact us|you(?:['’]d| would) be working with)\b/i,
  // The place, the terms and the employer.
  /^(?:the )?(?:starting )?(?:salary|compensation|pay|wages?|stipend)\b[^.]{0,40}\b(?:is|are|will|based|starts?|ranges?|depend(?:s|ent)?|commensurate|negotiable|competitive)\b|^(?:the |our )?[^,.]{0,60}\b(?:office|department|division|bureau|agency|section|unit|company|program|organi[sz]ation|management)\b (?:\([^)]*\) )?(?:is|are) responsible\b/i,
  /\bpositions? (?:are |is )?(?:now |currently )?(?:available|open)\b|\b(?:position|vacancy|role)s? will (?:not )?be (?:filled|assessed|evaluated|reviewed)|\bwill be (?:assessed|evaluated|rated|ranked)\b|\bpositions? requires?\b|\b(?:will|would) give you\b|\byou can help us\b|\b(?:have|has|get|with) (?:the |an? )?(?:opportunity|chance) to\b/i,
  /^(?:telework|virtual|compressed|financial|position description|relocation|grade|security clearance|promotion potential)\b[^.]{0,60}:/i,
  /\b(?:not available|not authorized|(?<!but )not required|this is (?:a|an|not|your)\b|(?:volunteer|unpaid|paid|permanent|temporary|virtual) (?:position|role|internship|agreements?)|(?:built|run|led) .{0,20}by volunteers|\d+ (?:months?|years?)(?: minimum)? commitment|duties (?:may|will) vary|duties are\b|entry-level requirements|hours of work|(?:this|the) position (?:is(?! responsible)|may|requires|has|covers?|does|was|reports)|subject to\b|sedentary|employees? (?:are|is|must|and volunteers)|personnel (?:are|must)|opportunity to (?:make|work|join|learn|grow)|is an equal|will be (?:verified|notified|considered|removed|required to complete)|per availability)/i,
  /^(?:we(?:['’]\w+)?|our|it(?:['’]s)?|if|please|notes?(?=[:,]| that)|therefore|however|there|they(?! (?:will|must|should))|thanks?|after|once|given|upon|because|since|errors|all(?! aspects| trainees| staff will| volunteers will)|some|many|no|most|as a standard|due to|in cases|when you|to preview|view|click|see|visit|errors?)\b(?!.{0,12}\byou (?:will|['’]ll))/i,
  /^(?:or|and|u\.?s\.?|but|nor|for example|e\.?g) \p{L}/iu,
  // "Above all, we value …", "Through service in …": said of the employer, or the end of another sentence.
  /(?:^|, (?:so )?|; )we(?!\p{L})|^(?:through|by|via|of|that|which|who)\b|\bourselves\b/iu,
  /^[[({&]|\boptional\]?$|[\]}]$/,
];

/** Whether a line speaks of the papers and terms around a job rather than of its work. */
export const isFormalLine = (line: string): boolean =>
  formal.some((pattern) => pattern.test(line)) || isFragment(line);

/** "Community, student, social).": a piece of another line; "2+ of those years had …" leans on one. */
function isFragment(line: string): boolean {
  const opened = line.split('(').length;
  return (
    line.split(')').length !== opened ||
    /^(?:\S+ ){0,2}(?:those(?! with)|these(?! (?:responsibilities|duties|tasks))|such(?! as))\b/i.test(
      line,
    )
  );
}

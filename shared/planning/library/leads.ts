const person = `(?:[Yy]ou|[Tt]hey|[Tt]he(?:se)? (?!.{0,40}\\b(?:internship|program|company|school|department|library|office|training) (?:will|is|are|has)\\b)(?:(?!will\\b|shall\\b|must\\b|should\\b|is\\b|are\\b)[\\p{L}&/-]+ |\\([\\p{L} ]+\\) ){1,7}?|[Tt]his (?:[\\p{L}-]+ ){1,5}?|(?:[Tt]he |[Aa]ll |[Ee]ach )?(?:ideal |successful |right |selected )?(?:[Cc]andidates?|[Aa]pplicants?|[Ii]ncumbents?|[Tt]rainees|[Ii]nterns|[Vv]olunteers|[Aa]pprentices) )`;
/** What only leads to the work or the thing itself, taken off one after the other. */
export const leads: readonly { pattern: RegExp; isWork?: true }[] = [
  {
    pattern:
      /^(?![Ee]xperience|[Kk]nowledge|[Ff]amiliarity)\p{Lu}[\p{L}/&'’-]*(?: (?:and|of|&|to|for|in|[\p{L}/&'’-]+)){0,4}(?: \(\d{1,3} ?%\))? ?: +(?=\p{L}\S* (?:\S+ ){2}\S)/u,
  },
  {
    pattern:
      /^(?:additionally|also|in addition|furthermore|finally|lastly|ideally|preferably|primarily|specifically|initially)[,:]? (?=\p{L})/iu,
  },
  {
    pattern: /^\((?:not essential|preferred|desirable|optional|[ivx]{1,4}|\d)\) ?|^[ivx]{1,4}\) /i,
  },
  {
    pattern:
      /^(?:in this (?:role|position|job)|on a day[- ]to[- ]day basis|in addition to [^.]{3,140}?|(?:reporting to|under the (?:\p{L}+ )?(?:direction|supervision|guidance) of) [^.]{3,140}?|as (?:an?|the|our) [^,]{3,60}),? (?=(?:you|the|they|this|will) )/iu,
  },
  {
    pattern: new RegExp(
      `^(?:${person}?(?:(?<=[Yy]ou) )?(?:[Mm]ust|[Ss]hould|[Ww]ill|would)(?: also| ideally)? (?:have|possess|bring|demonstrate|need|be (?:an? (?:person|individual|candidate|someone) who (?:is|has) )?(?=familiar|experienced|proficient|skilled|comfortable|confident|knowledgeable|able|capable|competent))|(?:[Yy]ou|The (?:ideal |successful )?(?:candidate|applicant)) (?:have|has|bring|possess(?:es)?|(?:are|is) (?=familiar|experienced|proficient|skilled|comfortable|confident|able|capable))|[Yy]ou['’](?:ve|re)|[Mm]ust be (?=familiar|experienced|proficient|skilled|comfortable|able|capable)|(?:[Ww]ith|[Tt]hose with|[Pp]ossess(?:es)?|(?:[Tt]o )?[Hh]ave|[Hh]as)) ?(?=(?:an? |the |at least |some |\\p{L}+ ){0,7}?(?:familiar|experience|proficien|skill|comfortable|confident|able|capable|knowledge|understanding|ability|background|grasp|track|competent|awareness|expertise|year|month|previously|worked|skill))`,
      'u',
    ),
  },
  {
    isWork: true,
    pattern:
      /^(?:(?:these|this|the|your|main|key|primary|daily|other)? ?(?:main |primary |key |daily )?(?:role|responsibilit(?:y|ies)|duties|duty|tasks?|work|job|position) (?:(?:will )?(?:also )?(?:includes?|involves?|entails?)|(?:is|are|will be) to|(?:will be|is|are) (?=\p{L}+ing\b))|includes? (?=\p{L}+ing\b)):? (?:but (?:is|are) not limited to:? )?/iu,
  },
  {
    isWork: true,
    pattern: /^(?:The|This) [^.]{5,120}? (?:that|who) is (?:\p{L}+ly )?responsible for (?=\p{Ll})/u,
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}? ?(?:['’]ll|will|shall|should|must|is|are)? ?(?:also )?(?:be )?(?:directly |primarily |jointly |solely |also )*(?:[Rr]esponsible|[Aa]ccountable) for (?:the (?=\\p{L}+ing\\b))?)`,
      'u',
    ),
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}(?:(?<=[Yy]ou)['’]ll|(?<=[Yy]ou)['’]d|(?<=[Yy]ou) will|(?<=[Tt]hey) will|will|shall)|[Ww]ill|[Ss]hall|[Mm]ust|[Ss]hould|[Mm]ay|[Tt]o) (?:also |then |need to |have to |help to |be (?:expected|required|asked|challenged) to )*(?:be (?=\\p{L}+ing\\b))?(?!(?:be|have|possess|hold|bring|ideally|need(?! to))\\b)(?=\\p{Ll})`,
      'u',
    ),
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}(?:(?<=[Yy]ou) are|is|are|(?<=[Yy]ou)['’]re) |)(?:required|expected|asked) to (?:regularly )?(?=\\p{Ll})`,
      'u',
    ),
  },
];
/** A clause about somebody or something else, which no quotation needs. */
export const remark =
  /,? and (?:a )?(?:basic|good|strong|working|excellent|solid) (?:\p{L}+ ){0,3}(?:knowledge|skills|understanding)\b.*$|,? which (?:may|might|can) .*$|,? (?:as|because|since|so) (?:they|you|we|it|this)\b.*$|,? but (?:this|will|we|training|you|not(?! limited))\b[^()]*$|,? and (?:(?:will|must|should|may) (?:be|have|also)|has|have|is|are)\b.*$|,? as well as other \p{L}+(?: \p{L}+)?\.?$/iu;
/** "… will be part of this job" behind the work itself. */
export const partOfJob =
  /^(?:(?:services|tasks|duties|work|jobs?|things) (?:such as|like|including) )?(?<what>.{8,160}?) (?:will be|is|are) (?:also )?(?:an? )?(?:\p{L}+ )?part of (?:this|the|your) (?:job|role|work|position)$/iu;

/** Words of titles, and of what stands beside them in postings. */
/** "Relevant legal training", "team members": no name of a job. */
export const noPerson =
  /(?:ing|tion|ment|vacancies|people|teams?|crew|members?|staff|personnel|individuals?|candidates?|work)$/i;

/** "Project Engineer - Drainage The ideal candidate …", "THE ROLE As a Field Technician, you …". */
export const titleAtStart =
  /^(\p{Lu}[\p{L}’'/&-]*(?: \p{Lu}[\p{L}’'/&-]*){0,4}) [-–—] |(?<=^|[.!?:] |\p{Lu}{3} )[Aa]s an? (\p{L}[\p{L}’'/-]*(?: \p{L}[\p{L}’'/-]*){0,3}?)(?:,| you (?:will|are))|(?<=^|[.!?:] )(?:The|This) (\p{Lu}[\p{L}’'/-]*(?: \p{Lu}[\p{L}’'/-]*){0,4}) (?:will|is responsible)/gu;

export const soughtTitle =
  /\b(?:looking for|seeking|searching for|hiring|recruiting|applications for|join us as|in need of|become|(?:fill|for) the(?= (?:open )?(?:position|post|role) of)) (?:(?:an?|our|the|new|next|experienced|(?:open )?(?:position|post|role|job)s? (?:of|as|for)) )*((?:\p{L}[\p{L}’'/-]*(?: (?!to\b|who\b|with\b|for\b|in\b|at\b|on\b|and\b|that\b|as\b|from\b))?){1,4})/giu;

/** "A postdoctoral associate position is available". */
export const openPosition =
  /(?<=^|[.!?] )An? (\p{L}[\p{L} -]{3,40}?) (?:position|post|vacancy) is (?:now |currently )?(?:available|open)/gu;

/** "Volunteer Firefighters all year". */
export const behindName = /(?<=\p{Lu}\p{Ll}+) \p{Ll}.*$/u;

export const praiseWords =
  /^(?:(?:highly|very|talented|skilled|motivated|organi[sz]ed|self-motivated|enthusiastic|passionate|dedicated|reliable|friendly|qualified|energetic|committed|dynamic|ambitious|creative|great|full-time|part-time|additional|several|strong)\s+)+/i;

/** "FORKLIFT DRIVER WANTED!!!". */
export const loudEnd = /(?:\s*\b(?:immediate start|wanted|urgent(?:ly)?|asap))?\s*!+$/i;

/** "Post: Caretaker". */
export const labelled =
  /^(?:(?:post|post title|(?:job|working) title|position|position title|role|title|vacancy)\s*:|designation(?:\s*:|\s))\s*(\p{Lu}[^.]{2,80})$/iu;

/** "Organist Job Description" names the job before it names the paper. */
export const jobDescription =
  /(?<=\p{L}) (?:job (?:description|posting|advert(?:isement)?)|jobs?)$/iu;

export const noTitle =
  /\b(?:is|now) hiring\b|\bhiring$|job (?:details|descriptions?|summary|postings?|openings?)|\b(?:management|services)$|^(?:careers?|employment|jobs?|(?:(?:current|job) )?vacanc\w+|employment opportunit\w+|join (?:us|our|the)\b.*|(?:we|looking for)\b.*|recruitment|open+ings?\b.*)$|(?<!\b(?:head|chief|supervisor|director|manager) of [^,]{0,40})\b(?:county|city|town|department)$|^(?:dept|department|division|both|designation)\b|\btitle\b|\b(?:works|recreation|vacancies|opportunities|opportunities\b.{0,6})$|\bID\b|\d{4}|^(?:(?!paralegal)\p{L}+(?:al|ous)|apprenticeships?|internships?|bar|kitchen|office|reception|warehouse|sales|marketing|housekeeping|maintenance|trainee|employees?|staff|team members?|associates?)$|^(?:duties|responsibilities|requirements|qualifications)$/iu;

export const announcing =
  /^(?:job (?:announcement|posting|opening|vacancy|title)|vacancy|now hiring|hiring)\s*[-–—:]\s*/i;

/** "Vacancy for a Project Coordinator", "(from May) Pilot", "Volunteer - Data Analyst". */
export const vacancyFor =
  /^(?:\([^()]*\)\s*)?(?:(?:vacancy|position|post|opening|role)s? (?:for|of) (?:an? )?|volunteer\s*[-–—:]\s*)?(?=\p{L})/iu;

/** "Dynamic Dishwasher", "Anticipated School Nurse". */
export const loudly =
  /^(?:(?:dynamic|anticipated|exciting|amazing|rockstar|urgent(?:ly)?|immediate|new|energetic|motivated|talented|passionate|enthusiastic)[:,]? )+(?=\p{L})/iu;

/** Hours and place of the employment, behind the title. */
export const employmentTerms =
  /\s+\d+ jobs?$|\s+[-–] internal$|\s-\p{L}*\d.*$|[\s,(–-]+(?:1st|2nd|3rd|first|second|third|night|day|evening) shift\)?$|[\s–-]+positions? available$|[\s,(–-]*\b(?:full|part)[- ]time\b.*$|[\s,(–-]*\bterm[- ]time\b.*$/iu;

/** Grades, registers and contracts that a title carries. */
export const gradeCodes =
  /,?\s*\b(?:GS|CY|NF|NA|NL|NS|WG|WS|GL|NH)[- ]?\d{1,4}(?:[-/]\d{1,4})*\b|\s*\((?:[^()]*\b(?:register|contract|fixed|temporary|permanent|until filled|open continuous)\b[^()]*)\)/giu;

/** "… for a software company", "… - freelance position". */
export const employment =
  /\s+for an? (?:[\p{L}&'’-]+ )*(?:company|start-?up|organi[sz]ation|agency|business|firm)$|\s+[-–—|]\s+(?:(?:freelance|remote|hybrid|contract|temporary|permanent|volunteer)\b[\s/,]*)+(?:position|role|job)?$/iu;

export const wanted = /^(?:recruiting|hiring|seeking|wanted)\s+/i;

/** "Van Drivers": one of them is sought. */
export const onePerson = /(?<=\p{L}(?:er|or|ist|ant|ern|ian|ee|apprentice|nurse|clerk|cook))()s$/iu;

export const personEnding =
  /(?:er|or|ist|ant|ent|ate|ian|ern|ess|ive|man|ee|nurse|clerk|cook|lead|head|chef|barista|guard|aide|hand|host|pilot|coach|captain|nanny|fellow|principal|secretary|apprentice|partie)$/iu;

/** What only a job is called. */
export const roleEnding =
  /(?<=\p{L} )(?:officer|practitioner|manager|coordinator|assistant|specialist|technician|engineer|analyst|operator|worker|teacher|nurse|clerk|cook|driver|developer|designer|editor|consultant|advis[eo]r|attendant|supervisor|director|administrator|secretary|accountant|attorney|counselor|psychologist|therapist|instructor|trainer|inspector|planner|buyer|representative|executive|trainee|apprentice|intern|steward|warden|mechanic|hauler|picker|packer|cleaner|agent|partie|laborer|labourer|maker|handler|scientist|researcher|lecturer|producer|reporter)$/iu;

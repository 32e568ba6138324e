/** How titles speak of leading and of kinds of job. */
/** What stands behind these words in a title says where, not what. */
export const titleAsides = /\s+(?:[-–—|]|in|at|for|with)\s+|\s*[,(]/i;

/** Of two jobs in one title the first counts more. */
export const severalJobs = /\s*\/\s*| & | and /;

/** "Executive Assistant" and "Account Executive" lead nobody. */
export const namesOnly =
  /\bexecutive (?:assistant|secretary)|\b(?:account|sales|marketing|development|support|service) executive\b/gi;

/** Managers of a thing, who may work alone. */
export const managesThings =
  /\b(?:product|project|account|programme?|case|community|social media|customer success|client(?: success)?|brand|content|marketing|communications?|partnerships?|relationship|release|category|contracts?|grants?|records?|data|risk|compliance|event|volunteer|campaign|change|property|sales|office|evaluation|learning|success) manager\b/i;

export const leadingTitles =
  /\b(?:executive housekeeper|manager|supervis\w+|head|director|leader|lead|chief|foreman|forewoman|captain|superintendent|headteacher|headmaster|headmistress|president|c[eot]o|cio)\b/i;

export const setsDirection =
  /\b(?:director|head(?= (?:of|teacher)\b|[,)]|$)|headteacher|headmaster|headmistress|chief|president|vp|ceo|coo|cfo|cto|cio|strateg\w*)\b/i;

export const leadsStaff =
  /\b(?:supervis(?:e|es|ing)|leads?|leading|directs?|directing|manages?|managing|oversees?|overseeing|supervision of)\b(?: \S+){0,4} (?:staff|employees|cleaners|workers|crew|subordinates|assistants|technicians|sub-?contractors)\b/i;

/** Jobs of people who do the work of a trade and lead nobody by it. */
export const staffRole =
  /\b(?:coordinator|analyst|assistant|specialist|marketer|strategist|developer|fundraiser|organizer|fellow|planner|worker|trainer)\b/i;

/** How postings mark their parts. */
export const bulletMark =
  /^(?:[\s&•·●▪◦‣■*–—\u00ad\u00c2-]|\uFE0F|\p{Extended_Pictographic})+|^(?:\d{1,2}|[a-z])[.)]\s+/u;

export const newListMark =
  /(?<=[\p{Ll})\d])\.? (?=(?:Experience|Knowledge|Ability|Proficien\p{L}+|Skill(?:s|ed)?|Strong|Excellent|Demonstrated|Familiarity|Bachelor\S*|Must|Prior|Significant|Minimum|Possess\p{L}*|Understanding|Provides?|Assists?|Performs?|Maintains?|Prepares?|Ensures?|Manages?|Develops?|Conducts?|Coordinates?|Participates?|Responsible) )/u;

/** "Role responsibilities You'll lead …": a heading on the line of its text. */
export const headedLine =
  /^(?:(?:role|key|your|main|core|job) ){1,2}(?:responsibilities|duties)\s+(?=\p{Lu})|^duties (?:&|and) responsibilities (?=\p{Lu})/iu;

/** "HOW YOU WILL HELP Assign work …": a heading on the line of its text. */
export const capitalHeading = /^(?:[\p{Lu}’'&]{2,},? ){3,}(?:& )?(?=\p{Lu}\p{Ll})/u;

/** "… willingness to perform the following duties: supervise volunteers". */
export const listMark =
  /^(?=[^:]{0,160}\b(?:dut(?:y|ies)|tasks|responsib|perform|includes?))[^:]{0,160}\bthe following(?: duties| tasks| responsibilities)?:\s+(?=\p{Ll})/iu;

/** "Specialized experience for this position is …": what follows is what the person has done. */
export const definition =
  /^[^.]{0,160}?\bspecialized experience\b[^.:]{0,140}?(?:(?::|\b(?:includes?|including|defined as|such as|is|are|of))(?: but (?:is|are) not limited to)?:?\s+(?:experience\s+|examples? (?:of|are) )*[-–—]*\s*(?=\p{L}+ing\b)|:\s+(?:1\.\s+)?(?=\p{L}+(?:ed|[^s]s)\b))/iu;

export const describesJob =
  /^(?!.*\b(?:apply|applicants?|application)\b).*\b(?:(?:primary|main|key) responsibilit\p{L}+|will be responsible for|ideal candidate|is seeking an?)\b/iu;

/** "… leads three apprentices in all the work, including": a list follows. */
export const opensDuties = /\b(?:including|includes?|involves?)$/i;

export const namesList = /\b(?:duties|responsibilities|tasks|requirements|qualifications)\b/i;

/** "… is seeking a mate who will lead the crew": what the person will do stands behind the title. */
export const soughtPerson =
  /^[^.]{0,160}\b(?:seek(?:s|ing)?(?: to (?:appoint|recruit|hire))?|look(?:s|ing) for|search(?:ing)? for|in need of|hiring|recruit(?:s|ing)?) (?:an?|our|the|someone|experienced|new|\d+) (?![^.]{0,60}\bable to)[^.,]{3,90}? (?:who (?:can|will)|to) (?=(?!join|work|be|become|fill|start|help|support us|assist us|take|come|bring|make|add|cover|grow|learn)\p{Ll})/iu;

import { analyze } from '../analysis/analyze.ts';
import { isFormalLine } from './library/formalLine.ts';
import { lineForm } from './lineForm.ts';
import { softReason } from './softLine.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';
import { verbBases } from './library/verbList.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';

const body =
  /\b(?:lift(?:ing)?\b.*(?:\d|objects|heavy|weight)|\d+ ?(?:lbs?|pounds|kg)\b|pounds|stoop\w*|kneel\w*|crouch\w*|crawl\w*|(?:prolonged|frequent|extended|continuous|long periods of|regular) (?:standing|sitting|walking|bending)|(?:stand|sit|walk)(?:ing)? for\b|(?:standing|sitting|walking|bending)(?:,| and| or|\/) ?(?:and |or )?(?:standing|sitting|walking|carrying|lifting|bending|climbing)|visual acuity|manual dexterity|finger dexterity|dexterity|physical(?:ly)?\b.{0,20}(?:effort|demand\w*|requirement\w*|exertion|able|fit\w*|abilit\w*|strength|condition(?! of)|capab\w*|stamina)|physically|stamina|eyesight|(?:corrected|night|peripheral|good|normal|sharp|depth|distance|near|20\/20) vision|hearing\b(?! (?:officer|examiner|process|s\b))|use of (?:eyes|hands|arms)|reach(?:ing)? with|color (?:vision|blind)|medical (?:exam\w*|clearance|standards|screening|fitness)|health screening|vaccinat(?:ed|ion)\b(?! (?:histor|record|schedul|clinic|program|campaign)\w*)|immuniz\w* (?:record|requirement|status)|tuberculosis test|tb test|drug[- ](?:test|screen|free)\w*|good (?:mental|physical)?.{0,20}health|(?:mental|physical) health\b(?= and)|freedom from|communicable disease|(?:be|stay|remain|are|is) healthy|ladders?|pregnan\w*|disabilit\w* (?:status)|mental(?:ly)? (?:fit|fitness|health status)|close vision|(?:visual|auditory) capacity|vision abilities|finger coordination|repetitive motion|emotional(?:ly)? (?:stab\w+|demands?|fit\w*))\b/i;
const person =
  /\b(?:years? of age|years? old|\d{2} or older|(?:at least|over|under) \d{2}\b(?= ?(?:years|$))|must be (?:at least |over )?\d{2}\b|age limit|recent graduates?|young(?! (?:people|persons|children|adults|learners|readers|visitors|offenders|patients|students))|youthful|native(?:[- ]level)? (?:speaker|english|fluency|proficiency)|native[- ]level|mother tongue|citizen(?:ship)?\b|marital|married|single status|children of your own|gender|male|female|church member|christian|religious (?:belief|affiliation|background|practice)s?|religion|faith\b|salary history|current salary|pay history|credit (?:history|check|score)|arrest|military status|veteran status)\b/i;
/** Offences that bar somebody are checked by law and papers, never asked about in an interview. */
const offences =
  /^(?!(?:knowledge|experience|ability|understanding|familiar\w*|investigat\w*|prosecut\w*|defend\w*|represent\w*|support\w*|respond\w*|enforc\w*|handl\w*|assist\w*|prevent\w*|report\w*|work\w*|training)\b).*\b(?:moving violations?|convict(?:ed|ions?)|felon(?:y|ies|ious)|misdemeanou?rs?|d[uw]i\b|intoxicated|reckless(?:\/careless)? driving|suspended or revoked|eluding|at-fault|leaving the scene|perjury|homicide|robbery|sexual assault|possession of a controlled)\b/i;
const papers =
  /\b(?:degree(?! of (?!bachelor|master|doctor))|diploma|g\.?e\.?d\b|graduat(?:e|ion) (?:of|from)|licen[sc]e|licensed|licensure|certificat(?:e|ion)s?|certified|credential(?:s|ed)?|in good standing|qualified \w+ status|actively pursuing|progress towards?|registration as|registered (?:nurse|voter|with)|board[- ](?:certified|eligible)|background (?:check|investigation|screen\w*)|fingerprint\w*|security clearance|secret clearance|criminal|polygraph|driving record|(?:academic|college|school|university|official) transcripts?|bi-?lingual|food handlers?|r\.?s\.?a\.? (?:ticket|card)|cdl|ph\.?d|(?:bs|ba|bsc|msc|mba|b\.?tech)(?: degree)? in|apprenticeship|complet(?:ed|ion of) [^,.]{0,30}training(?! (?:course|material|session|program)s)|work permit|right to work|authorized to work|visa|eligible to work|high school|english (?:language )?proficien\w+|proficien\w+ in english|fluen\w+ (?:in|of)\b.{0,30}\benglish|probationary period|selective service|bachelor\S*|master['’]s|bsn|msn|mls|mlis|college education|b\.?tech|any graduate)\b|\b(?:read|speak|communicate|understand)\b[\w ,]{0,60}\benglish\b(?! grammar)|\b(?:command|knowledge|command|proficiency|fluency|skills?) (?:of|in) (?:(?:spoken|written|oral|verbal|and|the|both) )*(?:english|spanish|french|german|italian|portuguese|arabic|mandarin|chinese|russian|dutch|polish|hindi)\b/i;
/** A degree or licence itself is a paper, whatever is said of how it was earned. */
const paperFirst =
  /^(?:an? |the |current |valid |active |minimum |requires an? |[\p{L}.]+ accredited )*(?:bachelor|master|doctora|associate|ph\.?d|degree|diploma|licen[sc]e|certificat|high school|ged\b)/iu;
/** "Dental License", "Education in Law", "Hindi is a plus": nothing but a paper or a language. */
const aboutPapers =
  /^(?:minimum|required|basic) qualification ?[-–:] ?\S|^(?:\p{L}+ ){1,4}(?:licen[cs]e|permit|certificate|certification)$|^education in \p{L}|\b(?:bar )?admitted (?:in|to (?:practi[cs]e|the bar))|^(?:educated|qualified) to\b|^higher education$|^(?:fluen(?:t|cy)|proficien(?:t|cy)) in (?:\p{L}+ (?:and |or )?){0,3}?(?:english|spanish|french|german|italian|portuguese|arabic|mandarin|cantonese|chinese|russian|dutch|polish|hindi)\b|^(?:english|spanish|french|german|italian|portuguese|arabic|mandarin|cantonese|chinese|russian|dutch|polish|hindi) (?:is|are|would be|an? )|^(?:excellent |good |strong |fluent |working )*(?:knowledge|command) of (?:the )?\p{L}+ language$|\bbi-?lingual\b.{0,40}$/iu;
const practical =
  /^fixed[- ]term\b|^(?:full|part)[- ]time\b(?=.{0,20}$)|^travels? (?:to|up|within|between|from)\b|\b(?:willing(?:ness)? to travel|willing to work|work (?:long hours|away from home)|long hours|all weather|available to work|full[- ]time hours|travel (?:up to|is required|required|as needed|may be)|(?:must|able|ability|need) to travel|\d+ ?% (?:travel|of the time)|overtime|weekends?|evenings?|night shifts?|shift work|rotating (?:shifts?|schedules?|weekends?|roster)|on[- ]call|flexible (?:in )?(?:hours|schedule|days)|work (?:schedule|hours)|be free to work|(?:reliable|consistent) availability|hours (?:per|a) week|relocat\w+|commut\w+|remote(?:ly)? (?:work|from)|(?:reliable|own|personal) (?:transportation|vehicle|car|(?:hand |power |basic )?tools|ute|van)|up to \d+ (?:nights|days|weeks) (?:a|per|each)|monday|saturday|sunday|on-site (?:days|position)|start date|holidays|superannuation|\d+(?:\.\d+)? ?% super\b|(?:flexible |hybrid ){1,2}work(?:ing)?(?! with)|(?:arrive|depart|leave|start|end)\b.{0,30}\d ?(?:am|pm)|hours a (?:week|day)|\d{1,2}:\d{2}|every \d+(?:[-–]\d+)? (?:days|weeks|months))\b/i;
const generic =
  /^(?:key|core|essential|required|main|desired|desirable|minimum|preferred)\b.{0,20}\b(?:skills|duties|requirements|responsibilities|qualifications|experience|attributes)$|\b(?:other|additional|related|similar|special) (?:related |job[- ]related |general |similar |administrative )*(?:\p{L}+ )?(?:duties|tasks|work|assignments|responsibilities|projects|functions)\b.{0,25}\b(?:as|assigned|required|needed|requested|may)\b|^(?:\S+ ){1,5}as (?:assigned|directed|required|needed) by\b(?! (?:law|regulation|statute)).{0,30}$|^(?:as [^,]{3,60}, )?(?:you(?:['’]ll| will) )?(?:be|become) (?:a|an|the|part|one)\b|^as an? [^,]{3,60}, you (?:are|will be) (?:a|an|the|part)\b|^(?:go through|attend|complete|participate in)\b[^.]{0,40}\b(?:training(?: program)?|orientation|onboarding|assignment)\b|^meet (?:for an?|with each|our|each)\b[^.]{0,60}\b(?:teams?|leads?|chat|engineers?|colleagues|manager)\b|^(?:to )?(?:attends?(?: and participates? in)?|participates? in) (?:\p{L}+ ){0,4}meetings\b(?: and training)?.{0,25}$|\bbenchmark:? \d|^[^.]{3,60} [–-] [^.]{0,40}\d+ ?%$|^learn about our\b|^(?:demonstrated |required )?knowledge, skills,? (?:and|&) abilities\.?$|\bmission statement\b|^(?:[\w-]+ ){0,3}portfolio$|^(?:performs?|completes?|does?) (?:other|related|miscellaneous)\b|\bduties as assigned\b|^(?:supervision received|relationships|evaluation|accountability): |^(?:(?:reports? (?:directly )?to|(?:is )?accountable to|supervised by|under the (?:direct |general )?(?:supervision|direction) of)\b(?!.*, \p{L}+s\b))/iu;

/** A list was meant to follow. */
const dangling =
  /\b(?:by|with|of|for|from|the|an?|and|or|including|such as|to|as|your|our|must|will|should)[.:,]*$/i;

/** "Equipment Application", "Manages and Organizes Information": the caption of a list, in title case. */
function isCaption(text: string): boolean {
  const words = text.replace(/\.$/, '').split(/[ /]/);
  return (
    words.length <= 5 &&
    !verbBases.has(words[0]?.toLowerCase() ?? '') &&
    !/\d/.test(text) &&
    !/\b(?:experience|knowledge|skills?|ability|expertise|proficien\w+|fluen\w+|understanding)\b/i.test(
      text,
    ) &&
    words.every(
      (word) => /^\p{Lu}/u.test(word) || /^(?:and|of|to|the|in|for|with|&|or)$/.test(word),
    ) &&
    words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length >= 2
  );
}

/** Why a line cannot become a question, whatever else is in the plan; null when it can. */
export function unaskedReason(line: PostingLine): UnaskedReason | null {
  const { text } = line;
  if (body.test(text) || person.test(text) || /\bmales?\b|\bborn\b/i.test(text)) return 'unlawful';
  if (line.kind !== 'duty' && offences.test(text)) return 'unlawful';
  if (practical.test(text) && text.split(' ').length < 30 && !isTimedDuty(text)) return 'practical';
  if (aboutPapers.test(text)) return 'papers';
  if (paperFirst.test(text) && text.split(' ').length <= 24 && !/^[^.]*\bor\b.{0,6}$/i.test(text))
    return 'papers';
  if (line.kind !== 'duty' && /^own (?:\p{L}+ )?(?!\p{L}+ing\b)\p{L}+/iu.test(text))
    return 'practical';
  if (isFormalLine(text)) return 'formal';
  const { isClear, says } = lineForm(text);
  if (
    dangling.test(tidy(behindLead(text).text).replace(/,? including$/i, '')) &&
    !/[.!]$/.test(text)
  )
    return 'unclear';
  // "Comfortable with balance sheets (a certificate helps)" asks for no papers.
  if (papers.test(text.replace(/\s\([^()]*\)/g, '')) && !isWorkWithPapers(line)) return 'papers';
  if (generic.test(withoutTail(text)) || text.split(' ').length < 2 || isCaption(text))
    return 'generic';
  if (leavesOut(text)) return 'wording';
  if (line.isCondition && says === null) return 'practical';
  return softReason(line) ?? (isClear ? null : 'unclear');
}

/** "Dispense drugs as prescribed by licensed physicians": the licence is somebody else's. */
const isWorkWithPapers = ({ text, kind }: PostingLine): boolean =>
  kind === 'duty' &&
  lineForm(text).isWork &&
  !/\b(?:must|hold|possess|obtain|maintain an?|have|required)\b/i.test(text);

/** "Set the tables and other duties as assigned" names a task all the same. */
const withoutTail = (text: string): string => {
  const head = text
    .replace(
      /,? (?:and|or) (?:perform |do |carry out |assist with )?(?:any |all )?(?:other|additional|related) [^,.;]{0,60}$/iu,
      '',
    )
    .replace(/,? as (?:directed|assigned) by .*$/iu, '');
  return head.split(' ').length >= 4 ? head : text;
};

/** "Rehearse the choir for the service on Sunday" speaks of the work; "Work evenings and weekends" of its hours. */
const isTimedDuty = (text: string): boolean =>
  text.split(' ').length >= 9 && !hours.test(text) && lineForm(text).isWork;
const hours =
  /^(?:work|be|attend|arrive|travel|start|drive|fixed|commute|relocate|stay|participate|must|may|will|available|able|willing|some|flexible)\b|\b(?:travel\w*|overtime|shifts?|transportation|vehicle|schedule|roster|rotations?|required|available|availability|willing\w*|superannuation|up to \d|hours (?:per|a))\b/i;

/** Quoting "a young crew of salesmen" would repeat what the analyzer asks people to take out. */
const leavesOut = (text: string): boolean =>
  analyze({ blocks: [{ text, type: 'paragraph' }] }).annotations.some(
    ({ category, text: word }) =>
      /^(?:exclusive-|bias-age|bias-disability)/.test(category) &&
      // Reading plans, speaking to groups and the elderly one cares for are work.
      !/^(?:read|speak|talk|type|(?:the )?elderly|foreman|postman)$/i.test(word),
  );

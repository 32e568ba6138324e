import { lowerFirst, withArticle } from './nounGrammar.ts';
import { bareStatement, readDuty } from './readDuty.ts';
import type { WorkPhrase } from './readDuty.ts';
import { readVerb } from './verbForms.ts';
import { trimPhrase } from './trimPhrase.ts';

export type Requirement =
  /** Something one knows: "knowledge of election law". */
  | { kind: 'knowledge'; subject: string }
  /** Skills by name: "time management and organizational skills". */
  | { kind: 'skill'; subject: string }
  /** Work one can do or has done. */
  | { kind: 'practice'; work: WorkPhrase }
  /** A field one has worked in: "experience in election administration". */
  | { kind: 'experience'; subject: string }
  /** A degree, licence or number of years, in the posting's words. */
  | { kind: 'credential'; quote: string; what: 'education' | 'licence' | 'years' };

const qualifier =
  /^(?:(?:an?|the|and|or|must|should|will|you|have|has|possess(?:es|ion)?|demonstrates?|demonstrated|documented|proven|thorough|good|strong|excellent|considerable|extensive|working|basic|general|comprehensive|solid|deep|in-depth|in depth|advanced|exceptional|superior|effective|some|significant|professional|practical|most current|most recent|latest|current|recent|prior|previous|specialized|outstanding|great|high level of|hands-on|broad|sound|direct|relevant|progressive|full|record of|track record of|of|a|knowledge,?|understanding,?|skills?,?|abilit(?:y|ies),?)\s+|,\s*)*/i;

/** "You have", "You're comfortable", "You should be able to": what follows is the requirement. */
const you =
  /^you(?:['’]re| are|['’]ve| have|['’]ll| will| should| must| can| bring| know)?\s+(?:(?:be |have |need |also |at least |got )+)?(?:(?:comfortable|confident|experienced|good|great|skilled|at ease|able|happy|used|excited)\s+(?:with|in|at|to)?\s*)?/iu;

/** Reads a line of requirements; `stem` is the heading it stands under, such as "Ability to:". */
export function readRequirement(sentence: string, stem = ''): Requirement | null {
  const text = bareStatement(sentence)
    .replace(you, '')
    .replace(/\b(knowledge of),? and ability to \p{L}+,?\s/iu, '$1 ')
    .trim();
  return (
    readCredential(text) ??
    readAbility(text) ??
    readKnowledge(text) ??
    readExperience(text) ??
    readStem(text, stem) ??
    null
  );
}

function readCredential(text: string): Requirement | null {
  const quote = quotable(text);
  if (/\bnot (?:needed|required|necessary|essential)\b|\boptional\b/i.test(text)) return null;
  if (quote === null || readDuty(text.replace(/^possess\b\s*/i, '')) !== null) return null;
  if (
    /\b(?:degree|diploma|ged|graduation from|bachelor|master['’]s|doctorate|high school)\b/i.test(
      text,
    )
  )
    return { kind: 'credential', quote, what: 'education' };
  if (
    !/^experience\b/i.test(quote) &&
    /\b(?:licen[cs]e[ds]?|certificat(?:e|es|ion|ions)|certified|clearance)\b/i.test(text) &&
    !/\bknowledge of\b/i.test(text)
  )
    return { kind: 'credential', quote, what: 'licence' };
  if (/^(?:business |professional |full )?fluen(?:t|cy)\b|\bbilingual\b/i.test(quote))
    return { kind: 'credential', quote, what: 'licence' };
  if (/^\d+\+? years? (?:in|of|as|with)\b/i.test(quote))
    return { kind: 'credential', quote, what: 'years' };
  if (/\byears?['’]?\b/i.test(text) && /\bexperience\b/i.test(text))
    return { kind: 'credential', quote, what: 'years' };
  return null;
}

function readAbility(text: string): Requirement | null {
  const rest =
    /\b(?:ability to|able to|capacity to|capable of|competen(?:ce|cy) to|skills? to|knows? how to|willing(?:ness)? to)\s+(.+)$/i.exec(
      text,
    );
  const words = rest?.[1];
  if (words === undefined || (rest?.index ?? 0) > 70) return null;
  const work = readDuty(words.replace(/^(?:effectively|successfully|both|\p{L}+ly)\s+/iu, ''));
  return work === null ? null : { kind: 'practice', work };
}

function readKnowledge(text: string): Requirement | null {
  const found =
    /\b(knowledge|understanding|familiarity|grasp|command|background|expertise|proficien(?:t|cy)|skill(?:s|ed)?|competen(?:t|cy|ce)|fluen(?:t|cy)|literacy|comfortable|confident|versed|at home|experience[d]?)(?:\s+skills?)?(?:\s+levels?)?(?:,?\s+(?:and|or|&)\s+[\p{L}\s,]{2,30}?)?\s+(?:of|with|in|at|using|on|as)\s+(.+)$/iu.exec(
      text,
    );
  const [, word = '', rest = ''] = found ?? [];
  const doing = /\bexperience\s+(?:in\s+|with\s+|of\s+)?(\p{L}+ing\b.+)$/iu.exec(text);
  const done = doing?.[1] === undefined || doing.index > 60 ? null : readDuty(doing[1]);
  if (done !== null) return { kind: 'practice', work: done };
  if (found === null || found.index > 60 || /^(?:the|this|that) (?:position|job|role)/i.test(rest))
    return readSkills(text);
  const isKnowledge = /^(?:knowledge|understanding|familiarity|grasp|command)/i.test(word);
  const work = readDuty(rest.replace(/^(?:the\s+)?(?:ability to\s+)?/i, ''));
  if (work !== null && /^\p{L}+ing\b/u.test(rest.toLowerCase())) return { kind: 'practice', work };
  const subject = subjectOf(
    rest.replace(/^(?:the )?(?:use|operation|application) of (?:an? )?/i, ''),
  );
  if (subject === null) return readSkills(text);
  return { kind: isKnowledge ? 'knowledge' : 'experience', subject };
}

/** "Previous customer service experience required." */
function readExperience(text: string): Requirement | null {
  const found = /^(.{3,50}?)\s+experience\b(?! (?:in|with|as|of|is|may|working)\b)/i.exec(
    text.replace(qualifier, ''),
  );
  const field = found?.[1] ?? '';
  if (
    field === '' ||
    /\d|combination|equivalent|^education/i.test(field) ||
    readVerb(field.split(' ')[0] ?? '') !== null
  )
    return null;
  const phrase = trimPhrase(field);
  return phrase === null ? null : { kind: 'experience', subject: `${lowerFirst(phrase)} work` };
}

/** "Excellent interpersonal and human relations skills." */
function readSkills(text: string): Requirement | null {
  const found = /^(.{3,80}?\bskills)\b/i.exec(text.replace(qualifier, ''));
  const subject = found?.[1] === undefined ? null : subjectOf(found[1]);
  return subject === null || /^(?:other|all|new|the)\b/i.test(subject)
    ? null
    : { kind: 'skill', subject: lowerFirst(subject.replace(/^.* with (?=.* skills$)/, '')) };
}

function readStem(text: string, stem: string): Requirement | null {
  if (/abilit(?:y|ies)(?: to)?\s*:?\s*$/i.test(stem)) {
    const work = readDuty(text);
    if (work !== null) return { kind: 'practice', work };
  }
  if (
    !/(?:knowledge|skills?|experience|understanding|competenc\w+|proficien\w+|technolog\w+|tools)(?: (?:of|in|with))?\s*:?\s*$/i.test(
      stem,
    )
  )
    return null;
  if (
    /^(?:\p{L}+ly )?\p{L}+s\b/u.test(text) &&
    readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? '')?.form === 'third'
  )
    return null;
  if (text.split(' ').length > 16 || /^(?:must|this|the position|you|we)\b/i.test(text))
    return null;
  const subject = subjectOf(text);
  return subject === null || readDuty(text) !== null
    ? null
    : { kind: 'knowledge', subject: lowerFirst(subject) };
}

function subjectOf(rest: string): string | null {
  const phrase = trimPhrase(rest.replace(/^(?:all aspects of|a variety of)\s+/i, ''));
  if (phrase === null || /^(?:it|them|this|others?|related|all)$/i.test(phrase)) return null;
  const bare = phrase.replace(qualifier, '').replace(/^(?:the )?use of /i, '') || phrase;
  const article = /^(?:the|an?)\s/i.exec(phrase)?.[0] ?? '';
  const subject = article !== '' && phrase === article + bare ? phrase : withArticle(bare);
  return /^\p{L}+ing to \p{L}/u.test(subject) ||
    /^(?:to|of|in|with|and|for|(?:a |the )?related field|ability|(?:the |an? )?equivalent)\b/i.test(
      subject,
    )
    ? null
    : subject;
}

const longestQuote = 22;

const beginsAnother =
  /^(?:an?|at|the|possession|\d\S*|one|two|three|four|five|six|seven|eight)(?= |$)(?! (?:\p{L}+ly )?related)/iu;

/** The beginning of a long requirement, up to where it goes into detail. */
function cutQuote(quote: string): string | null {
  const [plain = ''] = quote.split(
    /,? (?:such as|including|which|that|supporting|performing|supplemented)\b|,? or (?=an?\b(?! (?:closely |directly )?related\b))/,
  );
  if (plain.split(' ').length <= longestQuote && plain.split(' ').length > 2) return plain;
  const head = quote.split(' ').slice(0, longestQuote);
  const at = head.findLastIndex(
    (word, index) =>
      !(head[index - 1] ?? '').endsWith(',') &&
      // "in Economics, Law or …": neither a list nor a pair of adjectives ends before its last part.
      !(
        /^(?:and|or)$/i.test(word) &&
        !beginsAnother.test(head.slice(index + 1, index + 4).join(' '))
      ) &&
      /^(?:and|or|in|with|of|from|within|to)$/i.test(word),
  );
  if (at < 4) return null;
  return head
    .slice(0, at)
    .join(' ')
    .replace(/\s(?:and|or)(?:\s[\p{L}\d() ]*years?)?$/iu, '')
    .replace(/[\s,]+$/, '');
}

/** The words of a requirement as a question can quote them: short, whole, nothing cut inside. */
function quotable(text: string): string | null {
  const [first = ''] = text.split(
    /;|\.\s|,? or any equivalent|,? or an equivalent| which provides/i,
  );
  const quote = first
    .replace(
      /,\s[^,]{0,50}\b(?:experience|knowledge|certification|skills)\s(?:is |are )?(?:strongly |highly )?(?:preferred|desired|desirable|a plus|helpful)[\s.]*$/i,
      '',
    )
    .replace(
      /,?\s*(?:is |are |being )?(?:required|preferred|recommended|desired|desirable|helpful|a plus|strongly preferred|highly desirable)[\s.]*$/i,
      '',
    )
    .replace(/^.*?\b(?:will|must) possess\s+/i, '')
    .replace(/ (?:is|are) (?:highly |strongly )?(?:preferred|desired|required)\b.*$/i, '')
    .replace(/^(?:or|and)\s+/i, '')
    .replace(
      /^(?:must (?:have|possess|be|hold)(?: and maintain)?|(?:obtain|hold|possess)(?: (?:and|or) maintain)?|maintain|possession of|requires?|generally,|supplemented by)\s+/i,
      '',
    )
    .replace(/[\s.,:]+(?:and|or)?$/i, '')
    .trim();
  const words = quote.split(' ').length;
  if (words < 2 || /["“”:]|^any\b/i.test(quote)) return null;
  return words <= longestQuote ? quote : cutQuote(quote);
}

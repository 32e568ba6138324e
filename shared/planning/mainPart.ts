/** What is left of a line when what only leads to it is taken off. */
export interface MainPart {
  text: string;
  /** "You will …": what follows is a verb, whatever else its first word may be. */
  isLed: boolean;
  /** "… is a plus": it helps and is not required. */
  isBonus: boolean;
  /** "Teamwork: …" stood before it. */
  hasLabel: boolean;
}

const label =
  /^(?:[\p{Lu}][\p{L}/&'’-]*(?: (?:and|of|&|to|[\p{L}/&'’-]+)){0,4})\s?:\s+(?=\p{Lu}|\p{L}\S* (?:\S+ ){3})/u;
const connector =
  /^(?:additionally|also|in addition|furthermore|finally|lastly|ideally|primarily|specifically|the following|or|and)[,:]?\s+(?=\p{L})/iu;
/** "As a clerk, you", "The incumbent in this position": the person to be hired. */
export const subject =
  /^(?:[Aa]s (?:(?:an?|the|our) )?[^,]{3,60}, )?(?:[Ii]n this (?:role|position|job),? )?(?:[Yy]ou|They(?= will)|(?:[Tt]he|[Tt]his) (?:incumbent|employee|position|role|person|candidate|hire|job|\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*){0,4}|(?:\p{Ll}+ ){0,3}?\p{Ll}+(?:er|or|ist|ian|ant|clerk|cook|nurse))(?: in this (?:position|role|job))?|[Ii]ncumbent)(?=['’ ])/u;
const will =
  /^(?:['’]ll| will| shall| (?:must|should) be able to)(?: also)?(?: need to| have to| be (?:expected|required|asked) to| be able to)?\s+/i;
const beforeGerund =
  /^(?:\s?(?:will(?: also)? be|['’](?:ll|re|d) (?:also )?be|would be|is|are|be)\s+)?(?:(?:directly |primarily |also )?(?:responsible|accountable) for\s+)?(?=\p{L}+(?:ing|ion|ment)\b)/iu;
const opening =
  /^(?:(?:your|the) (?:primary |main |key )?(?:role|responsibility|responsibilities|duties|job|tasks?) (?:will be|is|are|include|includes|will include) (?:to )?|(?:daily |main |primary |key )?(?:responsibilities|duties|tasks) (?:will )?include:?\s+|responsible for\s+|(?:(?:may|will) )?(?:involves?|includes?) (?=\p{L}+ing\b)|(?:(?:the |all )?(?:ideal |successful |strong )*(?:candidates?|applicants?) )?(?:must|should|will|may|to)\s+(?:also )?(?=\p{Ll}))/iu;
const has =
  /^(?:['’]ve)?\s*(?:must |should |will )?(?:also )?(?:(?:have|has|possess(?:es)?|bring|hold) (?:the |an? )?|(?:['’]re|are|is|be) (?:an? )?(?=\p{L}))/iu;
/** "… preferred, but not required". */
const rank =
  /(?<!\bas),?\s+(?:(?:is|are|would be)\s+)?(?:(?:an?|highly|strongly|considered|very|absolutely)\s+)*(?:plus|preferred|required|desired|desirable|ideal|essential|bonus|advantage|advantageous|necessary|needed|a must|must|helpful|nice[- ]to[- ]have|beneficial|welcome|key|crucial|vital|critical|important)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
const isPlus =
  /\b(?:a plus|preferred|desirable|desired|nice[- ]to[- ]have|advantage(?:ous)?|ideally|helpful|beneficial|bonus|would be (?:great|nice|good|ideal))\b|^\((?:not essential|preferred|desirable|optional)\)/i;

/** The part of a line that says what to do or bring, in the line's own words. */
export function mainPart(line: string): MainPart {
  const isBonus =
    !/\b(?:required|must|essential|minimum)\b/i.test(line) &&
    isPlus.test(line.replace(/(?<=\S)\s*\([^()]*\)/g, ''));
  const bare = line
    .replace(/^In addition to [^.]{3,160}?, (?=(?:you|the) )/i, '')
    .replace(/^\((?:not essential|preferred|desirable|optional)\)\s*/i, '')
    .replace(label, '')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/(?<=\p{L}) & (?=\p{Ll})/gu, ' and ')
    .replace(/(?<=\p{Ll}) \/ (?=\p{Ll})/gu, ' or ')
    .replace(
      /(?<![\p{L}/])(\p{L}*\p{Ll}\p{L}*)\/(\p{L}*\p{Ll}\p{L}*)(?![\p{L}/])/gu,
      (whole, a: string, b: string) =>
        a.endsWith('s') === b.endsWith('s') && a.endsWith('ing') === b.endsWith('ing')
          ? `${a} or ${b}`
          : whole,
    )
    .replace(
      /,? (?:and|or) (?:other|additional|related) [^,.;]{0,30}\b(?:duties|tasks|projects)\b[^,.;]*$/iu,
      '',
    )
    .replace(/,? as (?:directed|assigned|instructed) by .*$/iu, '')
    .replace(/^(?:an? )?minimum (?:of )?(?=\p{L}|\d)/iu, 'at least ')
    .replace(connector, '')
    .replace(/\s+\((?!or )(?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[\s.:;,!–—-]+$/u, '')
    .replace(rank, '')
    .trim();
  const who = subject.exec(bare)?.[0] ?? '';
  const rest = bare.slice(who.length);
  const led =
    who === ''
      ? null
      : (will.exec(rest) ??
        /^ (?!(?:are|have|is|has|can|could|might|may|should|must|possess|bring|know|understand|hold|thrive|enjoy|love|like|want|care)\b)(?=\p{Ll})/u.exec(
          /you$/i.test(who) ? rest : '',
        ));
  const after =
    led === null ? (who === '' ? rest : rest.replace(has, '')) : rest.slice(led[0].length);
  const isDirect = led !== null && !/^be\b/i.test(after);
  const text = after
    .replace(/^(?:be )?(?=(?:responsible|accountable) for)/i, '')
    .replace(opening, '')
    .replace(beforeGerund, '')
    .replace(
      /^(?:must |should )?(?:(?:have|possess(?:es)?) (?=\p{L})|(?:demonstrates?|shows?) (?=(?:an?|the|good|strong|excellent|great|sound|proven|high|ability|knowledge|skills?|understanding|working)\b)) ?(?=\p{L})/iu,
      '',
    )
    .trim();
  return {
    text,
    isLed: (isDirect && text === after.trim()) || /^(?:must|should|will|may|to) /i.test(after),
    isBonus,
    hasLabel: label.test(line),
  };
}

import { tagWords } from '../language/tagWords.ts';
import { asset, assetKind, lacksArticle } from './lineAssets.ts';
import {
  isGerund,
  isThirdPerson,
  looksLikeWork,
  lowerFirst,
  startsWithBaseVerb,
} from './lineVerbs.ts';
import { readVerb } from './verbForms.ts';
import { isLibraryWord } from './libraryWords.ts';
import type { PostingLineKind } from './postingLine.ts';

/** How a line can be put into a question without touching its words, by what its phrase fits after. */
export interface LineWording {
  kind:
    /** "prepare the payroll": "you will". */
    | 'task'
    /** "prepare payments with our bank": it cannot have been done before, so only "you will" fits. */
    | 'here'
    /** "preparing the payroll": "part of this job is". */
    | 'doing'
    /** "experience with Salesforce", "knowledge of tax law", "patience": "this job asks for". */
    | 'experience'
    | 'knowledge'
    | 'skill'
    /** "3+ years of experience in retail". */
    | 'years'
    /** What helps and is not required. */
    | 'bonus'
    /** A duty that is quoted. */
    | 'quote'
    /** What a person should bring, quoted. */
    | 'need';
  phrase: string;
}

interface LineForm {
  wording: LineWording;
  /** What the sentence says by its form alone; null when that does not tell. */
  says: PostingLineKind | null;
  /** It begins with a verb. */
  isWork: boolean;
  /** It reads as a duty or as something to bring, so that quoting it makes sense. */
  isClear: boolean;
}

const label =
  /^(?:[\p{Lu}][\p{L}/&'’-]*(?: (?:and|of|&|to|[\p{L}/&'’-]+)){0,4})\s?:\s+(?=\p{Lu}|\p{L}\S* (?:\S+ ){3})/u;
/** "As a clerk, you", "The incumbent in this position": what follows is said of the person to be hired. */
const subject =
  /^(?:[Aa]s (?:an?|the|our) [^,]{3,60}, )?(?:[Yy]ou|They(?= will)|(?:[Tt]he|[Tt]his) (?:incumbent|employee|position|role|person|candidate|hire|\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*){0,4}|(?:\p{Ll}+ ){0,3}?\p{Ll}+(?:er|or|ist|ian|ant|clerk|cook|nurse))(?: in this (?:position|role|job))?)(?=['’ ])/u;
const will =
  /^(?:['’]ll| will| shall| (?:must|should) be able to)(?: also)?(?: need to| have to| be (?:expected|required|asked) to| be able to)?\s+/i;
const beforeGerund =
  /^(?:\s?(?:will be|['’](?:ll|re|d) be|would be|is|are|be)\s+)?(?:responsible for\s+)?(?=\p{L}+ing\b)/iu;
const ability =
  /^(?:(?:must|should) be able to|(?:you(?:['’]re| are) )?able to|(?:to have )?(?:the |an? )?(?:demonstrated |proven |strong )?(?:ability|capacity|willingness) to)\s+/i;
const has =
  /^(?:['’]ve)?\s*(?:must |should |will )?(?:also )?(?:have|has|possess(?:es)?|bring)?\s+/i;
const mentions =
  /^(?:(?!as )[^,]{3,40}, you (?:have|possess|know|understand|care|thrive)\b|you (?:have|possess|bring|are|should|must|like|enjoy|love|know|can|want|care|thrive|work|understand)\b|you['’](?:re|ve)\b|be (?:\p{L}+ly )?(?!an?\b|the\b|part\b)\p{L}{4,}\b|(?:the )?(?:ideal|successful|right) candidate\b.*\b(?:has|have|is|possess)|(?:(?:the |this )?(?:applicants?|candidates?|incumbents?|employee|person|hire) )?(?:must|should) (?:also )?(?:have|be|possess)\b|have (?:the|an?) \p{L}|possess(?:es)?\b|proficien(?:t|cy)\b|experienced? (?:in|with|of)\b|knowledge(?:able)?\b|familiar(?:ity)?\b|(?:competent|confident)(?: and \p{L}+)? (?:in|with)\b|skilled\b|fluent\b|comfortable\b|team player\b|self[- ]starter\b|high school\b|(?:a |an )?(?:bachelor|master|associate)['’]?s?\b|(?:at least |minimum (?:of )?)?(?:\d+\+?|one|two|three|four|five)(?: ?[-–(] ?\d+\)?)?\+? (?:or more )?years?\b)/iu;
/** "Zoom, Microsoft Word, Excel, and PowerPoint". */
const tools =
  /^(?:\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)?, (?:and )?){2,}\p{Lu}[\p{L}\d.+# ]*\.?$/u;
const duties =
  /^(?:[^,]{0,90}, |(?:(?!so |that |if |when |because |where |which |what )\p{L}+ ){0,5})(?:you(?:['’]ll| will|['’]d be| would be)\b|they will (?:also )?\p{L}{3}|(?:(?:the|this|your) (?:main |primary )?)?(?:incumbent|employee|position|role|person|candidate|hire)\b.{0,40}\b(?:will|performs?|provides?|manages?|works?|supports?|leads?|serves?|ensures?|oversees?|assists?)\b)|\byour (?:primary |main |key )?(?:responsibility|responsibilities|role|duties) (?:will (?:be|include)|is|are|includes?)\b|\b(?:(?:is|are|be) responsible for|responsibilities include|duties include|(?:part|aspect)s? of (?:your|the|this) (?:duties|role|job|work))\b/iu;
const ofEmployer =
  /^(?:we|our|at|us)\b|\byou(?:['’]ll| will) (?:receive|enjoy|get|love|join|be (?:paid|joining|part|invited|notified|contacted|considered|working with an?))\b/i;
const plus =
  /\b(?:is a plus|a plus\b|preferred|desirable|desired|nice[- ]to[- ]have|an advantage|ideally|would be (?:great|nice|good|ideal))\b/i;
/** "… is a plus", "… preferred, but not required": what it says is in the question already. */
const rank =
  /(?<!\bas),?\s+(?:(?:is|are)\s+)?(?:(?:an?|highly|strongly|considered)\s+)*(?:plus|preferred|required|desired|desirable|ideal|bonus|advantage|nice[- ]to[- ]have)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
const cautious =
  /[“”"()[\]:;|<>]|\.\s|,\S|\s[–—-]\s|\be\.?g\b|\bi\.?e\b|\betc\b|https?:|\band\/or\b|\b(?:including|such as),? but\b|\b(?:for|with|to|in|by|at) (?:of|for|with|in)\b|\bour(?:selves)\b|, so\b|, ability to\b/i;
/** Words of a sentence, or of one cut from another: such a line is quoted, not woven in. */
const clause =
  /\b(?:you|we|is|are|was|were|has|have|must|will|should|can|may|enjoy|love|like|shows?|refers?|includes?|means|helps?|requires?|this|required|preferred|plus|following)\b|^(?:or|and|examples?|supplemented)\b|\band be\b/i;
const longestWoven = 20;
/** Not done at one time, so "when did you last …" makes no sense. */
const isState =
  /^(?:\p{L}+ly )?(?:\p{L}+ and )?(?:have|understand|know|want|like|love|enjoy|think|care|feel|believe|remain|stay|thrive|demonstrate|exhibit|show|display|model|embody|value|respect)s?\b/iu;
/** "Completed training as a designer" under duties: what a person has behind them. */
export const isBehind =
  /^(?:completed|practi[cs]ed|published|exhibited|served|worked|built|managed|supported|patrolled|gathered)\b/i;
/** "collaborate with their team", "grow usage of that area": it leans on words that stand elsewhere. */
const leans =
  /^(?:(?!people|staff|\p{L}+(?<!s|us|is)s\b)[\p{L},-]+ ){1,6}their\b|\b(?:of|in|to|for|with|on|by|from|about) (?:that|those|these|such) \p{L}+\b/iu;
/** "scheduling and Managing a shift", "own developing courses", "encourages and embrace dialogue". */
const isUneven =
  /\band \p{Lu}\p{Ll}+ing (?:an?|the|our|all)\b|^\p{Ll}+s and \p{L}+[^s\s] (?:the|an?|all|any|our|\p{L}+ (?:from|of|with|to))\b|^own \p{L}+ing\b|^\p{Ll}+(?: up| out)? and \p{Ll}+ing \p{Ll}/u;
/** A part that somebody has, not something done in steps: it is quoted. */
const isRole = /^(?:\p{L}+ly )?(?:serve|act|play|be|have|own|uphold|commit|stay|remain)\b/iu;
/** "enforce the rules and monitors the gate". */
const hasThirdPerson = (phrase: string): boolean => {
  const tags = tagWords(`They will ${phrase}`);
  return tags.some(
    ({ word, tag }, at) =>
      tag === 'VERB' && tags[at - 1]?.word === 'and' && readVerb(word)?.form === 'third',
  );
};
/** It speaks of this employer, its people or its products by name. */
const isOfHere = (task: string): boolean =>
  /\b(?:our|us|we|your|yourself|here|their|its|first)\b/i.test(task) ||
  /^(?:become|begin|join|pitch|commit|contribute|play|attend|meet|go|dive|learn|participate|report|assist|support|help|get|take|follow|receive|act|serve|ensure|own|use|keep|adhere|exercise|uphold)\b/i.test(
    task,
  ) ||
  /\s\p{Lu}\p{Ll}/u.test(task);

/** How a line reads. Deterministic; the words of `phrase` are the line's own. */
export function lineForm(line: string): LineForm {
  const text = shorten(line.replace(label, '').replace(/^the following:?\s*/i, ''));
  const who = subject.exec(text)?.[0] ?? '';
  const rest = text.slice(who.length);
  const able = ability.exec(text);
  const led =
    able ??
    will.exec(rest) ??
    /^(?:To|May|Will) (?=\p{Ll})/u.exec(text) ??
    (/you$/i.test(who)
      ? /^ (?!(?:are|have|can|could|might|may|should|must)\b)(?=\p{Ll})/u.exec(rest)
      : null);
  const task = led === null ? text : led.input.slice(led[0].length);
  const isBase = startsWithBaseVerb(task, led !== null);
  const does = rest.trimStart();
  const isThird = !isBase && isThirdPerson(does);
  const doing = rest.replace(beforeGerund, '').trimStart();
  const isDoing = !isBase && isGerund(doing);
  const having = has.exec(rest)?.[0] ?? '';
  const brought = rest.slice(having.length).replace(rank, '').trimStart();
  const isAsset = !isBase && !isThird && !isDoing && asset.test(brought);
  const isAbility =
    able !== null ||
    /^(?:to have )?(?:the |an? )?(?:\p{L}+ )?(?:able|ability|capacity|willingness) to\b/iu.test(
      text,
    );
  const says = saysOf(line, {
    isAsset: isAsset && (who === '' || having.trim() !== ''),
    isAbility,
  });
  const isWork = isBase || isThird || isDoing || (says === null && looksLikeWork(text));
  const quote: LineWording = { kind: 'quote', phrase: text };
  const wording = ((): LineWording => {
    if ((isBase && isState.test(task)) || (isThird && isState.test(does)) || isBehind.test(text))
      return { kind: 'need', phrase: text };
    if (isBase && isAbility && fits(task))
      return { kind: 'skill', phrase: `the ability to ${lowerFirst(task.replace(rank, ''))}` };
    if (isBase && fits(task) && !isRole.test(task) && !hasThirdPerson(task))
      return { kind: isOfHere(task) ? 'here' : 'task', phrase: lowerFirst(task) };
    if (isDoing && fits(doing)) return { kind: 'doing', phrase: lowerFirst(doing) };
    return (isAsset && assetWording(brought, line)) || quote;
  })();
  const isNeed = says === 'requirement' || says === 'preferred' || (!isWork && says === null);
  return {
    wording: wording.kind === 'quote' && isNeed ? { ...wording, kind: 'need' } : wording,
    ...{ says, isWork },
    isClear: wording.kind !== 'quote' || isWork || says !== null || startsWithAdjective(text),
  };
}

const fits = (phrase: string): boolean =>
  !cautious.test(phrase) &&
  !leans.test(phrase) &&
  !isUneven.test(lowerFirst(phrase)) &&
  !hasCapital(phrase) &&
  phrase.split(' ').length <= longestWoven;

/** "handle Customer Concerns": words in capitals that are no names look wrong inside a sentence. */
const hasCapital = (phrase: string): boolean =>
  (phrase.match(/(?<=\s|[/-])\p{Lu}\p{Ll}+/gu) ?? []).some(isLibraryWord);

function assetWording(text: string, line: string): LineWording | null {
  // "Years of sales, cars preferred" has lost a word; a portfolio is shown, not gained.
  const isWhole = !/, \S+$/.test(text) || !rank.test(line.replace(/\.$/, ''));
  if (!fits(text) || clause.test(text) || lacksArticle.test(text) || !isWhole) return null;
  if (/\bportfolio\b/i.test(text)) return null;
  const phrase = lowerFirst(text);
  if (plus.test(line)) return { kind: 'bonus', phrase };
  const isTime = /\byears\b|\bmonths\b|\byear of\b/i.test(text);
  return { kind: isTime ? 'years' : assetKind(text), phrase };
}

/** "Good with numbers". */
const startsWithAdjective = (text: string): boolean => {
  const [, , first, second] = tagWords(
    `They are ${lowerFirst(text).split(' ').slice(0, 5).join(' ')}`,
  );
  return first?.tag === 'ADJ' && second?.tag === 'ADP';
};

function saysOf(
  line: string,
  form: { isAsset: boolean; isAbility: boolean },
): PostingLineKind | null {
  if (ofEmployer.test(line)) return null;
  if (form.isAsset || form.isAbility || mentions.test(line) || tools.test(line))
    return plus.test(line) ? 'preferred' : 'requirement';
  return duties.test(line) ? 'duty' : null;
}

/**
 * Shortened where nothing is lost but examples: brackets, and what follows "including", "such as" or a
 * dash. Short lines stay as they are.
 */
function shorten(line: string): string {
  const whole = line
    .replace(/\s+\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/,? (?:including|such as|for example)[:.,]*$/i, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[.:;,!\s–—-]+$/, '')
    .trim();
  if (whole.split(' ').length <= 14) return whole;
  const cut =
    /,? (?:including|such as|e\.g\.|i\.e\.|for example|to include)\b|:\s|;\s|\s[–—-]\s/i.exec(
      whole,
    );
  const head = cut ? whole.slice(0, cut.index) : whole;
  const isCutWell =
    head.split(' ').length >= 4 && !/\b(?:by|of|for|with|and|or|to|in)$/i.test(head);
  return isCutWell ? head.replace(/[,\s–—-]+$/, '') : whole;
}

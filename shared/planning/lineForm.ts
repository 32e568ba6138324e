import { tagWords } from '../language/tagWords.ts';
import { asset } from './library/lineAssets.ts';
import {
  isGerund,
  isThirdPerson,
  looksLikeWork,
  lowerFirst,
  startsWithBaseVerb,
} from './lineVerbs.ts';
import type { PostingLineKind } from './postingLine.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';

interface LineForm {
  /** What the sentence says by its form alone; null when that does not tell. */
  says: PostingLineKind | null;
  /** It begins with a verb. */
  isWork: boolean;
  /** It reads as a duty or as something to bring. */
  isClear: boolean;
}

const isAble =
  /^(?:(?:must|should) be able to|(?:you(?:['’]re| are) )?able to|(?:to have )?(?:the |an? )?(?:\p{L}+ )?(?:able|ability|capacity|willingness) to)\b/iu;
const mentions =
  /^(?:(?!as )[^,]{3,40}, you (?:have|possess|know|understand|care|thrive)\b|you (?:have|possess|bring|are|should|must|like|enjoy|love|know|can|want|care|thrive|work|understand)\b|you['’](?:re|ve)\b|be (?:\p{L}+ly )?(?!an?\b|the\b|part\b)\p{L}{4,}\b|(?:the )?(?:ideal|successful|right) candidate\b.*\b(?:has|have|is|possess)|(?:(?:the |this )?(?:applicants?|candidates?|incumbents?|employee|person|hire) )?(?:must|should) (?:also )?(?:have|be|possess)\b|have (?:the|an?) \p{L}|possess(?:es)?\b|proficien(?:t|cy)\b|experienced? (?:in|with|of)\b|knowledge(?:able)?\b|familiar(?:ity)?\b|(?:competent|confident)(?: and \p{L}+)? (?:in|with)\b|skilled\b|fluent\b|comfortable\b|team player\b|self[- ]starter\b|high school\b|(?:a |an )?(?:bachelor|master|associate)['’]?s?\b|(?:at least |minimum (?:of )?)?(?:\d+\+?|one|two|three|four|five)(?: ?[-–(] ?\d+\)?)?\+? (?:or more )?years?\b)/iu;
/** "Zoom, Microsoft Word, Excel, and PowerPoint". */
const tools =
  /^(?:\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)?, (?:and )?){2,}\p{Lu}[\p{L}\d.+# ]*\.?$/u;
const duties =
  /^(?:[^,]{0,90}, |(?:(?!so |that |if |when |because |where |which |what )\p{L}+ ){0,7})(?:you(?:['’]ll| will|['’]d be| would be)\b|they will (?:also )?\p{L}{3}|(?:(?:the|this|your) (?:main |primary )?)?(?:incumbent|employee|position|role|person|candidate|hire)\b.{0,40}\b(?:will|performs?|provides?|manages?|works?|supports?|leads?|serves?|ensures?|oversees?|assists?)\b)|\byour (?:primary |main |key )?(?:responsibility|responsibilities|role|duties) (?:will (?:be|include)|is|are|includes?)\b|\b(?:(?:is|are|be) responsible for|responsibilities include|duties include|^(?:the |this )?(?:job|work) (?:involves|entails)\b|(?:part|aspect)s? of (?:your|the|this) (?:duties|role|job|work))\b/iu;
const ofEmployer =
  /^(?:we|our|at|us)\b|\byou(?:['’]ll| will) (?:receive|enjoy|get|love|join|be (?:paid|joining|part|invited|notified|contacted|considered|working with an?))\b/i;
const plus =
  /\b(?:is a plus|a plus\b|preferred|desirable|desired|nice[- ]to[- ]have|an advantage|ideally|would be (?:great|nice|good|ideal))\b/i;

/** "As a clerk, you", "The incumbent in this position": the person to be hired. */
const subject =
  /^(?:[Aa]s (?:(?:an?|the|our) )?[^,]{3,60}, )?(?:[Ii]n this (?:role|position|job),? )?(?:[Yy]ou|They(?= will)|(?:[Tt]he|[Tt]his) (?:incumbent|employee|position|role|person|candidate|hire|job|\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*){0,4}|(?:\p{Ll}+ ){0,3}?\p{Ll}+(?:er|or|ist|ian|ant|clerk|cook|nurse))(?: in this (?:position|role|job))?|[Ii]ncumbent)(?=['’ ])/u;

/** What a line says by its form. Deterministic; never throws. */
export function lineForm(line: string): LineForm {
  const { text: said, isLed } = behindLead(line);
  const text = tidy(said.replace(/\s*\([^()]*\)/g, '').replace(/ & /g, ' and '));
  const isWhose = subject.test(line) && !/\b(?:have|has|possess(?:es)?|bring)\b/i.test(line);
  const isBase = startsWithBaseVerb(text, isLed);
  const isThird = !isBase && isThirdPerson(text);
  const isDoing = !isBase && isGerund(text);
  const isAsset = !isBase && !isThird && !isDoing && !isWhose && asset.test(text);
  const says = saysOf(line, isAsset || isAble.test(line));
  const isWork = isBase || isThird || isDoing || (says === null && looksLikeWork(text));
  return { says, isWork, isClear: isWork || says !== null || startsWithAdjective(text) };
}

/** "Good with numbers". */
const startsWithAdjective = (text: string): boolean => {
  const [, , first, second] = tagWords(
    `They are ${lowerFirst(text).split(' ').slice(0, 5).join(' ')}`,
  );
  return first?.tag === 'ADJ' && second?.tag === 'ADP';
};

function saysOf(line: string, isBrought: boolean): PostingLineKind | null {
  if (ofEmployer.test(line)) return null;
  if (isBrought || mentions.test(line) || tools.test(line))
    return plus.test(line) ? 'preferred' : 'requirement';
  return duties.test(line) ? 'duty' : null;
}

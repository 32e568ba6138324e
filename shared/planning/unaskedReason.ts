import { analyze } from '../analysis/analyze.ts';
import { isFormalLine } from './library/formalLine.ts';
import { lineForm } from './lineForm.ts';
import { softReason } from './softLine.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';
import { verbBases } from './library/verbList.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';
import {
  bodyWords,
  personWords,
  offenceWords,
  paperWords,
  paperFirst,
  aboutPapers,
  practicalWords,
  genericWords,
  endsOpen,
  hoursWords,
} from './library/unaskedWords.ts';

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
  if (bodyWords.test(text) || personWords.test(text) || /\bmales?\b|\bborn\b/i.test(text))
    return 'unlawful';
  if (line.kind !== 'duty' && offenceWords.test(text)) return 'unlawful';
  if (practicalWords.test(text) && text.split(' ').length < 30 && !isTimedDuty(text))
    return 'practical';
  if (aboutPapers.test(text)) return 'papers';
  if (paperFirst.test(text) && text.split(' ').length <= 24 && !/^[^.]*\bor\b.{0,6}$/i.test(text))
    return 'papers';
  if (line.kind !== 'duty' && /^own (?:\p{L}+ )?(?!\p{L}+ing\b)\p{L}+/iu.test(text))
    return 'practical';
  if (isFormalLine(text)) return 'formal';
  const { isClear, says } = lineForm(text);
  if (
    endsOpen.test(tidy(behindLead(text).text).replace(/,? including$/i, '')) &&
    !/[.!]$/.test(text)
  )
    return 'unclear';
  // "Comfortable with balance sheets (a certificate helps)" asks for no papers.
  if (paperWords.test(text.replace(/\s\([^()]*\)/g, '')) && !isWorkWithPapers(line))
    return 'papers';
  if (genericWords.test(withoutTail(text)) || text.split(' ').length < 2 || isCaption(text))
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
  text.split(' ').length >= 9 && !hoursWords.test(text) && lineForm(text).isWork;

/** Quoting "a young crew of salesmen" would repeat what the analyzer asks people to take out. */
const leavesOut = (text: string): boolean =>
  analyze({ blocks: [{ text, type: 'paragraph' }] }).annotations.some(
    ({ category, text: word }) =>
      /^(?:exclusive-|bias-age|bias-disability)/.test(category) &&
      // Reading plans, speaking to groups and the elderly one cares for are work.
      !/^(?:read|speak|talk|type|(?:the )?elderly|foreman|postman)$/i.test(word),
  );

import { lineForm } from './lineForm.ts';
import { isGerund, isThirdPerson, startsWithBaseVerb } from './lineVerbs.ts';
import type { PostingLineKind } from './postingLine.ts';
import { behindLead } from './lineLead.ts';
import type { SectionKind } from './library/headings.ts';

/** Whether a sentence is a duty or a requirement; null when it is neither. */
export function kindOf(
  sentence: string,
  { section, item, title }: { section: SectionKind | null; item: boolean; title: string | null },
): PostingLineKind | null {
  const { says, isWork } = lineForm(sentence);
  // A list of duties that goes on with "Knowledge of …" has become one of requirements.
  if (section === 'duties') return says === 'requirement' ? says : 'duty';
  if (section === 'requirements')
    return says === 'preferred'
      ? says
      : says === null && isThirdPerson(sentence)
        ? 'duty'
        : 'requirement';
  if (section === 'preferred') return section;
  if (section === 'conditions') return 'requirement';
  if (says !== null) return says;
  // Where no heading says what a list is, its items count unless they speak of the employer.
  const isTold =
    section === 'summary' &&
    sentence.split(' ').length >= 4 &&
    !toReader.test(sentence) &&
    (startsWithBaseVerb(sentence.replace(/^To /, ''), false) ||
      isThirdPerson(sentence) ||
      isGerund(sentence) ||
      /^\p{L}+(?:tion|ment) of /u.test(sentence));
  if (isWork && ((item && section !== 'company') || isTold)) return 'duty';
  const isDone = isWork || startsWithBaseVerb(behindLead(sentence).text, true);
  return isDone && isOfTitle(sentence, title) ? 'duty' : null;
}

/** "Join a great crew": said to the reader, not of the work. */
const toReader =
  /^(?:join|become|discover|come|apply|grow|enjoy|be|imagine|meet|start|take|make|find|learn|see|get|help us|work (?:with us|for|in|at)|want|looking|seeking|reports?|reporting|located|offers?|offering|needs?|according|writing samples|like|to (?:do|meet|achieve) (?:this|that))\b/i;

/** "The Harbor Clerk logs ships", "Trainees will mend": the subject is the job, by the noun of its title. */
function isOfTitle(sentence: string, title: string | null): boolean {
  const [whole = '', noun = ''] =
    /^(?:The|This|Each) (?:\p{Lu}[\p{L}&-]* ){0,5}(\p{Lu}[\p{L}-]+) (?:\(\p{Lu}+\) )?(?=\p{Ll})/u.exec(
      sentence,
    ) ??
    /^(?:The|All|Our) (?:\p{Ll}+ ){0,3}?(\p{Ll}+) (?=\p{Ll}+s\b|will\b)/u.exec(sentence) ??
    /^(?:The |All |Our )?(?:\p{Lu}[\p{L}&-]* ){0,3}(\p{Lu}\p{Ll}+)s (?=will|are responsible)/u.exec(
      sentence,
    ) ??
    /^[^,]{3,60}, the (?:\p{Lu}[\p{L}&-]* ){0,4}(\p{Lu}[\p{L}-]+) (?=\p{Ll}+s\b|will\b)/u.exec(
      sentence,
    ) ??
    [];
  const isEmployers =
    /^(?:reports|offers|seeks|is(?! responsible)|are(?! responsible)|will (?:be (?:paid|offered|given|assigned|guided|exposed)|receive|join|have|report))\b/.test(
      sentence.slice(whole.length),
    );
  const words = (title ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const initials = (title ?? '').match(/(?<!\p{L})\p{Lu}/gu)?.join('');
  return (
    noun.length > 2 &&
    !isEmployers &&
    (noun === initials ||
      words.some((word) => word.startsWith(noun.toLowerCase().replace(/s$/, ''))))
  );
}

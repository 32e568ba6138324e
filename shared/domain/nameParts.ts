import { bareName } from './transcripts/bareName.ts';
import { nameShape } from './transcripts/nameShape.ts';

/**
 * First and last name out of a display name: "Ana M." and "Lopez" of "Lopez, Ana M. (she/her)". Null
 * where it is no full name of a person: one word, "Speaker 2", a telephone number.
 */
export function nameParts(displayName: string): { firstName: string; lastName: string } | null {
  const name = bareName(displayName);
  if (nameShape(name) !== 'sure' || /\d/.test(name)) return null;
  const [family = '', given] = name.split(/,\s*/);
  // After a comma stands the first name, or "PhD".
  const isReversed = given !== undefined && !/^(?:\p{Lu}\p{L}?\.?\p{Lu}|[JS]r\b)/u.test(given);
  const words = (isReversed ? `${given} ${family}` : family)
    .replace(/^(?:dr|prof|mr|mrs|ms|mx|sir)\.?\s+/i, '')
    .split(/\s+/);
  if (
    words.length < 2 ||
    /^(?:interviewer|candidate|applicant|speaker|guest|host)$/i.test(words[0] ?? '')
  )
    return null;
  if (isReversed) return { firstName: given, lastName: family };
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word));
  const last = particle > 0 ? particle : words.length - 1;
  return { firstName: words.slice(0, last).join(' '), lastName: words.slice(last).join(' ') };
}

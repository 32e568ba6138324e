import type { TitleClarity } from './analysis.ts';

const checks: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /\b(?:rock ?star|ninja|guru|wizard|jedi|unicorn|superhero|hacker|evangelist|maven)\b/i,
    'It uses a nickname that people do not search for.',
  ],
  [
    /\b(?:asst|admin\.|mgr|sr|jr|dept|supv|coord|spec|tech\.|rep\.|eng|dir)\b\.?/i,
    'It is abbreviated; write the words out.',
  ],
  [
    /\b(?:[IVX]{1,4}|\d+(?:\/\d+)*|p\d+)$|\b[IVX]{1,4}\/[IVX]{1,4}\b/,
    'It ends in an internal grade; say the level in words.',
  ],
  [/#|\b[a-z]*\d{4,}\b|\b\d{2,}-\d{2,}/i, 'It holds a reference number.'],
  [/[!*]|\(.*\)|\$|\||\//, 'It holds more than the title: marks, brackets or a slash.'],
  [/\b(?:urgent|immediate|hiring|wanted|amazing|exciting)\b/i, 'It advertises; name the job only.'],
  [
    /\b(?:alder|business|camera|chair|clergy|council|crafts|fire|fore|handy|journey|line|mail|ombuds|patrol|police|repair|sales|service|spokes|trades|watch)(?:wo)?m[ae]n\b/i,
    'It names a gender.',
  ],
];

/** Whether people would find and understand the title; null for no title. */
export function titleClarity(title: string | undefined): TitleClarity | null {
  const text = title?.trim() ?? '';
  if (text === '') return null;
  const reasons = checks.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  if (text.split(/\s+/).length > 8) reasons.push('It is longer than eight words.');
  if (text.length > 4 && text === text.toUpperCase() && /\p{L}/u.test(text)) {
    reasons.push('It is all in capitals.');
  }
  return { isClear: reasons.length === 0, reasons };
}

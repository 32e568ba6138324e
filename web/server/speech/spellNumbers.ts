const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: [number, string][] = [
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** Writes whole numbers below a thousand million as English words; other figures stay. */
export function spellNumbers(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\d+/g, (digits) => (digits.length > 9 ? digits : spell(Number(digits))));
}

function spell(value: number): string {
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return `${spell(Math.floor(value / size))} ${name}${rest > 0 ? ` ${spell(rest)}` : ''}`;
  }
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit > 0 ? ` ${small[unit]}` : ''}`;
}

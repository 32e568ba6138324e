/** A text as a message may name it: whole, or cut after so many characters. */
export function inShort(text: string, most = 160): string {
  const all = Array.from(text);
  return all.length > most ? `${all.slice(0, most).join('').trimEnd()}…` : text;
}

/**
 * Long words and their plain ones, only those that mean the same wherever they stand. Ours. An ending
 * in brackets goes to both sides; words in braces may not stand beside it: `{an }` before, `{ that}` after.
 */
const table = `
accordingly = so
{an |one |any }additional = more
additionally = also
advantageous = useful
approximately = about
ascertain = find out
{administrative |technical |legal }assistance{ program} = help
assist(|s|ed|ing) = help(|s|ed|ing)
{in }collaborate(|s|d) with = work(|s|ed) with
collaborating with = working with
commence(|s|d) = start(|s|ed)
commencing = starting
compensation{ claims| plan} = pay
consequently = so
currently = now
demonstrate(|s) = show(|s)
demonstrating = showing
demonstrated ability = proven ability
demonstrated experience = proven experience
expedite(|s) = speed(|s) up
frequently = often
furthermore = also
immediately = at once
in collaboration with = with
in conjunction with = with
in cooperation with = with
indicate(|s|d) = show(|s|ed)
individuals = people
initiate(|s|d) = start(|s|ed)
initiating = starting
legislation = laws
may be required to = may have to
will be required to = will have to
methodologies = methods
modification(|s) = change(|s)
multiple = several
must have the ability to = must be able to
has the ability to = can
numerous = many
an array of = many
objectives = goals
obtain(|s|ed) = get(|s|)
obtaining = getting
occasionally = at times
on an ongoing basis = all the time
participate(|s|d) in = take(|s|) part in
participating in = taking part in
periodically = from time to time
personnel{ records| files| policies| actions| issues| services| rules} = staff
pertaining to = about
possess(|es) = ha(ve|s)
possessing = having
previously = before
primarily = mainly
procure(|s|d) = buy(|s|)
procuring = buying
regarding = about
relating to = about
regulations = rules
remainder = rest
remuneration = pay
{all |other |and }responsibilities = duties
statutes = laws
subsequently = later
sufficient = enough
supplementary = extra
transmit(|s) = send(|s)
transmitting = sending
utilization = use
utilize(|s|d) = use(|s|d)
utilizing = using
verify{ that} = check
verifies{ that} = checks
`;

export interface PlainWord {
  words: string;
  plain: string;
  pattern: RegExp;
}

/** The longest first, so that a phrase wins over a word of it. */
export const plainWords: readonly PlainWord[] = table
  .split('\n')
  .filter((line) => line.includes('='))
  .flatMap(readLine)
  .sort((a, b) => b.words.length - a.words.length);

function readLine(line: string): PlainWord[] {
  const [left = '', to = ''] = line.split('=').map((side) => side.trim());
  const [, before, from = '', after] = /^(?:\{([^}]*)\})?([^{]*)(?:\{([^}]*)\})?$/.exec(left) ?? [];
  const ends = /\(([^)]*)\)/.exec(from)?.[1]?.split('|') ?? [''];
  const others = /\(([^)]*)\)/.exec(to)?.[1]?.split('|') ?? [''];
  return ends.flatMap((end, index): PlainWord[] => {
    const other = others[index];
    // An empty ending on the plain side means that the form is the base ("kept" has no rule).
    if (other === undefined || (index > 1 && other === '')) return [];
    const words = from.trim().replace(/\([^)]*\)/, end);
    const plain = to.replace(/\([^)]*\)/, other);
    const guard = (before === undefined ? '' : `(?<!\\b(?:${before}))`) + `(?<![\\w/-])`;
    // Only in lower case or at the start: capitals are names, "Election Assistance Commission".
    const initial = words.charAt(0);
    const cased = `(?:${initial}|(?<=^\\W*)${initial.toUpperCase()})${words.slice(1)}`;
    const end_ = `(?![\\w/-])` + (after === undefined ? '' : `(?!${after})`);
    return [{ words, plain, pattern: new RegExp(guard + cased + end_, 'g') }];
  });
}

/** The sentence in plain words; a word that is there already is not put there twice. */
export function usePlainWords(sentence: string): string {
  let text = sentence;
  for (const { plain, pattern } of plainWords) {
    const isThere = new RegExp(String.raw`\b${plain}\b`, 'i').test(text);
    if (isThere && plain !== 'with' && plain !== 'about' && plain !== 'help') continue;
    text = text.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain,
    );
  }
  return text;
}

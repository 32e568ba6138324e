const listOf = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Words that begin a sentence before a colon, as in "One more thing: …", and rarely a name. */
const openings = listOf(
  `a an the this that these those it its it's he she we you they i i'm i'd i'll i've we're we'd
  my your our their his her one two three four five six first second third last next another other
  so and but or because well okay ok yes no yeah yep nope right now then also again here here's
  there there's that's what what's why when where who which how if as at in on for from to with of
  by about after before let let's please thanks thank remember quick short long final finally
  basically honestly actually exactly firstly secondly lastly anyway however therefore meaning plus
  sure true false listen look see hello hi hey every each some any most many all both not only just
  is was are were do did does have had can could would should`,
);

/** Words that end what announces a sentence: "Fun fact: …", "The short version: …". */
const endings = listOf(
  `thing things point points fact facts line question questions answer answers story short example
  examples idea ideas problem problems issue issues reason reasons news part parts version way case
  word words term terms option options step steps rule rules lesson lessons goal goals result
  results is was are were said asked says that this it them me us`,
);

/** Small words inside a sentence; a name holds them only between two capitals, if at all. */
const inside = listOf(
  `the this that these those is was are were be been it they we you i he she my your our their his
  her not no do did does have had has can could would should will what which who when where why how
  so but because if then than thing things very really more most some any about into out up down`,
);

/** Whether words before a colon read like the beginning of what is said, and not like a name. */
export function isSaid(head: string): boolean {
  const words = head.replaceAll('’', "'").split(/\s+/);
  const [first = '', ...rest] = words.map((word) => word.replace(/[,.]+$/, ''));
  const last = rest.at(-1) ?? '';
  if (rest.length === 0) return first.length > 1 && first !== 'You' && isIn(openings, first);
  if (rest.some((word) => word === word.toLowerCase() && inside.has(word))) return true;
  if (last === last.toLowerCase() && endings.has(last)) return true;
  // "So Yamada" and "My Nguyen" are people; "So far" and "my view" are not.
  return (
    isIn(openings, first) &&
    (first !== capital(first) || rest.some((word) => !/^\P{Ll}/u.test(word)))
  );
}

const isIn = (list: Set<string>, word: string): boolean => list.has(word.toLowerCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

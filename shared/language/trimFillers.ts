const lead =
  /^(?:(?:so|um+|uh+|er+|erm|hmm?|mm|ah|oh|okay|ok|well|yeah|yes|yep|right|alright|sure|like|i mean|you know|actually|honestly|basically|and|but|now|then|gosh|ha|haha|no|look|okay so)(?:\s*,\s*|\s*\.\s+|\s+(?=\S)))/i;
/** Words that carry the clause when no comma follows them: "so that", "now it", "no problem", "right away". */
const keeps =
  /^(?:so (?:that|far|much|many|long|few|little)|like (?:a|an|the|that|this|it|to)|actually \w+ed|right (?:away|now|side|to|there|after|before)|well (?:done|known)|no (?:problem|one|more|longer|idea|\w+s?\b(?! no))|yes and|now (?:i|we|it|they|he|she|the|dates|every|people)\b|then (?:i|we|it|they|he|she|the)\b|look (?:at|for|after)|sure (?:that|of)|but (?:i|we|it|they|he|she|the)\b|and (?:i|we|it|they|he|she|the)\b|basically \w+ed|okay (?:for|with)|honestly i)/i;
const tail =
  /(?:[\s,]+(?:(?<!what )you know|um+|uh+|if you (?:see|know|get) what i mean|(?<!what )i mean|(?<!\ball )right|yeah|i guess|or something|or whatever|and so on))+\s*[.,!]?$/i;

/** Where a sentence stands without the fillers around it, as offsets into `text`. */
export function trimFillers(text: string): { start: number; end: number } {
  let start = 0;
  for (;;) {
    const rest = text.slice(start);
    const found = lead.exec(rest)?.[0];
    if (found === undefined || found.length >= rest.length) break;
    if (!/[,.]\s*$/.test(found) && keeps.test(rest)) break;
    start += found.length;
  }
  const kept = text.slice(start);
  const ending = tail.exec(kept)?.[0];
  const end =
    ending === undefined || ending.length >= kept.length
      ? text.length
      : text.length - ending.length;
  return { start, end };
}

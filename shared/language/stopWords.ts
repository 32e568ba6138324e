/** Words that carry no subject: grammar, fillers of speech, and the scaffolding of questions. */
const words = `
a about actually after again ago ah all almost along already alright also although always am an and another any
anybody anyone anything anyway are around as ask at away back be because been before being both but by came can
cause come could couple course day did do does doing don done down each eh either else end er even ever every
everybody everyone everything exactly few fine first for from full get give go going gonna good got great guess
guy guys had half happen has have having he hello her here hers hey hi him his hm honest honestly how huh i if in
instead into is it its itself just kind know last later least left less let like little literally long look lot
lots ma'am made main make many may maybe me mean might mine mm more most mostly much must my myself never new next
nice no nobody none nope not nothing now of off often oh ok okay old on once one only onto or other others our out
over own part perfect perhaps person please point pretty probably put quite rather ready really right said same
say see seen she should show side since small so some somebody somehow someone something sometimes somewhere soon
sorry sort still stuff such suppose sure take talk tell ten than thank thanks that the their them then there
these they thing things think this those though through time times to today together tomorrow too took true try
two three uh um under until up upon us use used very walk want was way ways we well went were what whatever when
where whether which while who whole whom whose why will with within without wonder word work would wow yeah year
years yep yes yesterday yet you your yours yourself
i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd
we'll they're they've they'd they'll that's there's here's what's who's where's how's isn't aren't wasn't weren't
don't doesn't didn't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't let's gotta wanna ain't
between four five six seven eight nine eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
comfortable willing open able ever describe example explain question questions answer answers
`;

const stopWords = new Set(words.split(/\s+/).filter(Boolean));

/** Whether a word in lower case says nothing about the subject spoken of. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || word.length < 2;
}

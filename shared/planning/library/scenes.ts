/**
 * Stories and scenes that several competencies ask for: a plan asks for each once, because a candidate would
 * answer with the same story.
 */
const scenes: readonly RegExp[] = [
  /\bbusiest\b|\bbusy hour\b|more (?:runs or calls|goods) came in|work that takes two|cannot finish both|two days for work|full and short of staff|far more than usual|ten people wait|forty open cases/i,
  /\bangr(?:y|ier|iest)\b|\bupset\b|\bshouts?\b|\bloud(?:ly)?\b|most heated|lost patience|hard to please|unhappy when|not happy with|not content with/i,
  /supplier who did not deliver|carrier let you down|supplier calls/i,
  /say no to a customer|could not give what they wanted|told a client no|answer they did not want|against what they had asked|tell a manager that they could not/i,
  /mistake of yours|wrong information this morning|published (?:that turned|under your name)|misunderstanding|payroll mistake|spoiled/i,
  /mistake you (?:caught|found)|found? (?:a mistake|an error)|find (?:a mistake|an error)|mistake in a document/i,
  /(?:want|need)s? you at the same (?:time|moment)|come in at once|at the same (?:hour|time)|three people are waiting|each need you|comes first\. how|the phone is ringing/i,
  /curious about|private (?:details|number)|may see it|asks you about (?:somebody|a colleague)|keep it to yourself|about a colleague's/i,
  /sign for something|fill in a check|not the true one|sign off checks|document you were given/i,
  /(?:late|missing|behind).*(?:deadline|date)|deadline (?:you|or filing)|date in a case|late or over budget|going to be late|closing that was in danger|keep a promise/i,
  /found hard to learn|learn from scratch|learn the terms|shown something once|never done and everyone/i,
  /feedback that hurt|criticism that|found fault with|criticized|fault with work|complaint\?/i,
  /kept (?:coming back|going wrong)|came back after|removed for good|same complaint kept/i,
  /in a hurry|left out a step|an entry from this morning/i,
  /(?:disagreement|disagreed|conflict|no longer speak|not easy at first|saw it differently)/i,
  /vague (?:request|question)|question is unclear|really (?:wants|needs?)|asks you something that you do not know|question you cannot answer/i,
  /way of working that you changed|change you made|shorter and better|quicker or safer|changed in the daily running|improvement (?:to|of) your/i,
  /hurt near you|is hurt\b|emergency at work|lost their head|something happens, people look/i,
  /do not (?:agree|match)|does not match|seem to belong|differ by|different figures|did not agree|did not balance|unclear or wrong/i,
  /somebody who (?:did not know|knows nothing)|explain to people|that you had to explain|who were not researchers|not in finance|not like technology/i,
  /colleague (?:skips|leaves off|takes a short cut)|rule that was not being followed|unsafe that you noticed/i,
  /opposite things|want different things/i,
  /guests? (?:who came back|that they were glad)|customer who thanked you|glad of afterwards/i,
  /needs? you first|what to look at|thousand|choose what to check|which ones\?|how do you choose\?/i,
  /quality of a colleague's|give somebody feedback|work you helped to improve|work was not good enough/i,
  /hard to fill|open for a long time/i,
  /did not go (?:to plan|as (?:you )?planned)|went differently|hard season/i,
  /a day on which|came in than/i,
];

/** The scenes that a question asks for, by number. */
export const scenesOf = (question: string): number[] =>
  scenes.flatMap((pattern, index) => (pattern.test(question) ? [index] : []));

/** A quick look before the costly one: no statement does without one of these. */
const hint = /equal|discriminat|eoe|eeo|m\/f\/|harass|consideration|backgrounds/i;
const traitHint = /race|religio|gender|disabilit|national origin|ancestry|veteran/i;

const statement = new RegExp(
  [
    String.raw`\bequal[\s-]+(?:employment[\s-]+)?opportunit(?:y|ies)(?:\s*(?:\/|and|&)?\s*(?:affirmative[\s-]+action|aa))?[\s-]+(?:employer|workplace|provider|organi[sz]ation|agency)`,
    String.raw`\b(?:is|are|as|am)\s+(?:proud\s+to\s+be\s+)?an?\s+(?:eoe|eeo|e\.o\.e|equal)\b`,
    String.raw`\b(?:eoe|eeo\s+employer|m\/f\/d\/v)\b|\b(?:eeo\/aa|aa\/eeo)(?:\s*\/?\s*(?:employer|tty|m\/f\S*))?[.\s]*$`,
    String.raw`\b(?:(?:be|is|are)\s+(?:given|provided?|afforded|offered)|provid(?:es?|ing)|committed\s+to(?:\s+\w+){0,3}|offers?|believes?\s+in)\s+equal\s+(?:employment\s+)?opportunit`,
    String.raw`\b(?:equal\s+(?:employment\s+)?opportunit(?:y|ies))\s+(?:is|are)\s+(?:provided|given|afforded|extended)`,
    String.raw`\b(?:does|do|will|shall|may)\s+not\s+(?:unlawfully\s+)?discriminate`,
    String.raw`\bnot\s+to\s+discriminate`,
    String.raw`\b(?:no\s+place\s+for|free\s+(?:from|of)|prohibits?|forbids?|without|against|zero\s+tolerance\s+for)\s+(?:unlawful\s+)?(?:discrimination|harassment)\b`,
    String.raw`\breceive\s+(?:equal\s+)?consideration\s+(?:for\s+employment\s+)?(?:without|regardless)`,
    String.raw`\bwe\s+(?:celebrate|welcome|embrace)\s+(?:people|applicants|candidates)[^.]{0,30}\s+(?:of|from)\s+all\s+backgrounds[^.]{0,200}(?:race|gender|religion|age)`,
  ].join('|'),
  'i',
);
const traitGround =
  /\b(?:without\s+regard\s+(?:to|for)|regardless\s+of|irrespective\s+of|(?:on|upon)\s+the\s+bas(?:is|es)\s+of|based\s+(?:up)?on|because\s+of|discriminat\w*|protected|harass\w*)/i;
const traits =
  /\b(?:race|colou?r|religio(?:n|us)|creed|sex|gender|sexual\s+orientation|national\s+origin|ancestry|age|disabilit(?:y|ies)|veterans?|marital\s+status|pregnancy|genetic|citizenship|ethnicity|political\s+affiliation)\b/gi;

/**
 * Whether a sentence is (part of) an equal-opportunity statement: it says so, or it names at least
 * three protected traits as no ground for a decision. A duty such as "ensures compliance with equal
 * employment opportunity law" is not one.
 */
export function isEqualOpportunitySentence(sentence: string): boolean {
  if (hint.test(sentence) && statement.test(sentence)) return true;
  return traitHint.test(sentence) && traitGround.test(sentence) && countTraits(sentence) >= 3;
}

const companion =
  /\b(?:diversity|diverse|inclusi(?:ve|on)|equity|belonging|protected|accommodat\w*|veterans?|minorit(?:y|ies)|harass\w*|discriminat\w*|equal(?:ly|ity)?|backgrounds|disabilit(?:y|ies)|employment decisions|business needs?|terms and conditions of employment|this policy applies)\b/i;

/** Whether a sentence reads as part of the statement when it stands beside one in its paragraph. */
export function isStatementCompanion(sentence: string): boolean {
  return companion.test(sentence);
}

/** Whether a heading announces an equal-opportunity statement. */
export function isEqualOpportunityHeading(text: string): boolean {
  return (
    text.length < 90 &&
    /\bequal\s+(?:employment\s+)?opportunity\b|\bEEOC?\b|\bEOE\b|\bnon-?discrimination\b/i.test(
      text,
    )
  );
}

function countTraits(sentence: string): number {
  return new Set(sentence.match(traits)?.map((trait) => trait.toLowerCase())).size;
}

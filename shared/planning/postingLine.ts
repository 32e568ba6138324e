/** What a line of a posting says: work to do, or what the person should bring. */
export const postingLineKinds = ['duty', 'requirement', 'preferred'] as const;
export type PostingLineKind = (typeof postingLineKinds)[number];

/** Why no question is made from a line. */
export const unaskedReasons = [
  'unlawful',
  'papers',
  'practical',
  'formal',
  'generic',
  'unclear',
  'wording',
  'repeated',
  'trait',
  'unknown',
  'enough',
] as const;
export type UnaskedReason = (typeof unaskedReasons)[number];

export const unaskedTexts: Readonly<Record<UnaskedReason, string>> = {
  unlawful: 'About health, family or another matter that an interview must not ask about',
  papers: 'Checked from papers, not asked',
  practical: 'About hours, place or travel: settled in the recruiter screen',
  formal: 'About applying, eligibility or the employer, not about the work',
  generic: 'Says too little to ask about',
  unclear: 'Not understood well enough; ask about it in your own words',
  wording: 'Its wording leaves people out; reword it before asking about it',
  repeated: 'Says the same as another line',
  trait: 'A general quality: listen for it in all answers rather than ask about it',
  unknown: 'The library has no question on it; ask about it in your own words',
  enough: 'Left out so that the plan stays short; add a question if it matters',
};

/** A duty or requirement, in the posting's words with white space made even. */
export interface PostingLine {
  text: string;
  kind: PostingLineKind;
  /** It stands under "Working conditions" or the like. */
  isCondition?: true;
}

/** "Proficient in Excel", "Comfortable with heights". */
export const being =
  /^(?:“(?:(?:\p{L}+ly|very) )?(?:proficient|comfortable|familiar|skilled|experienced|competent|confident|fluent|knowledgeable|able|adept|versed|trained|educated|capable|expert|conversant|qualified)(?: and \p{L}+)? (?:in|with|at|about|to|of|\p{L}+ing)\b|“(?:good|strong) (?:in|with|at)\b)/iu;

/** What holds at all times. */
export const standing: ReadonlySet<string> = new Set(
  'ensure follow adhere comply uphold respect protect safeguard abide obey'.split(' '),
);
export const upkeep: ReadonlySet<string> = new Set(['maintain', 'keep']);
export const stateOfThings =
  /\b(?:standards?|confiden\w+|awareness|safe\w*|clean\w*|orderl\w+|high|professional\w*|relation\w*|communicat\w+|quality|compliance|positive|good|certif\w+)\b/i;
/** What has a beginning and an end. */
export const deeds: ReadonlySet<string> = new Set(
  `develop create design plan lead implement organize organise build launch negotiate introduce improve research
investigate solve resolve troubleshoot diagnose recruit hire train evaluate analyze analyse produce conduct establish
arrange settle recommend identify advise mentor coach persuade win secure repair install write draft edit present
oversee direct manage lead supervise chair restore construct invent test devise propose prepare coordinate audit
assess review facilitate deliver define shape drive transform migrate integrate program code publish promote`.split(
    /\s+/,
  ),
);

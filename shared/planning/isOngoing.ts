import type { WorkPhrase } from './readDuty.ts';

/** What one does with people and rules all the time: "working with vendors", "ensuring compliance". */
const ongoingVerbs = new Set(
  `adapt address adhere advise assure attend collaborate communicate comply cooperate coordinate deal demonstrate drive
ensure engage exercise follow foster handle interact keep make participate partner practice promote raise represent respond
serve solve speak supervise understand use utilize work`.split(/\s+/),
);

/** "maintaining effective working relationships", "providing customer service". */
const ongoingObjects =
  /\b(?:relationships?|relations|confidentiality|communications?|contact|customer service|service to|teamwork|support|leadership|guidance|oath of office|standards of)\b/i;
const lightVerbs =
  /^(?:provide|deliver|maintain|establish|give|offer|conduct|build|develop|manage)$/;

/**
 * Whether work goes on without a beginning and an end. It cannot be taken over from somebody's notes,
 * done in half the time or walked through step by step; asked so, a question has no answer.
 */
export const isOngoing = ({ verb, object }: Pick<WorkPhrase, 'verb' | 'object'>): boolean =>
  ongoingVerbs.has(verb) || (lightVerbs.test(verb) && ongoingObjects.test(headOf(object)));

/** The thing itself, without what it is for: "the communication plan" is a plan. */
const headOf = (object: string): string => {
  const [head = ''] = object.split(/\s(?:for|of|to|with|in|on|at|among|between|that|across)\s/);
  return /\b(?:plans?|reports?|materials?|polic(?:y|ies)|systems?|tools?|programs?|strateg(?:y|ies)|protocols?)$/i.test(
    head,
  )
    ? ''
    : object.slice(0, head.length + 12);
};

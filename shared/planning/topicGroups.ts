import { competencyById } from './competencies/competencyTable.ts';
import type { InterviewTheme } from './competencies/competency.ts';
import { isVague } from './isVague.ts';
import type { Topic } from './topics.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** Topics of a posting that one competency covers. */
export interface TopicGroup {
  /** Of the taxonomy, or null for a subject that only this posting has. */
  competencyId: string | null;
  name: string;
  theme: InterviewTheme;
  /** Best first. */
  topics: Topic[];
  score: number;
}

/** A group of more topics than this is parted by what its work is done to. */
const mostTopics = 5;
/** A vague duty is worth 0.36. */
const leastWorth = 0.37;
/** A competency that shows only around the words of a topic is not what it is about. */
const leastWeight = 0.8;

/**
 * Groups topics by competency, strongest group first. A competency that nearly every line shows (as
 * "election" does in an election office) tells little, so a rarer one takes the topic.
 */
export function groupTopics(found: readonly Topic[]): TopicGroup[] {
  const topics = withoutRepeats(found);
  const frequency = new Map<string, number>();
  for (const { competencies } of topics)
    for (const { id } of competencies) frequency.set(id, (frequency.get(id) ?? 0) + 1);
  const groups = new Map<string, TopicGroup>();
  for (const topic of topics) {
    const best = topic.competencies
      .filter(({ weight }) => weight >= leastWeight)
      .map(({ id, weight }) => ({ id, weight: weight / (2 + (frequency.get(id) ?? 0)) ** 0.4 }))
      .sort((a, b) => b.weight - a.weight)[0];
    const competency = best === undefined ? null : competencyById(best.id);
    if (competency === null) addOwnSubject(groups, topic);
    else add(groups, topic, competency.id, competency.name, competency.theme);
  }
  for (const group of groups.values()) {
    // What could not carry a competency is not asked under another one either.
    group.topics = group.topics
      .sort((a, b) => b.worth - a.worth)
      .filter(({ worth }, index) => index === 0 || worth >= leastWorth);
    group.score = score(group.topics) * (group.competencyId === null ? 0.6 : 1);
  }
  const all = [...groups.values()];
  return all
    .concat(all.flatMap(overflow))
    .filter(({ topics: own }) => (own[0]?.worth ?? 0) >= leastWorth)
    .sort((a, b) => b.score - a.score);
}

const score = (topics: readonly Topic[]): number =>
  topics.slice(0, 4).reduce((sum, { worth }, index) => sum + worth / (index + 1), 0) *
  (topics.length === 1 ? 0.7 : 1);

function add(
  groups: Map<string, TopicGroup>,
  topic: Topic,
  competencyId: string | null,
  name: string,
  theme: InterviewTheme,
): void {
  const key = competencyId ?? name.toLowerCase();
  const group = groups.get(key);
  if (group === undefined)
    groups.set(key, { competencyId, name, theme, topics: [topic], score: 0 });
  else group.topics.push(topic);
}

function addOwnSubject(groups: Map<string, TopicGroup>, topic: Topic): void {
  const name = subjectName(topic);
  if (name !== null) add(groups, topic, null, name, 'role');
}

/** What a large group holds beyond its best topics becomes subjects of their own. */
function overflow(group: TopicGroup): TopicGroup[] {
  const rest = group.topics.splice(mostTopics);
  const groups = new Map<string, TopicGroup>();
  for (const topic of rest) addOwnSubject(groups, topic);
  return [...groups.values()].map((one) => ({
    ...one,
    theme: group.theme,
    score: score(one.topics) * 0.6,
  }));
}

const quantity =
  /^(?:(?:all|any|various|many|several|some|both|each|every|other)\s+|(?:the |an? )?(?:all |various )?(?:aspects?|phases?|parts?|types?|kinds?|forms?|(?:high |wide |full )?(?:level|range|variety|number|series|array|status|areas?)) of\s+|upwards of\s+)+/i;

/** "excellent customer service" is customer service; what is praised is no other thing. */
const praise =
  /^((?:the |an? )?)(?:(?:excellent|effective|efficient|strong|needed|required|necessary|appropriate|positive|good|successful|friendly|courteous|professional|ongoing|continuous|proper|timely|expert|other|outstanding|exceptional|high[- ]quality|quality)(?:,| and|, and)? )+/i;

/** What work is done to, without where and what for: "the countywide voter list". Null when unclear. */
export function workObject({ work }: Topic): string | null {
  if (work === null) return null;
  // Whom one stands for is not what one works on.
  if (isVague(work.object) || work.verb === 'represent') return null;
  const [first = ''] = work.object
    .replace(quantity, '')
    .split(
      /\s(?:for|how|in|on|at|to|with|from|by|that|into|regarding|concerning|related|relating|held|within|during|across|among|between|as|before|after|throughout|specific|used|required|have|has|are|is)[\s,]/,
    );
  const head = first
    // "complaints and resolving problems": the second is no thing.
    .replace(
      /,? (?:and|or) (?!training\b|testing\b|mailing\b|filing\b|meeting\b)\p{Ll}+ing\s.*$/u,
      '',
    )
    .replace(praise, '$1')
    .replace(/[\s,]+(?:and|or|both)?$/i, '')
    .replace(/ both$/, '')
    .replace(/(s|information|data|work) \p{Ll}+ed$/u, '$1');
  const words = head.replace(/^(?:the|an?) /, '').split(' ').length;
  const isPlain = /^[\p{L}\p{N}\s'/&-]+$/u.test(head) && !/\p{L}+'s\b/u.test(head);
  const starts =
    /^(?:abreast|from|of|by|about|into|out|up|off|with|that|to|in|on|for|how|what|his|her|these|those|this|their|new)\b/i.test(
      head,
    );
  return isPlain &&
    !isVague(head) &&
    !starts &&
    !vague.test(head) &&
    !isPeople(head) &&
    words >= 2 &&
    words <= 8
    ? head
    : null;
}

/** People are not a subject, and an adjective alone does not make one. */
const vague =
  /^(?:working relation(?:ship)?s|work relationships)$|^(?:the |an? )?(?:complex|strong|strategic|excellent|innovative|effective|multiple|required|other|appropriate|necessary|organizational|internal|special|related|high|good|public)\s+\p{L}+$|(?:clerks?|staff|employees?|officials?|teams?|workers?|voters?|vendors?|agency|agencies|policymakers|partners|members|volunteers|candidates|customers|users|people|managers?|supervisors?|directors?|heads?|others|needed|needed|up|out|off|down)$|\b(?!daily|monthly|early|weekly|yearly|quarterly|family|supply)\p{L}+ly\b/iu;

/** "two junior designers", but not "network servers". */
const isPeople = (phrase: string): boolean =>
  /(?:ers|ors|ists|ysts|ees|ians|ants)$/i.test(phrase) &&
  !/(?:comput|serv|print|lett|ord|numb|pap|fold|regist|paramet|rout|contain|trail|tend|off|filt|lay|count|monit|sens|mot|fact|err|grants|plants)(?:ers|ors|s)?$/i.test(
    phrase,
  );

/** The same as a name for a competency: "Countywide voter list". */
export function subjectName(topic: Topic): string | null {
  const source = topic.work === null ? (topic.subject?.text ?? '') : (workObject(topic) ?? '');
  const name = source
    .replace(/^(?:the|an?|our|your)\s+/i, '')
    .replace(/,.*$/, '')
    .trim();
  const words = name.split(' ').length;
  if (name.length < 4 || words > 6 || /[^\p{L}\p{N}\s'/&-]/u.test(name)) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

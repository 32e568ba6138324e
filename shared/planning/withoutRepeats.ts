import { questionContent } from './nearDuplicates.ts';
import type { Topic } from './topics.ts';

/**
 * "Developing the methodology" says nothing beside "developing the methodology for penalties", and
 * "the Election Supervisor" is "the Elections Supervisor": of two the fuller one stays, else the first.
 */
export function withoutRepeats(topics: readonly Topic[]): Topic[] {
  const read = topics.map((topic) => ({
    topic,
    content: questionContent(topic.work?.base ?? topic.subject?.text ?? ''),
  }));
  return read
    .filter(({ topic, content }, index) =>
      read.every(
        (other, place) =>
          place === index ||
          other.topic.work?.verb !== topic.work?.verb ||
          (other.topic.subject === null) !== (topic.subject === null) ||
          ![...content].every((stem) => other.content.has(stem)) ||
          (other.content.size === content.size && place > index),
      ),
    )
    .map(({ topic }) => topic);
}

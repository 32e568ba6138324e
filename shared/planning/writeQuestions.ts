import { competencies, competencyById, generalTwists } from './competencies/competencyTable.ts';
import { isOngoing } from './isOngoing.ts';
import { contentSimilarity, questionContent } from './nearDuplicates.ts';
import type { PlanQuestionType as QuestionType } from '../domain/plan.ts';
import type { PlannedCompetency, PlannedQuestion } from './plan.ts';
import { questionFrames } from './questionFrames.ts';
import type { QuestionFrame } from './questionFrames.ts';
import { readPosting } from './readPosting.ts';
import { screeningQuestions } from './screeningQuestions.ts';
import { staticQuestions } from './staticQuestions.ts';
import { groupTopics, workObject } from './topicGroups.ts';
import { findTopics } from './topics.ts';
import type { Topic } from './topics.ts';

export interface QuestionRequest {
  text: string;
  title?: string | undefined;
  groups: readonly PlannedCompetency[];
}

const perGroup = 3;
/** The third and fourth question of a group: these take turns. */
const thirdTypes: readonly QuestionType[] = ['Technical', 'Performance', 'CaseStudy'];
const tooAlike = 0.6;

/**
 * Three or four questions for each competency, about the posting's own subjects, no two alike in all of them.
 * The answer is in the order of the groups.
 */
export function writeQuestions({ text, title, groups }: QuestionRequest): PlannedQuestion[][] {
  const posting = readPosting({ text, title });
  const { topics, credentials } = findTopics(posting);
  const byName = new Map(groupTopics(topics).map((group) => [group.name, group.topics]));
  const writer = createWriter();
  return groups.map((group, index) => {
    const fixed =
      staticQuestions(group, posting.title) ?? screeningQuestions(group, credentials) ?? null;
    if (fixed !== null) return fixed.filter(({ question }) => writer.take(question));
    if (group.source === 'JobDescription') {
      const own = byName.get(group.competency) ?? [];
      const quoted = topics.filter(({ reference }) => reference === group.referenceText);
      return writer.write(group.competency, own.length > 0 ? own : quoted, index);
    }
    return writer.writeFocus(group.competency);
  });
}

function createWriter() {
  const asked: Set<string>[] = [];
  const uses = new Map<string, number>();
  const count = (key: string) => uses.get(key) ?? 0;

  const take = (question: string): boolean => {
    const content = questionContent(question);
    if (asked.some((one) => contentSimilarity(one, content) >= tooAlike)) return false;
    asked.push(content);
    return true;
  };

  /** The least used frame of a kind that gives a question unlike all others. */
  const ask = (
    frames: readonly QuestionFrame[],
    fill: (text: string) => string,
  ): PlannedQuestion | null => {
    const order = [...frames].sort((a, b) => count(a.text) - count(b.text));
    for (const frame of order) {
      const question = fill(frame.text);
      if (question.length > 330 || !take(question)) continue;
      uses.set(frame.text, count(frame.text) + 1);
      return { question, type: frame.type };
    }
    return null;
  };

  return {
    take,
    write(name: string, topics: readonly Topic[], index: number): PlannedQuestion[] {
      const competency = competencies.find((one) => one.name === name) ?? competencyById(name);
      const twists = [...(competency?.twists ?? []), ...generalTwists];
      const types: QuestionType[] = ['Behavioral', 'Situational'];
      // A group of many topics gets a question more, so that fewer go unasked.
      const turns = topics.length > perGroup ? [index, index + 1] : [index];
      for (const turn of turns) types.push(thirdTypes[turn % thirdTypes.length] ?? 'Technical');
      const questions: PlannedQuestion[] = [];
      const written = new Set<Topic>();
      const pool = withSubjects(topics);
      for (const type of types) {
        const unused = pool.filter((topic) => !written.has(topic));
        for (const topic of [...unused, ...pool]) {
          const twist = twists.reduce(
            (best, one) => (count(one) < count(best) ? one : best),
            twists[0] ?? '',
          );
          const found = ask(framesFor(topic, type), (frame) => fillFrame(frame, topic, twist));
          if (found === null) continue;
          if (found.question.includes(twist.slice(1))) uses.set(twist, count(twist) + 1);
          questions.push(found);
          written.add(topic);
          break;
        }
      }
      return questions;
    },
    writeFocus(area: string): PlannedQuestion[] {
      const frames = questionFrames.filter(({ needs }) => needs === 'focus');
      const subject =
        area.charAt(0).toLowerCase() === area.charAt(0) || /^\p{Lu}\p{Lu}/u.test(area)
          ? area
          : area.charAt(0).toLowerCase() + area.slice(1);
      const questions: PlannedQuestion[] = [];
      for (const type of ['Behavioral', 'Situational', 'Performance'] as const) {
        const found = ask(
          frames.filter((frame) => frame.type === type),
          (text) => text.replaceAll('{subject}', subject),
        );
        // Areas may be as alike as their owner likes: the frames keep their questions apart.
        if (found !== null) questions.push(found);
      }
      return questions;
    },
  };
}

/** Where a competency has fewer topics than questions, what the work is done to is asked about too. */
function withSubjects(topics: readonly Topic[]): Topic[] {
  if (topics.length >= perGroup) return [...topics];
  const derived = topics.flatMap((topic): Topic[] => {
    const [part = ''] = topic.subject?.text.split(', ') ?? [];
    if (topic.subject !== null && topic.subject.text.includes(', ') && part.includes(' '))
      return [{ ...topic, subject: { ...topic.subject, text: part } }];
    const text = workObject(topic);
    return text === null ? [] : [{ ...topic, work: null, subject: { kind: 'experience', text } }];
  });
  return [...topics, ...derived];
}

function framesFor({ work, subject }: Topic, type: QuestionType): QuestionFrame[] {
  const needs = work !== null ? 'work' : (subject?.kind ?? 'experience');
  const isEndless = work !== null && isOngoing(work);
  const own = questionFrames.filter(
    (frame) => frame.needs === needs && !(isEndless && frame.isForTasks === true),
  );
  const same = own.filter((frame) => frame.type === type);
  return same.length > 0
    ? same
    : own.filter((frame) => frame.type !== 'Behavioral' && frame.type !== 'Situational');
}

function fillFrame(frame: string, { work, subject }: Topic, twist: string): string {
  const text = frame
    .replaceAll('{work}', work?.gerund ?? '')
    .replaceAll('{do}', work?.base ?? '')
    .replaceAll('{subject}', subject?.text ?? '')
    .replaceAll('{twist}', twist);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

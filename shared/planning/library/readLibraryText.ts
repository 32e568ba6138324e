import { assumptions, assumptionsOf } from './assumptions.ts';
import {
  libraryQuestionTypes,
  questionLevels,
  workSettings,
  type Competency,
  type LibraryQuestion,
} from './competency.ts';
import type { CompetencyText } from './libraryText.ts';

/**
 * A competency from its text.
 * @throws {Error} naming the line that is neither a question nor a point of one.
 */
export function readLibraryText(text: CompetencyText): Competency {
  const { id, name, theme, strong, weak } = text;
  return {
    ...{ id, name, theme, questions: readQuestions(text) },
    strong: readCues(strong),
    weak: readCues(weak),
  };
}

export const readCues = (cues: string): string[] =>
  cues
    .split(',')
    .map((cue) => cue.trim().toLowerCase())
    .filter((cue) => cue !== '');

function readQuestions({ id, questions, assumes = '' }: CompetencyText): LibraryQuestion[] {
  const found: (LibraryQuestion & { good: string[] })[] = [];
  for (const line of questions.split('\n').map((row) => row.trim())) {
    if (line === '') continue;
    const last = found.at(-1);
    if (line.startsWith('+ ') && last) last.good.push(line.slice(2));
    else if (line.startsWith('- ') && last) last.weak = line.slice(2);
    else {
      const question = readQuestion(id, found.length + 1, line);
      found.push({
        ...question,
        assumes: [...new Set([...readCues(assumes), ...question.assumes])],
      });
    }
  }
  return found;
}

/** The type, the tags and the words of a question. */
export function readQuestionHead(id: string, line: string) {
  const [, typeName, tagText = '', question] = /^(\w+)((?:, [\w-]+)*): (.+)$/.exec(line) ?? [];
  const type = libraryQuestionTypes.find((known) => known === typeName);
  const tags = tagText.split(', ').filter((tag) => tag !== '');
  const level = questionLevels.find((known) => tags.includes(known));
  const setting = workSettings.find((known) => tags.includes(known));
  const named = assumptions.map((item) => item.name).filter((item) => tags.includes(item));
  const known = Number(level !== undefined) + Number(setting !== undefined) + named.length;
  if (type === undefined || question === undefined || known < tags.length)
    throw new Error(`The library's "${id}" has a line that is no question: ${line}`);
  return {
    ...{ type, level: level ?? 'any', setting: setting ?? null, question },
    assumes: named,
  };
}

function readQuestion(id: string, number: number, line: string) {
  const { assumes, ...head } = readQuestionHead(id, line);
  return {
    ...{ id: `${id}-${number}`, ...head },
    assumes: [...assumes, ...assumptionsOf(head.question)],
    ...{ good: [] as string[], weak: '' },
  };
}

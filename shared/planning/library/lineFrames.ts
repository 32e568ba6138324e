import type { PlannedQuestion } from '../plan.ts';
import type { QuotedLine } from '../quotedLine.ts';

export type Frame = readonly [PlannedQuestion['type'], string];
export type FrameKind = QuotedLine['kind'] | 'bonus';

const howTo = `
Technical: This is one of the duties: {line} How do you go about it?
Situational: Among the tasks is this one: {line} Suppose it is your first week. What would you want to know before you begin?
Technical: The posting names this task: {line} How do you make sure that it is done well?
Situational: One part of the job reads: {line} What can go wrong with it, and how would you deal with that?
Technical: This belongs to the job as well: {line} What do you pay most attention to, and why?`;

/** "{line}" is where the posting's own words stand, with their quotation marks and full stop. */
export const lineFrames: Readonly<Record<FrameKind, readonly Frame[]>> = {
  task: framesOf(`
Behavioral: The posting lists this duty: {line} Tell me about a time when you did such work, and what your part in it was.
${howTo}
Behavioral: From the list of duties: {line} Take me through the last time you did work of that kind.
Behavioral: You would do this in the job: {line} Tell me about a time when that was difficult. What did you do?`),
  ownTask: framesOf(howTo),
  handWork: framesOf(`
Behavioral: This is part of the work: {line} Tell me where you have done this or something like it.
Technical: Among the tasks is this one: {line} What makes the difference between doing it well and doing it badly?
Technical: The posting also names this: {line} How do you keep up both speed and quality in such work?
Situational: One of the tasks is this: {line} What can go wrong with it, and what do you do then?`),
  wideTask: framesOf(`
Behavioral: This is among the duties: {line} Tell me about a time when you were responsible for something of that kind.
Behavioral: One of the duties reads: {line} Which piece of your own work comes closest, and what did you take from it?
Behavioral: The posting lists this duty too: {line} Tell me about a decision you had to make in such work.`),
  ability: framesOf(`
Behavioral: The posting asks for somebody who can do this: {line} Tell me about a time when you did.
Behavioral: The job needs somebody able to do this: {line} Can you give me an example from your own work?
Behavioral: You should be able to do this: {line} When was the last time you did, and how did it go?`),
  asset: framesOf(`
Behavioral: The posting asks for this: {line} Tell me about the work of yours that shows it best.
Behavioral: One of the requirements reads: {line} Can you give me an example from your own work?
Behavioral: Among the requirements is this: {line} Where have you needed it, and what for?
Behavioral: We look for this: {line} What is the most demanding piece of work for which you have needed it?`),
  years: framesOf(`
Behavioral: The posting asks for this: {line} Take me through yours: where, for how long, and with which responsibilities?
Behavioral: One of the requirements reads: {line} Which of your positions comes closest, and what did you do there?`),
  tools: framesOf(`
Technical: The posting names these: {line} Which of them have you worked with, and what for?`),
  bonus: framesOf(`
Behavioral: The posting names this as a plus: {line} Tell me what you have done of that kind.
Behavioral: This would help in the job: {line} If you bring it, tell me about it.`),
};

/** One frame a line: its type, a colon, its words. */
function framesOf(text: string): Frame[] {
  return text
    .trim()
    .split(/\n+/)
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at) as PlannedQuestion['type'], line.slice(at + 2)];
    });
}

/** For interviewers who do not know the trade: what to listen for in the answer to any such question. */
export const guidance: Readonly<
  Record<'Behavioral' | 'Situational' | 'Technical', { good: string[]; weak: string }>
> = {
  Behavioral: {
    good: [
      'One real case, with place and time',
      'Their own part, step by step',
      'What came of it, and what they learned',
    ],
    weak: 'Speaks in general or of what “we” did; no result.',
  },
  Situational: {
    good: [
      'Asks what is not known yet',
      'A first step and the reason for it',
      'Whom they would involve',
    ],
    weak: 'One answer for every case, without a reason.',
  },
  Technical: {
    good: [
      'A clear order of steps',
      'Names tools, checks or rules they use',
      'Knows what can go wrong',
    ],
    weak: 'Names without use; cannot say why.',
  },
};

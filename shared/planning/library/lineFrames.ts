import type { PlannedQuestion } from '../plan.ts';
import type { QuotedLine } from '../quotedLine.ts';

export type Frame = readonly [PlannedQuestion['type'], string];
/** How a quoted line is asked about: by its kind, and by what it says of experience and of training. */
export type FrameKind =
  | Exclude<QuotedLine['kind'], 'asset' | 'task' | 'handWork'>
  /** Work of every day: "Answer incoming calls". */
  | 'routine'
  /** Work of which there is a story: "Introduce a new payroll". */
  | 'deed'
  /** What holds at all times: "Ensure the safety of guests". */
  | 'standing'
  /** "Mail distribution, filing", "The education of nurses": work without a verb. */
  | 'namedWork'
  /** "Experience with payroll systems". */
  | 'experience'
  /** "Knowledge of employment law". */
  | 'knowledge'
  /** "Strong drafting skills". */
  | 'skill'
  /** "Proficient in Excel". */
  | 'being'
  /** "Basic knowledge of spreadsheets". */
  | 'basics'
  | 'bonus'
  | 'bonusBeing'
  | 'bonusTask'
  /** Work of those who learn it in the job … */
  | 'firstTask'
  /** … and what they should bring. */
  | 'firstAsset'
  | 'firstBeing';

/**
 * "{line}" is where the posting's own words stand, with their quotation marks and full stop. An ending fits any
 * line of its kind; nothing before it counts ("also"), since the order may change.
 */
export const lineFrames: Readonly<Record<FrameKind, readonly Frame[]>> = {
  routine: framesOf(`
Behavioral: The job includes: {line} Tell me about the last time you did something like this. What was hard about it?
Situational: One task reads: {line} What can go wrong here, and how do you prevent it?
Behavioral: The posting lists: {line} What experience do you have with this? Please give an example.
Technical: Part of the work: {line} What do you pay most attention to when you do this?
Technical: One of the duties: {line} How do you go about it, and what do you watch for?`),
  deed: framesOf(`
Behavioral: The job includes: {line} Tell me about a time you did this, or something close to it.
Behavioral: Part of the work: {line} Take me through one example of this, from start to finish.
Situational: One task reads: {line} What can go wrong here, and how do you prevent it?
Behavioral: Among the tasks: {line} What has been the hardest part of work like this for you?
Behavioral: The posting lists: {line} Where have you done this or something like it, and how did you go about it?
Technical: One of the duties: {line} How do you go about it, and what do you watch for?`),
  standing: framesOf(`
Behavioral: The job includes: {line} Tell me about a time when this was not easy. What did you do?
Technical: One of the duties: {line} How do you do this on an ordinary day?
Behavioral: The posting lists: {line} Please give me an example of how you have done this.
Situational: Part of the work: {line} What makes this difficult, and how do you deal with it?`),
  ownTask: framesOf(`
Behavioral: The job includes: {line} Where have you done something like this, and how did you go about it?
Behavioral: The posting lists: {line} What experience do you have with work like this? Please give an example.
Situational: One of the duties: {line} How would you go about this here, and what would you ask first?
Behavioral: Part of the work: {line} What has been the hardest part of work like this for you?`),
  wideTask: framesOf(`
Behavioral: This is among the duties: {line} What have you done in this area? Please give an example.
Behavioral: The job includes: {line} What has been the hardest part of work like this for you?
Behavioral: One of the duties: {line} Tell me about a decision you had to make in work like this.
Behavioral: The posting lists: {line} What did work like this include where you have done it?`),
  namedWork: framesOf(`
Behavioral: One of the duties: {line} What experience do you have with this? Please give an example.
Technical: Part of the work: {line} What do you pay most attention to in this?
Behavioral: The job includes: {line} What have you done in this area? Please give an example.
Situational: The posting lists: {line} What can go wrong here, and how do you prevent it?`),
  ability: framesOf(`
Behavioral: You should be able to do this: {line} Tell me about a time when you did.
Behavioral: The job calls for this: {line} Where have you done this or something like it, and how did you go about it?
Technical: The work requires this: {line} How do you go about it, and what do you watch for?`),
  experience: framesOf(`
Behavioral: The posting asks for: {line} Please tell me about yours, with an example.
Behavioral: One of the requirements: {line} Where did you gain it, and what did you do there?
Behavioral: We look for: {line} Which part of yours would help you most in this job?`),
  knowledge: framesOf(`
Behavioral: The posting asks for: {line} How have you used this in your work?
Behavioral: One of the requirements: {line} When did knowing this change what you did?
Behavioral: We look for: {line} Tell me about a task for which you needed it.`),
  skill: framesOf(`
Behavioral: The posting asks for: {line} Please give me an example from your work.
Behavioral: One of the requirements: {line} Where have you needed this most so far?
Behavioral: We look for: {line} Tell me about a piece of work in which it mattered.`),
  being: framesOf(`
Behavioral: The posting looks for somebody who is: {line} Please give me an example from your work.
Behavioral: The posting says that you should be: {line} Where has this shown in your work so far?`),
  basics: framesOf(`
Behavioral: The posting asks for: {line} Where have you used this?
Behavioral: One of the requirements: {line} What have you used it for so far?`),
  years: framesOf(`
Behavioral: The posting asks for: {line} Take me through what you have done: where, for how long, and with which responsibilities?
Behavioral: One of the requirements: {line} Which of your positions comes closest, and what did you do there?`),
  tools: framesOf(`
Technical: The posting names these: {line} Which of them have you worked with, and what for?
Technical: You would work with these: {line} Which do you know best, and what have you done with it?`),
  bonus: framesOf(`
Behavioral: This would help in the job: {line} If you bring it, tell me where you gained it and what you did.
Behavioral: The posting names this as a plus: {line} What have you done of that kind, if anything?`),
  bonusBeing: framesOf(`
Behavioral: It would help to be: {line} If you are, please give me an example.
Behavioral: It would be a plus to be: {line} Where has this shown in your work, if anywhere?`),
  bonusTask: framesOf(`
Behavioral: This would help in the job: {line} If you have done it, tell me where and how.
Behavioral: The posting names this as a plus: {line} What have you done of that kind, if anything?`),
  firstTask: framesOf(`
Behavioral: Part of what you would do: {line} Where have you done something like it, at work or elsewhere?
Situational: One of the tasks: {line} What do you think can go wrong here, and how would you prevent it?
Situational: The job includes: {line} How would you go about it, and what would you ask first?
Behavioral: The posting lists: {line} What have you done, at work or elsewhere, that would help you with this?
Situational: Part of the work: {line} What do you think matters most when you do this?`),
  firstAsset: framesOf(`
Behavioral: The posting asks for: {line} Where have you shown or used this, at work, in studies or elsewhere?
Behavioral: One of the requirements: {line} Please give me an example, from work, studies or elsewhere.`),
  firstBeing: framesOf(`
Behavioral: The posting looks for somebody who is: {line} Please give me an example, from work, studies or elsewhere.
Behavioral: The posting says that you should be: {line} Where has this shown, at work or elsewhere?`),
};

/** One frame a line: its type, a colon, its words. */
export function framesOf(text: string): Frame[] {
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
  Record<
    'Behavioral' | 'Situational' | 'Technical' | 'brought' | 'first',
    { good: string[]; weak: string }
  >
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
  /** Of experience, knowledge and skills. */
  brought: {
    good: [
      'Says where and for what they used it',
      'Says how far it goes, and where it ends',
      'One example with its result',
    ],
    weak: 'Names it, but no use of it.',
  },
  /** Of those who learn the work in the job. */
  first: {
    good: [
      'Something real, however small',
      'Sees what it has to do with this work',
      'Says what they would have to learn',
    ],
    weak: 'Nothing of their own, or knows it all already.',
  },
};

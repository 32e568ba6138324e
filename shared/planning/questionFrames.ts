import type { PlanQuestionType as QuestionType } from '../domain/plan.ts';

/**
 * How questions are put. {work} stands for "processing ballots", {do} for "process ballots", {subject}
 * for "election law", {twist} for a clause of what goes wrong. Postings name their own systems and
 * places, so past work is asked for as "work like". Everyone gets the same words, none of them coded.
 */
export interface QuestionFrame {
  type: QuestionType;
  needs: 'work' | 'knowledge' | 'skill' | 'experience' | 'focus';
  text: string;
  /** Only for work that begins and ends; see isOngoing. */
  isForTasks?: true;
}

export const questionFrames: readonly QuestionFrame[] = [
  ...frames('Behavioral', 'work', [
    'This role involves {work}. Tell me about the closest thing you have done: what was your part, and what came of it?',
    'Tell me about a time when {work}, or work like it, did not go to plan. What did you do?',
    'Describe the hardest piece of work you have done that was like {work}. How did you get through it?',
    'Tell me about a time you changed the way you went about work like {work}. What did you change, and why?',
    'Tell me about a mistake you made or caught in work like {work}. How did you put it right?',
    'When did you last have to {do}, or do something close to it? Take me through what you did.',
    'Tell me about a time you and a colleague saw it differently while {work} or doing similar work. How was it settled?',
    'Describe a time you had too little time or help for work like {work}. What did you do first?',
  ]),
  ...frames('Situational', 'work', [
    'Suppose that while {work}, {twist}. What would you do first, and why?',
    'Imagine that you are {work}, and {twist}. Whom would you speak to, and what would you do next?',
    'You are {work}, and {twist}. How would you handle it?',
    'Say that {twist} just as you are {work}. What are your options, and which would you take?',
  ]),
  ...taskFrames('Technical', [
    'Walk me through how you would {do}, step by step. What do you check before you call it done?',
  ]),
  ...frames('Technical', 'work', [
    'What tools or methods have you used for {work}? Why those?',
    'What most often goes wrong in {work}, and how do you guard against it?',
  ]),
  ...taskFrames('Technical', ['How would you teach a new colleague to {do}?']),
  ...frames('Performance', 'work', [
    'How do you know that you have done a good job of {work}? Tell me about a result you could measure.',
    'Six months into this role, how would we see that {work} is going well?',
    'What result are you most proud of from work like {work}? What was different before and after?',
  ]),
  ...taskFrames('Performance', [
    'How do you keep your work accurate when {work} takes up most of your week?',
  ]),
  ...taskFrames('CaseStudy', [
    'Case: on your first day you take over {work} from someone who left few notes. What do you find out, from whom, and in what order?',
    'Case: you must {do} with half the usual time and people. What stays, what goes, and who must say yes?',
  ]),
  ...frames('CaseStudy', 'work', [
    'Case: {twist} while you are {work}. You have until the end of the day. Work through it aloud: what do you need to know, and what do you tell people?',
    'Case: in your first month you are {work} when {twist}. What do you find out first, what do you settle yourself, and what do you leave to others?',
  ]),
  ...frames('Technical', 'knowledge', [
    'Where have you used {subject} in your work? Give an example in which it mattered.',
    'Explain {subject} to me as you would to a colleague who is new to it.',
    'How have you learned what you know about {subject}, and how do you keep it up to date?',
    'Which part of {subject} do you know best? Which would you have to look up?',
  ]),
  ...frames('Situational', 'knowledge', [
    'Suppose someone needs advice on {subject} and you must answer the same day. How would you go about it?',
    'A colleague asks you a question about {subject} that you cannot answer. What do you do?',
  ]),
  ...frames('Behavioral', 'knowledge', [
    'Tell me about a time when what you knew about {subject} changed how a piece of work turned out.',
    'Tell me about a time you had to explain {subject} to someone outside your field.',
  ]),
  ...frames('Behavioral', 'skill', [
    'Which piece of your work shows your {subject} best? Tell me what you did.',
    'Tell me about a time your {subject} were not enough at first. What did you do about it?',
    'Describe a time when others relied on your {subject}. What came of it?',
  ]),
  ...frames('Situational', 'skill', [
    'Which task in this posting would need your {subject} most? How would you go about it?',
    'Suppose we gave you a day to show your {subject}. What would you choose to do?',
  ]),
  ...frames('Performance', 'skill', [
    'What do others say about your {subject}? Give one example they would name.',
    'How have your {subject} grown over the last two years? What did you do for it?',
  ]),
  ...frames('Behavioral', 'experience', [
    'What work have you done that involved {subject}? Pick one piece and take me through it.',
    'Tell me about a time something went wrong in your work with {subject}. What did you do?',
    'What is the largest or most complex piece of work with {subject} that you have taken on?',
  ]),
  ...frames('Technical', 'experience', [
    'What would you do in your first week here to get up to speed with {subject}?',
    'What have you found works well, and what does not, when it comes to {subject}?',
  ]),
  ...frames('Situational', 'experience', [
    'Your work here involves {subject}, and {twist}. What would you do first?',
    'You are busy with {subject}, and {twist}. What do you look at first?',
  ]),
  ...frames('Performance', 'experience', [
    'What is the best result you have had in work with {subject}, and how was it measured?',
  ]),
  ...frames('Behavioral', 'focus', [
    'Tell me about a time at work when {subject} mattered to you. What did you do?',
    'Tell me about a place you worked that did well on {subject}. What made the difference?',
  ]),
  ...frames('Situational', 'focus', [
    'Suppose you notice in your first month that we fall short on {subject}. What would you do?',
  ]),
  ...frames('Performance', 'focus', [
    'What have you done yourself for {subject} in a past role, and what changed?',
  ]),
];

/** Frames for work that begins and ends. */
function taskFrames(type: QuestionType, texts: readonly string[]): QuestionFrame[] {
  return frames(type, 'work', texts).map((frame) => ({ ...frame, isForTasks: true }));
}

function frames(
  type: QuestionType,
  needs: QuestionFrame['needs'],
  texts: readonly string[],
): QuestionFrame[] {
  return texts.map((text) => ({ type, needs, text }));
}

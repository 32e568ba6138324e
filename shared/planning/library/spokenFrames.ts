import { framesOf, type Frame, type FrameKind } from './lineFrames.ts';

/** "base": "sort the mail"; "thing": "sorting the mail", "mail delivery", "experience with mail". */
export type SpokenForm = 'base' | 'thing';

/** The lead of each frame, before a line that is spoken as part of the sentence. */
export const spokenLeads: Readonly<Record<string, Readonly<Record<SpokenForm, string>>>> = {
  'One of the duties': {
    base: 'One of the duties is to {line}.',
    thing: 'The duties include {line}.',
  },
  'The job includes': { base: 'In this job you would {line}.', thing: 'The job includes {line}.' },
  'One task reads': {
    base: 'One of your tasks would be to {line}.',
    thing: 'The tasks include {line}.',
  },
  'The posting lists': { base: 'The job asks you to {line}.', thing: 'The posting names {line}.' },
  'Part of the work': {
    base: 'Part of the work is to {line}.',
    thing: 'The work includes {line}.',
  },
  'Among the tasks': {
    base: 'Somebody in this job has to {line}.',
    thing: 'Among the tasks is {line}.',
  },
  'This is among the duties': {
    base: 'Among other things, you would {line}.',
    thing: 'Among other things, the job includes {line}.',
  },
  'Part of what you would do': {
    base: 'You would {line} in this job.',
    thing: 'You would have to do with {line}.',
  },
  'One of the tasks': {
    base: 'One of the tasks is to {line}.',
    thing: 'The tasks include {line}.',
  },
  'You should be able to do this': {
    base: 'You should be able to {line}.',
    thing: 'The job calls for {line}.',
  },
  'The job calls for this': {
    base: 'The job calls for somebody who can {line}.',
    thing: 'The job calls for {line}.',
  },
  'The work requires this': {
    base: 'The work requires that you {line}.',
    thing: 'The work requires {line}.',
  },
  'The posting asks for': { base: '', thing: 'The posting asks for {line}.' },
  'One of the requirements': { base: '', thing: 'One of the requirements is {line}.' },
  'We look for': { base: '', thing: 'We are looking for {line}.' },
  'The posting names these': { base: '', thing: 'The posting names {line}.' },
  'You would work with these': { base: '', thing: 'You would work with {line}.' },
  'The posting looks for somebody who is': {
    base: '',
    thing: 'We are looking for somebody who is {line}.',
  },
  'The posting says that you should be': {
    base: '',
    thing: 'The posting says that you should be {line}.',
  },
  'It would help to be': { base: '', thing: 'It would help to be {line}.' },
  'It would be a plus to be': { base: '', thing: 'It would be a plus to be {line}.' },
  'This would help in the job': { base: '', thing: 'It would help to have {line}.' },
  'The posting names this as a plus': { base: '', thing: 'The posting names {line} as a plus.' },
};

/** Frames that hold the line inside the question; for lines short enough to be heard so. */
export const spokenFrames: Readonly<
  Partial<Record<FrameKind, Readonly<Record<SpokenForm, readonly Frame[]>>>>
> = {
  routine: {
    base: framesOf(`
Behavioral: Tell me about a time you had to {line}. What made it hard, and what did you do?
Situational: What can go wrong when you {line}, and how do you prevent it?
Technical: How do you {line}? Take me through your steps.
Behavioral: Where have you had to {line}, and how did you go about it?`),
    thing: framesOf(`
Behavioral: What experience do you have with {line}? Please give an example.
Technical: How do you go about {line}? Take me through your steps.`),
  },
  deed: {
    base: framesOf(`
Behavioral: Tell me about a time you had to {line}. What did you do, and what came of it?
Technical: How do you {line}? Take me through your steps.
Situational: What can go wrong when you {line}, and how do you prevent it?`),
    thing: framesOf(`
Behavioral: What experience do you have with {line}? Please give an example.
Technical: How do you go about {line}? Take me through your steps.`),
  },
  standing: {
    base: framesOf(`
Situational: What makes it difficult to {line}, and how do you deal with that?
Technical: How do you {line} on an ordinary day?`),
    thing: framesOf(`
Technical: How do you go about {line} on an ordinary day?`),
  },
  ownTask: {
    base: framesOf(`
Situational: How would you {line}? What would you need to know first?`),
    thing: framesOf(`
Situational: How would you go about {line}? What would you need to know first?`),
  },
  namedWork: {
    base: [],
    thing: framesOf(`
Behavioral: What experience do you have with {line}? Please give an example.
Technical: What do you pay most attention to in {line}?`),
  },
  ability: {
    base: framesOf(`
Behavioral: Tell me about a time you had to {line}. What did you do, and what came of it?
Technical: How do you {line}? Take me through your steps.`),
    thing: [],
  },
  firstTask: {
    base: framesOf(`
Situational: How would you {line}? What would you ask first?
Situational: What do you think matters most when you {line}?`),
    thing: [],
  },
};

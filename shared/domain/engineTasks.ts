/** What engines do about a person, by the name of the task in their records. */
export const personTasks = {
  transcribe: 'Transcript',
  answerGuide: 'AI notes on questions',
  summarizeInterview: 'AI summary',
  askInterview: 'Answer about an interview',
} as const;
export type PersonTask = keyof typeof personTasks;

export const isPersonTask = (text: string): text is PersonTask => Object.hasOwn(personTasks, text);

/** A task in words; one that has no words here by its name. */
export const engineTaskText = (task: string): string =>
  isPersonTask(task) ? personTasks[task] : task;

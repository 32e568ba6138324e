import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import type { Meaning } from '#shared/language/meaning.ts';
import type { LanguageTask } from './languageEngine.ts';
import { answerGuideTask } from './tasks/answerGuideTask.ts';
import { askInterviewTask } from './tasks/askInterviewTask.ts';
import {
  generatePlanCompetencies,
  generatePlanInterviews,
  generatePlanQuestions,
  generateQuestions,
} from './tasks/planTasks.ts';
import { summarizeInterviewTask } from './tasks/summarizeInterviewTask.ts';

// The built-in engine's long tasks on a thread of their own: an hour of talk takes the rules about 80 ms,
// a day of it or a posting of 5,000 words seconds, and no HTTP answer waits for that.
const port = parentPort;
if (!port) throw new Error('builtInWorker.ts runs as a worker thread');

const runnable = <Input, Output>({ name, input, builtIn }: LanguageTask<Input, Output>) =>
  [name, (value: unknown, meaning?: Meaning) => builtIn(input.parse(value), meaning)] as const;
const tasks = new Map<string, (value: unknown, meaning?: Meaning) => unknown>([
  runnable(answerGuideTask),
  runnable(summarizeInterviewTask),
  runnable(askInterviewTask),
  runnable(generatePlanInterviews),
  runnable(generatePlanCompetencies),
  runnable(generatePlanQuestions),
  runnable(generateQuestions),
]);
const question = z.object({
  id: z.int(),
  task: z.string(),
  input: z.unknown(),
  vectors: z.map(z.string(), z.instanceof(Float32Array)).optional(),
});

port.on('message', (message: unknown) => {
  const { id, task, input, vectors } = question.parse(message);
  const meaning = vectors && ((text: string) => vectors.get(text));
  const run = tasks.get(task);
  port.postMessage(run ? { id, output: run(input, meaning) } : { id, isUnknown: true });
});

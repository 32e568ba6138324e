import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { answerGuideTask } from './tasks/answerGuideTask.ts';
import { askInterviewTask } from './tasks/askInterviewTask.ts';
import { summarizeInterviewTask } from './tasks/summarizeInterviewTask.ts';

// The built-in engine's long tasks on a thread of their own: an hour of talk takes the rules about 80 ms,
// a day of it seconds, and no HTTP answer waits for that.
const port = parentPort;
if (!port) throw new Error('builtInWorker.ts runs as a worker thread');

const tasks: Record<string, (input: unknown) => unknown> = {
  [answerGuideTask.name]: (input) => answerGuideTask.builtIn(answerGuideTask.input.parse(input)),
  [summarizeInterviewTask.name]: (input) =>
    summarizeInterviewTask.builtIn(summarizeInterviewTask.input.parse(input)),
  [askInterviewTask.name]: (input) => askInterviewTask.builtIn(askInterviewTask.input.parse(input)),
};
const question = z.object({ id: z.int(), task: z.string(), input: z.unknown() });

port.on('message', (message: unknown) => {
  const { id, task, input } = question.parse(message);
  const run = tasks[task];
  port.postMessage(run ? { id, output: run(input) } : { id, isUnknown: true });
});

import { expect, test } from 'vitest';
import { answerByMeaning } from '#shared/language/answerByMeaning.ts';
import { answerGuide } from '#shared/language/answerGuide.ts';
import { textsOfGuide } from '#shared/language/meaning.ts';
import { talk } from '#shared/language/talk.ts';
import { builtInEngine } from './builtInEngine.ts';
import { embedSentences } from './sentenceMeaning.ts';
import { hasSentenceModel } from './sentenceModel.ts';
import { answerGuideTask } from './tasks/answerGuideTask.ts';
import { generateQuestions } from './tasks/planTasks.ts';
import { vectorsOf } from './vectorsOf.ts';

const engine = builtInEngine();
const guide = [
  { cueId: 'q1', cue: 'Why do you want to leave?', description: '', type: 'OTHER', competency: '' },
];
const turn = `I: So tell me, why do you want to leave?
C: The clinic closes in March and I want to keep working with older patients.`;
const filler = `I: And how was the weather on the way?
C: We had rain all the way from the coast to the bridge, but the train was warm.`;
const short = { interview: talk(turn), guide };
const long = { interview: talk(`${turn}\n${`${filler}\n`.repeat(300)}`), guide };
const open = () => new AbortController().signal;

test('a long interview is read on another thread, with the same answer as here', async () => {
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 5);
  const { output, engine: who } = await engine.run(answerGuideTask, long, { signal: open() });
  clearInterval(clock);
  const vectors = await embedSentences(textsOfGuide(long.interview, guide));
  const byText = new Map(
    textsOfGuide(long.interview, guide).map((text, at) => [text, vectors?.[at]]),
  );
  expect(output.answers).toEqual(
    vectors
      ? answerByMeaning(long.interview, guide, (text) => byText.get(text))
      : answerGuide(long.interview, guide),
  );
  expect(output.answers[0]?.status).toBe('answered');
  const version = hasSentenceModel() ? '8' : '8, by rules alone';
  expect(who).toEqual({ kind: 'built-in', name: 'Rapport built-in', version });
  expect(ticks).toBeGreaterThan(3);
});

test('a long posting is planned on another thread, with the same questions as here', async () => {
  const duty = 'Maintain the pumps of the plant and record every fault in the log.';
  const posting = {
    title: 'Pump technician',
    text: `Responsibilities\n- ${duty}\n- ${'Check valves, seals and gauges on every round. '.repeat(90)}`,
    ownQuestions: [],
  };
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 5);
  const { output } = await engine.run(generateQuestions, posting, { signal: open() });
  clearInterval(clock);
  const vectors = await vectorsOf(generateQuestions.meaningTexts?.(posting) ?? []);
  const meaning = vectors && ((text: string) => vectors.get(text));
  expect(output).toEqual(
    generateQuestions.output.parse(generateQuestions.builtIn(posting, meaning)),
  );
  expect(ticks).toBeGreaterThan(3);
});

test('the same question has the same input hash, another one another', async () => {
  const hashOf = async (input: typeof short) =>
    (await engine.run(answerGuideTask, input, { signal: open() })).inputHash;
  expect(await hashOf(short)).toBe(await hashOf({ ...short }));
  expect(await hashOf(short)).not.toBe(await hashOf(long));
});

test('who gives up waiting is told so, and the next task runs', async () => {
  const stop = new AbortController();
  const asked = engine.run(answerGuideTask, long, { signal: stop.signal });
  stop.abort(new Error('stopped by order'));
  await expect(asked).rejects.toThrow('stopped by order');
  const again = await engine.run(answerGuideTask, long, { signal: open() });
  expect(again.output.answers).toHaveLength(1);
});

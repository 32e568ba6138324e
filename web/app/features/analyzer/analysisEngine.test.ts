import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnalyzer } from '#shared/analysis/createAnalyzer.ts';
import { createAnalysisEngine } from './analysisEngine.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysisEngine.ts';

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  questions: AnalysisQuestion[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(question: AnalysisQuestion): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(question: AnalysisQuestion | undefined): void {
    if (!question) throw new Error('Nothing was asked.');
    const { number, blocks, title, whitelistedWords } = question;
    const analysis = createAnalyzer().update(blocks, { title, whitelistedWords });
    const data: AnalysisAnswer = { number, analysis };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const textOf = (text: string) => ({
  blocks: [{ type: 'paragraph', text }],
  title: 'Nurse',
  whitelistedWords: [],
});

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('only the newest text is answered, whatever order the answers come in', async () => {
  const engine = createAnalysisEngine();
  const older = engine.analyze(textOf('We want a rockstar.'));
  const newer = engine.analyze(textOf('We want a nurse who cares.'));
  const [worker] = FakeWorker.started;
  worker?.answer(worker.questions[1]);
  worker?.answer(worker.questions[0]);
  expect(await older).toBeNull();
  expect((await newer)?.numWords).toBe(6);
  expect(FakeWorker.started).toHaveLength(1);
});

test('a worker that did not load fails the question, and the next one starts another worker', async () => {
  const engine = createAnalysisEngine();
  const failed = engine.analyze(textOf('We want a nurse.'));
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(FakeWorker.started[0]?.isTerminated).toBe(true);
  const again = engine.analyze(textOf('We want a nurse.'));
  const [, second] = FakeWorker.started;
  second?.answer(second.questions[0]);
  expect((await again)?.numWords).toBe(4);
});

test('closing ends the worker and what it was asked', async () => {
  const engine = createAnalysisEngine();
  const asked = engine.analyze(textOf('We want a nurse.'));
  engine.close();
  expect(await asked).toBeNull();
  expect(FakeWorker.started[0]?.isTerminated).toBe(true);
});

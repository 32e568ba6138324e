import { setTimeout as sleep } from 'node:timers/promises';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, type ModelMessage } from 'ai';
import { boundedReply } from './boundedReply.ts';
import { checkModel } from './checkModel.ts';
import { inputHash } from './inputHash.ts';
import type { EngineState, LanguageEngine, LanguageTask } from './languageEngine.ts';
import { LanguageError } from './languageError.ts';
import { modelFault } from './modelFault.ts';
import { outputInstructions, readModelOutput } from './readModelOutput.ts';

// What goes wrong comes as an error; hints on standard error belong to nobody.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelService =
  /** Root of a service with OpenAI's protocol, with or without its `/v1`. */
  | { protocol: 'openai'; url: string; apiKey?: string | undefined }
  | { protocol: 'anthropic'; apiKey: string; url?: string | undefined };

export interface ModelEngineOptions {
  service: ModelService;
  /** As the service names it. */
  model: string;
  /** Wait for one answer. */
  timeoutMs?: number | undefined;
}

/** Anthropic wants a bound; the longest summary stays far below. Others know their own. */
const mostAnthropicTokens = 16_000;
const maxReplyBytes = 2 * 1024 ** 2;
const mostTries = 2;
/** A busy model that asks for no more than this is waited for here; longer waits are the caller's. */
const longestWaitMs = 15_000;
const mostWaits = 2;
/** Of a bad answer shown to the model again, so that a runaway one is not sent back whole. */
const mostRepeated = 20_000;

/**
 * A configured model. Its answers are read within bounds of time and size and checked against the task's
 * schema; one that does not match is asked for once more, then it is BAD_OUTPUT.
 */
export function modelEngine(options: ModelEngineOptions): LanguageEngine {
  const { service, model, timeoutMs = 120_000 } = options;
  const where =
    service.protocol === 'anthropic' && !service.url
      ? 'Anthropic'
      : new URL(service.url ?? '').host;
  const identity = { kind: 'model', name: `${model} at ${where}`, version: model } as const;

  return {
    identity,
    check,
    async run(task, input, { signal }) {
      const args = task.input.parse(input);
      const output = await ask(task, args, signal);
      return { output, engine: identity, inputHash: inputHash(task, args) };
    },
  };

  function check(): Promise<EngineState> {
    if (service.protocol === 'anthropic')
      return checkModel(
        `${service.url ?? 'https://api.anthropic.com/v1'}/models`,
        { 'x-api-key': service.apiKey, 'anthropic-version': '2023-06-01' },
        where,
      );
    const headers = service.apiKey ? { authorization: `Bearer ${service.apiKey}` } : undefined;
    return checkModel(`${rootOf(service.url)}/models`, headers ?? {}, where);
  }

  async function ask<Input, Output>(
    task: LanguageTask<Input, Output>,
    input: Input,
    signal: AbortSignal,
  ): Promise<Output> {
    const instructions = `${task.instructions}\n\n${outputInstructions(task.output)}`;
    const messages: ModelMessage[] = [{ role: 'user', content: task.prompt(input) }];
    for (let attempt = 1; ; attempt++) {
      const text = await answerOf(instructions, messages, signal);
      const read = readModelOutput(text, task.output);
      if ('output' in read) return read.output;
      if (attempt === mostTries)
        throw new LanguageError(
          'BAD_OUTPUT',
          `The language model at ${where} answered in a form that cannot be used, ${mostTries} times. Try again, or ask your administrator for another model.`,
        );
      messages.push(
        { role: 'assistant', content: text.slice(0, mostRepeated) || '(nothing)' },
        { role: 'user', content: `${read.complaint}\nAnswer again, with the JSON object alone.` },
      );
    }
  }

  /** One answer's text; a model that is busy for a moment is asked again. */
  async function answerOf(
    instructions: string,
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<string> {
    for (let waits = 0; ; waits++) {
      try {
        return await send(instructions, messages, signal);
      } catch (error) {
        if (!(error instanceof LanguageError) || error.code !== 'RATE_LIMITED') throw error;
        const waitMs = error.retryAfterMs ?? 1000;
        if (waits === mostWaits || waitMs > longestWaitMs) throw error;
        await sleep(waitMs, undefined, { signal });
      }
    }
  }

  async function send(
    instructions: string,
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<string> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const reply = boundedReply(maxReplyBytes);
    try {
      const { text } = await generateText({
        ...{ model: connect(reply.fetch), instructions, messages, maxRetries: 0 },
        ...(service.protocol === 'anthropic' ? { maxOutputTokens: mostAnthropicTokens } : {}),
        abortSignal: AbortSignal.any([signal, timeout]),
      });
      return text;
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted)
        throw new LanguageError(
          'TIMEOUT',
          `The language model at ${where} took longer than ${Math.round(timeoutMs / 1000)} seconds. Try again.`,
          { cause: error },
        );
      if (reply.isTooLarge())
        throw new LanguageError(
          'BAD_OUTPUT',
          `The language model at ${where} sent an answer far too large, which was not read.`,
          { cause: error },
        );
      throw modelFault(error, where);
    }
  }

  function connect(fetch: typeof globalThis.fetch): LanguageModel {
    if (service.protocol === 'anthropic')
      return createAnthropic({
        ...{ apiKey: service.apiKey, fetch },
        ...(service.url ? { baseURL: service.url } : {}),
      })(model);
    return createOpenAICompatible({
      ...{ name: 'model', baseURL: rootOf(service.url), fetch },
      ...(service.apiKey ? { apiKey: service.apiKey } : {}),
    })(model);
  }
}

/** The address of the protocol's first version, however the setting ends. */
const rootOf = (url: string): string => `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`;

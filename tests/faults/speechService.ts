import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SpeechService {
  /** For `SPEECH_URL`. */
  url: string;
  /** How many stretches of sound it was given. */
  heard: number;
  /** How long the next answers take. */
  delayMs: number;
  close(): Promise<void>;
}

/**
 * A speech service on this machine that answers OpenAI's transcription interface: the word of its number
 * twice a second, whatever it is given. It outlives the servers that ask it.
 */
export async function startSpeechService(delayMs = 0): Promise<SpeechService> {
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/v1/models') return response.end('{"data":[]}');
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length;
    service.heard += 1;
    await wait(service.delayMs);
    // 16 kHz of 16 bits, beside a header and the form's few other fields.
    const seconds = Math.max(0, (bytes - 1000) / 32_000);
    const words = Array.from({ length: Math.floor(seconds * 2) }, (_, index) => ({
      word: `word${index}`,
      start: index / 2,
      end: index / 2 + 0.4,
      probability: 0.9,
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ text: words.map(({ word }) => word).join(' '), words }));
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const service: SpeechService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: 0,
    delayMs,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return service;
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A question as a model gets it over OpenAI's protocol. */
export interface AskedModel {
  path: string;
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
}

/** How the double answers: with text of a model, with a status, or by hand. */
export type ModelReply =
  | { text: string; finishReason?: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | ((response: ServerResponse) => void);

export interface ModelService {
  url: string;
  asked: AskedModel[];
  /** Called for each question. */
  answer: (asked: AskedModel, number: number) => ModelReply | Promise<ModelReply>;
  stop(): Promise<void>;
}

/** A language model's double on loopback, speaking OpenAI's chat protocol. */
export async function startModelService(): Promise<ModelService> {
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const service: ModelService = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked: [],
    answer: () => ({ status: 500 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString() || '{}') as Omit<AskedModel, 'path'>;
    const asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      model: body.model,
      messages: body.messages,
    };
    service.asked.push(asked);
    const reply = await service.answer(asked, service.asked.length);
    if (typeof reply === 'function') return reply(response);
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body ?? '{"error":{"message":"no"}}');
      return;
    }
    const message = { role: 'assistant', content: reply.text };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        ...{ id: 'x', object: 'chat.completion', created: 1, model: body.model },
        choices: [{ index: 0, message, finish_reason: reply.finishReason ?? 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  }
}

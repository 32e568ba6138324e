// Latency at a steady rate: a request is due at its time, whether or not the one before has been answered.
import { Agent, request } from 'node:http';
import type { Asked } from 'autocannon';

/**
 * Sends `ratePerSec` requests for `seconds`, in turns, and gives the time of each from when it was due,
 * in ms. A server that falls behind shows it here, where a closed loop would wait politely.
 */
export async function openLoop(
  url: string,
  requests: readonly Asked[],
  { ratePerSec, seconds }: { ratePerSec: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const total = Math.round(ratePerSec * seconds);
  const times: Promise<number>[] = [];
  const startAt = performance.now() + 50;
  while (times.length < total) {
    const now = performance.now();
    for (; times.length < total;) {
      const dueAt = startAt + (times.length / ratePerSec) * 1000;
      if (dueAt > now) break;
      const asked = requests[times.length % requests.length];
      if (!asked) throw new Error('There is nothing to ask');
      times.push(send(agent, url, asked).then(() => performance.now() - dueAt));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const measured = await Promise.all(times);
  agent.destroy();
  return measured;
}

function send(agent: Agent, url: string, asked: Asked): Promise<void> {
  const { method, path, headers, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${url}${path} answered ${answer.statusCode}`)),
      );
    });
    // A server may close an idle connection just as it is used again; such a request was not read.
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        send(agent, url, asked).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

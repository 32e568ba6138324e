/** How long the extension may take to trade the code for its token. */
const patienceMs = 8000;

export type HandOver = 'connected' | 'refused' | 'silent';

/**
 * Hands a code to the extension in this browser, which listens on the app's own pages, and waits for its
 * answer. Only this page's own origin can read the message.
 */
export function handOver(code: string, state: string): Promise<HandOver> {
  return new Promise((resolve) => {
    const end = (outcome: HandOver) => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      resolve(outcome);
    };
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window || origin !== window.location.origin || !isAnswer(data)) return;
      if (data.state === state) end(data.type);
    };
    const timer = setTimeout(() => end('silent'), patienceMs);
    window.addEventListener('message', listen);
    window.postMessage(
      { source: 'rapport-app', type: 'connect', code, state },
      window.location.origin,
    );
  });
}

interface Answer {
  source: 'rapport-extension';
  type: 'connected' | 'refused';
  state: string;
}

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'rapport-extension' &&
  'type' in data &&
  (data.type === 'connected' || data.type === 'refused') &&
  'state' in data;

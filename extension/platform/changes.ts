/** What the panel shows may have changed: the background says so, and every open panel looks again. */
const channel = 'rapport-changes';

export function announceChange(): void {
  const out = new BroadcastChannel(channel);
  out.postMessage(null);
  out.close();
}

/** Calls back at every change until `signal`. */
export function onChange(listener: () => void, signal: AbortSignal): void {
  const incoming = new BroadcastChannel(channel);
  incoming.onmessage = listener;
  signal.addEventListener('abort', () => incoming.close());
}

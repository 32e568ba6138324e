/** What the panel shows may have changed: the background says so, and every open panel looks again. */
const channel = 'rapport-changes';
/** Opened once: the background announces several times a second. */
let out: BroadcastChannel | null = null;

export function announceChange(): void {
  out ??= new BroadcastChannel(channel);
  out.postMessage(null);
}

/** Calls back at every change until `signal`. */
export function onChange(listener: () => void, signal: AbortSignal): void {
  const incoming = new BroadcastChannel(channel);
  incoming.onmessage = listener;
  signal.addEventListener('abort', () => incoming.close());
}

const events = new EventTarget();

/** Tells whoever listens that the server no longer knows this person. */
export function announceSignedOut(): void {
  events.dispatchEvent(new Event('signed-out'));
}

/** Calls back when a request was refused for want of a session; returns how to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  events.addEventListener('signed-out', listener);
  return () => events.removeEventListener('signed-out', listener);
}

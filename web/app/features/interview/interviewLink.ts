/** Address that opens an interview at a time in ms, to the whole second before it. */
export function interviewLink(callId: string, timeMs: number): string {
  const url = new URL(`/interview/${callId}`, window.location.origin);
  url.searchParams.set('t', String(Math.max(0, Math.floor(timeMs / 1000))));
  return url.href;
}

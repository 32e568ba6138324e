/** Address that opens an interview at a time in ms, exactly: a second too early is another speaker. */
export function interviewLink(callId: string, timeMs: number): string {
  const url = new URL(`/interview/${callId}`, window.location.origin);
  url.searchParams.set('t', String(Math.max(0, Math.round(timeMs)) / 1000));
  return url.href;
}

const keyOf = (captureId: string, cueId: string) => `unticked:${captureId}:${cueId}`;

/** Remembers that the person took a tick back, so that no caption sets it again. */
export function rememberUnticked(captureId: string, cueId: string): void {
  localStorage.setItem(keyOf(captureId, cueId), '1');
}

export const isUntickedByHand = (captureId: string, cueId: string): boolean =>
  localStorage.getItem(keyOf(captureId, cueId)) !== null;

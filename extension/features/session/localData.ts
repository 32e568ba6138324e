const ofCapture = /^(?:draft|unticked):([^:]+):/;

/** Removes from this page's storage what belongs to interviews and guides that are no longer here. */
export function pruneLocalData(
  captures: readonly { captureId: string; guideId: string | null }[],
): void {
  const captureIds = new Set(captures.map(({ captureId }) => captureId));
  const guideKeys = new Set(captures.map(({ guideId }) => `guide:${guideId}`));
  for (const key of Object.keys(localStorage)) {
    const captureId = ofCapture.exec(key)?.[1];
    const isOrphan = captureId !== undefined && !captureIds.has(captureId);
    if (isOrphan || (key.startsWith('guide:') && !guideKeys.has(key))) localStorage.removeItem(key);
  }
}

/** Everything this page's storage knows of interviews. */
export const clearLocalData = (): void => localStorage.clear();

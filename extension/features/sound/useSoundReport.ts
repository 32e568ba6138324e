import { useEffect, useState } from 'react';
import { onSoundReport, type SoundReport } from '../../platform/soundReports.ts';

/** The latest report of the recording of a capture, and when it came; null before the first one. */
export function useSoundReport(
  captureId: string,
): { heardAtMs: number; report: SoundReport } | null {
  const [latest, setLatest] = useState<{ heardAtMs: number; report: SoundReport } | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    onSoundReport((report) => setLatest({ heardAtMs: Date.now(), report }), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  return latest?.report.captureId === captureId ? latest : null;
}

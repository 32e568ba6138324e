import { useEffect, useState } from 'react';
import { z } from 'zod';
import { findScheduledInterviews, type ScheduledInterview } from './scheduledInterviews.ts';

const loadAgainMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;
const key = 'todaysInterviews';

export interface TodaysInterviews {
  /** Null until they are loaded for the first time. */
  interviews: readonly ScheduledInterview[] | null;
  /** Why they could not be loaded; what was loaded before stays. */
  problem: string | null;
  reload(): void;
}

/** The person's interviews of today that have not begun, loaded again from time to time. */
export function useTodaysInterviews(isSignedIn: boolean): TodaysInterviews {
  const [interviews, setInterviews] = useState(rememberedToday);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    const load = () => {
      const startMs = new Date().setHours(0, 0, 0, 0);
      findScheduledInterviews(startMs, startMs + dayMs).then(
        (found) => {
          if (!isCurrent) return;
          setInterviews(found);
          setProblem(null);
          localStorage.setItem(key, JSON.stringify({ startMs, found }));
        },
        (error: unknown) => {
          if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
        },
      );
    };
    load();
    const again = setInterval(load, loadAgainMs);
    return () => {
      isCurrent = false;
      clearInterval(again);
    };
  }, [isSignedIn, round]);
  return { interviews, problem, reload: () => setRound(round + 1) };
}

/** The list is at hand while the server is away. Only this page writes it, with what was checked then. */
function rememberedToday(): readonly ScheduledInterview[] | null {
  const schema = z.object({
    startMs: z.literal(new Date().setHours(0, 0, 0, 0)),
    found: z.custom<ScheduledInterview[]>(Array.isArray),
  });
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? '')).found;
  } catch {
    return null;
  }
}

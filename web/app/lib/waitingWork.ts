import { useEffect } from 'react';
import { create } from 'zustand';

interface WaitingWork {
  /** What the server does not have yet, in words for the user. */
  labels: readonly string[];
}

export const useWaitingWork = create<WaitingWork>(() => ({ labels: [] }));

/** Lists `label` as waiting to be sent; returns how to take it off. */
export function reportWaiting(label: string): () => void {
  useWaitingWork.setState(({ labels }) => ({ labels: [...labels, label] }));
  return () =>
    useWaitingWork.setState(({ labels }) => {
      const index = labels.indexOf(label);
      return { labels: labels.filter((_, place) => place !== index) };
    });
}

/** Lists `label` as waiting to be sent while it is not null. */
export function useReportWaiting(label: string | null): void {
  useEffect(() => (label === null ? undefined : reportWaiting(label)), [label]);
}

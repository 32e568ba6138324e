import { useEffect, useRef } from 'react';
import { onReconnect } from './connection.ts';

/** Calls the newest `listener` each time the connection returns. */
export function useReconnect(listener: () => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onReconnect(() => latest.current()), []);
}

import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current time to the minute, updated each minute; null on the server, because pages are cached. */
export function useThisMinute(): Date | null {
  const now = useSyncExternalStore(everyMinute, thisMinute, () => null);
  return useMemo(() => (now === null ? null : new Date(now)), [now]);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

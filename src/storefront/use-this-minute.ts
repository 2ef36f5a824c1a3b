import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

/** The time to the minute, kept true while the page is open; null on the server, whose pages are for any time. */
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

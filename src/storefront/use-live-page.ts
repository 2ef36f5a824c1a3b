import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 30_000;

/** Asks for the page's data again while somebody looks at it, and at once when they come back to it. */
export function useLivePage(isSettled: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isSettled) return;
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isSettled, revalidate]);
}

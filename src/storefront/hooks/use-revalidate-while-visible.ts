import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 30_000;

/** Polls: revalidates the page every 30 seconds while it is visible, and whenever the visitor returns to it. */
export function useRevalidateWhileVisible(isSettled: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isSettled) return;
    const revalidateIfVisible = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setInterval(revalidateIfVisible, everyMs);
    document.addEventListener('visibilitychange', revalidateIfVisible);
    window.addEventListener('focus', revalidateIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', revalidateIfVisible);
      window.removeEventListener('focus', revalidateIfVisible);
    };
  }, [isSettled, revalidate]);
}

import { useEffect, useState } from 'react';

/** The driver of the round that is being printed alone; null for stops without a driver, undefined: everything prints. */
export function usePrintedRound(): [string | null | undefined, (driverId: string | null) => void] {
  const [printed, setPrinted] = useState<string | null>();
  useEffect(() => {
    if (printed === undefined) return;
    const end = () => setPrinted(undefined);
    // Phones print after the call has returned.
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  return [printed, setPrinted];
}

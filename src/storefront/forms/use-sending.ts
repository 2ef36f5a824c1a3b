import { useRef, useState } from 'react';
import type { SendingFailure } from './refusal.ts';

/** The server takes who is quicker for a program; a buyer whose browser filled in everything may be. */
const fewestSeconds = 3;

/** What only programs leave behind: a field that people do not see, and no time. */
export interface Traces {
  readonly website: string;
  readonly secondsOnPage: number;
}

export interface Sending {
  readonly isUnderWay: boolean;
  readonly failure: SendingFailure | null;
  readonly fail: (reason: SendingFailure) => void;
  /** Runs `work` unless something is under way already: a second press does nothing. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  /** Waits until the form has been open for as long as a person needs. */
  readonly traces: (website: string) => Promise<Traces>;
}

export function useSending(): Sending {
  const [openedAt] = useState(() => performance.now());
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  // State would be a render late for the second click of a double click.
  const isBusy = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsUnderWay(true);
    setFailure(null);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setIsUnderWay(false);
    }
  }

  async function traces(website: string): Promise<Traces> {
    const early = fewestSeconds * 1000 - (performance.now() - openedAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    return { website, secondsOnPage: (performance.now() - openedAt) / 1000 };
  }

  return { isUnderWay, failure, fail: setFailure, once, traces };
}

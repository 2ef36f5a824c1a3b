import { useRef, useState } from 'react';
import type { SubmitFailure } from './submit-error.ts';

/** The server rejects a faster submit as a bot's; a buyer whose browser filled in everything may be that fast. */
const fewestSeconds = 3;

/** What gives bots away: a filled honeypot field, and too little time on the page. */
export interface BotSignals {
  readonly website: string;
  readonly secondsOnPage: number;
}

export interface Submission {
  readonly isSubmitting: boolean;
  readonly failure: SubmitFailure | null;
  readonly fail: (reason: SubmitFailure) => void;
  /** Runs `work` unless a submit is in progress: a double click submits once. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when the form has been open for as long as a person needs. */
  readonly botSignals: (website: string) => Promise<BotSignals>;
}

export function useSubmission(): Submission {
  const [openedAt] = useState(() => performance.now());
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  // State would be a render late for the second click of a double click.
  const isBusy = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSubmitting(true);
    setFailure(null);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  }

  async function botSignals(website: string): Promise<BotSignals> {
    const early = fewestSeconds * 1000 - (performance.now() - openedAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    return { website, secondsOnPage: (performance.now() - openedAt) / 1000 };
  }

  return { isSubmitting, failure, fail: setFailure, once, botSignals };
}

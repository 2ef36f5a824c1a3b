import { useCallback, useEffect, useState } from 'react';

const confirmedForMs = 4000;

interface Copied {
  /** True for a few seconds after a copy. */
  readonly isCopied: boolean;
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies texts to the clipboard; `isCopied` confirms it for a few seconds. */
export function useCopied(): Copied {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = useCallback(async (text: string) => {
    const worked = await copyText(text);
    setIsCopied(worked);
    return worked;
  }, []);

  return { isCopied, copy };
}

/** Copies a text; false over plain http and where the visitor denies the permission. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

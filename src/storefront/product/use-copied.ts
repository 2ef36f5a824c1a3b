import { useCallback, useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const confirmedForMs = 4000;

interface Copied {
  /** True for a moment after something was copied. */
  readonly isCopied: boolean;
  readonly copy: (text: string) => Promise<boolean>;
}

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

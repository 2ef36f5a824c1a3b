import { createContext, use } from 'react';

interface MarkedScript {
  readonly code: string;
  readonly nonce: string;
}

const HydrationScriptContext = createContext<MarkedScript | null>(null);
export const HydrationScriptProvider = HydrationScriptContext.Provider;

/** Stands where React Router's `<Scripts>` usually does. In the browser its code has run already. */
export function HydrationScript() {
  const script = use(HydrationScriptContext);
  return (
    <script
      nonce={script?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the code of a script is not escaped as markup is
      dangerouslySetInnerHTML={{ __html: script?.code ?? '' }}
    />
  );
}

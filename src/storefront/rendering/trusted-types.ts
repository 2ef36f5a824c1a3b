interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createScriptURL(text: string): string };
}

/** The Trusted Types API; undefined in browsers without it. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** React creates every script element from this string, also when it renders a page again because of an error. */
const emptyScript = '<script></script>';

/** The default policy: any other string becomes no markup. */
export function onlyEmptyScripts(text: string): string {
  return text === emptyScript ? text : '';
}

interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createScriptURL(text: string): string };
}

/** Of browsers that let no text become markup or code unless a rule of ours made it; others have none. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** React makes the element of every script from this text, also when it makes a page anew because of an error. */
const emptyScript = '<script></script>';

/** For whatever else somebody tries to turn into markup, there is nothing. */
export function onlyEmptyScripts(text: string): string {
  return text === emptyScript ? text : '';
}

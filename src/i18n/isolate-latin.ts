/** Latin words, codes and models with what belongs to them: `PoE+`, `USB-C`, `2.4 GHz`, `microSD`; or a phone number. */
const latinRun = /[+#]?[\dA-Za-z](?:[\dA-Za-z.,+#&/:@_°%-]| (?=[\dA-Za-z+#]))*/g;
const trailingPunctuation = /[.,:/-]+$/;

/**
 * Isolates Latin runs within Arabic text from left to right. Signs at their edges would otherwise take the direction of
 * the text: `PoE+` would be shown as `+PoE`. Numbers alone keep their place in the text.
 */
export function isolateLatin(text: string): string {
  return text.replaceAll(latinRun, (matched) => {
    const run = matched.replace(trailingPunctuation, '');
    if (!/[A-Za-z]|^\+/.test(run)) return matched;
    return `\u2066${run}\u2069${matched.slice(run.length)}`;
  });
}

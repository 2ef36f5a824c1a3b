import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Topic } from './topic.ts';

/** Search engines truncate longer titles and descriptions (in characters). */
export const longestSearchTitle = 60;
export const longestSearchDescription = 155;

const shortestDescription = 60;

/** The meta description: as many whole sentences of the excerpt as fit, else clauses or words of the first. */
export function searchDescription({ excerpt }: Pick<Topic, 'excerpt'>): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = excerpt[locale];
    if (whole.length <= longestSearchDescription) return whole;
    const cut = whole.slice(0, longestSearchDescription);
    const sentences = /^.*[.!?؟](?=\s)/s.exec(cut)?.[0] ?? '';
    if (sentences.length >= shortestDescription) return sentences;
    const clauses = /^.*(?=[,،;؛:] )/s.exec(cut)?.[0] ?? '';
    if (clauses.length >= shortestDescription) return `${clauses}.`;
    return truncated(whole, longestSearchDescription);
  });
}

function inEachLanguage(text: (locale: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>;
}

/** Truncates between words and appends an ellipsis. */
function truncated(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s:،,;؛–—-]+$/, '')}…`;
}

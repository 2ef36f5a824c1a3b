import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';
import { kindTag } from './article-tags.ts';
import type { Topic } from './topics/topic.ts';

/** What search engines show before they cut, in characters. */
export const longestSearchTitle = 60;
export const longestSearchDescription = 155;

/** A first clause shorter than this says too little by itself. */
const shortestClause = 20;

/** The title if it fits, else its first clause, else what people type, with the kind of article. */
export function searchTitle({ title, keywords, kind }: Topic): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = title[locale];
    if (whole.length <= longestSearchTitle) return whole;
    const clause = /^[^:،,;؛?؟.–—]+[?؟]?/.exec(whole)?.[0].trim() ?? '';
    if (clause.length >= shortestClause && clause.length <= longestSearchTitle) return clause;
    const typed = capitalised(keywords[0]?.[locale] ?? '');
    return shortened(`${typed}: ${kindTag(kind).name[locale]}`, longestSearchTitle);
  });
}

/** As many whole sentences of the excerpt as fit; if not even the first does, as many of its words. */
export function searchDescription({ excerpt }: Pick<Topic, 'excerpt'>): LocalizedText {
  return inEachLanguage((locale) => {
    const sentences = excerpt[locale].match(/[^.!?؟]+(?:[.!?؟]+(?=\s|$)|[.!?؟](?=\S)|$)\s*/g) ?? [];
    let text = '';
    for (const sentence of sentences) {
      if ((text + sentence).trim().length > longestSearchDescription) break;
      text += sentence;
    }
    return text.trim() || shortened(excerpt[locale], longestSearchDescription);
  });
}

function inEachLanguage(text: (locale: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>;
}

/** Cut between words, with a sign that something is missing. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s:،,;؛–—-]+$/, '')}…`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { listTexts } from '#domain/site-content/content-texts.ts';
import type { SiteContent } from '#domain/site-content/site-content.ts';
import type { UntranslatedText } from './untranslated.ts';

/** The English texts of the home page and the announcement that have no Arabic. */
export function untranslatedContentTexts(content: SiteContent): UntranslatedText[] {
  return listTexts(content)
    .filter(({ text }) => text.en !== '' && text.ar === '')
    .map(({ field, text, longest }) => ({ field, en: text.en, longest }));
}

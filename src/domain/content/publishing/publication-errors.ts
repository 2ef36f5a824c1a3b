import type { FieldError } from '#primitives/shop-error.ts';
import type { ArticleBody, ArticleTexts } from './article-body.ts';

const neededTexts = ['title', 'excerpt', 'body'] as const;

/** The texts that a language lacks before it can be read. */
function lackingTexts(texts: ArticleTexts): (typeof neededTexts)[number][] {
  return neededTexts.filter((field) => texts[field].length === 0);
}

/** Whether nothing is written in a language. */
function isUntouched(texts: ArticleTexts): boolean {
  return lackingTexts(texts).length === neededTexts.length;
}

/**
 * What an article lacks before it can be published: one language must be complete, because a page in the other one then
 * shows that. A shop that requires Arabic wants Arabic complete. Drafts may lack anything.
 */
export function publicationErrors(
  body: ArticleBody,
  { requiresArabic }: { readonly requiresArabic: boolean },
): FieldError[] {
  if (body.status !== 'published') return [];
  const { ar } = body.translations;
  const lackingArabic = lackingTexts(ar);
  if (requiresArabic && lackingArabic.length > 0) {
    return lackingArabic.map((field) => ({ path: `translations.ar.${field}`, code: 'lacks_arabic' }));
  }
  const lackingEnglish = lackingTexts(body);
  if (lackingEnglish.length === 0 || lackingArabic.length === 0) return [];
  return isUntouched(body) && !isUntouched(ar)
    ? lackingArabic.map((field) => ({ path: `translations.ar.${field}`, code: 'required' }))
    : lackingEnglish.map((field) => ({ path: field, code: 'required' }));
}

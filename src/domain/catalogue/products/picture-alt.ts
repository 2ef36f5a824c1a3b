import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** What a picture of a product says to those who do not see it; the first view is the product itself. */
export function productPictureAlt(name: LocalizedText, view: number): LocalizedText {
  if (view === 1) return name;
  return { en: `${name.en}, view ${view}`, ar: `${name.ar}، زاوية ${view}` };
}

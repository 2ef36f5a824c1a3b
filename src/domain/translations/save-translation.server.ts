import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { longestBrandName } from '#domain/catalogue/brands/brand-name.ts';
import { saveBrandName } from '#domain/catalogue/brands/save-brand-name.server.ts';
import { requireCategory } from '#domain/catalogue/categories/category-queries.server.ts';
import { serializeCategory } from '#domain/catalogue/categories/serialize-category.ts';
import { updateCategory } from '#domain/catalogue/categories/update-category.server.ts';
import { requireProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { serializeProduct } from '#domain/catalogue/products/serialize-product.ts';
import { updateProduct } from '#domain/catalogue/products/update-product.server.ts';
import { getArticle } from '#domain/content/publishing/get-article.server.ts';
import { updateArticle } from '#domain/content/publishing/save-article.server.ts';
import { describePicture } from '#domain/pictures/describe-picture.server.ts';
import { findDescribedPicture } from '#domain/pictures/undescribed-picture-queries.server.ts';
import { withArabic } from '#domain/site-content/content-texts.ts';
import { getEditedContent } from '#domain/site-content/get-site-content.server.ts';
import { saveSiteContent } from '#domain/site-content/save-site-content.server.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { translatedArticle, untranslatedArticleTexts } from './article-texts.ts';
import { translatedCategory, untranslatedCategoryTexts } from './category-texts.ts';
import { translatedProduct, untranslatedProductTexts } from './product-texts.ts';
import { untranslatedContentTexts } from './site-content-texts.ts';
import type { Translation, UntranslatedText } from './untranslated.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

/** Fills in Arabic, by the operation that changes such an item: its version, history and pages follow. */
export async function saveTranslation(
  db: Database,
  translation: Translation,
  origin: Origin,
): Promise<{ id: string; version: number }> {
  const { kind, id } = translation;
  switch (kind) {
    case 'product':
      return translateProduct(db, translation, origin);
    case 'category':
      return translateCategory(db, translation, origin);
    case 'article':
      return translateArticle(db, translation, origin);
    case 'site-content':
      return translateContent(db, translation, origin);
    case 'brand': {
      const texts = requireFitting(translation, [{ field: 'name', en: id, longest: longestBrandName }]);
      const translations = { ar: { name: texts.get('name') ?? '' } };
      return saveBrandName(db, { id, translations, version: translation.version }, origin);
    }
    case 'picture': {
      const picture = await findDescribedPicture(db, id);
      if (!picture) throw new ShopError('not_found');
      const texts = requireFitting(translation, [{ field: 'alt', en: picture.altEn, longest: 300 }]);
      const alt = { en: picture.altEn, ar: texts.get('alt') ?? '' };
      return describePicture(db, id, { alt, version: translation.version }, origin);
    }
  }
}

async function translateProduct(db: Database, translation: Translation, origin: Origin) {
  const product = serializeProduct(await requireProduct(db, translation.id));
  const texts = requireFitting(translation, untranslatedProductTexts(product));
  const { name, price, category } = product;
  const translations = { ar: translatedProduct(product, texts) };
  return updateProduct(
    db,
    product.id,
    { name, price, category, translations, version: translation.version },
    origin,
  );
}

async function translateCategory(db: Database, translation: Translation, origin: Origin) {
  const category = serializeCategory(await requireCategory(db, translation.id));
  const texts = requireFitting(translation, untranslatedCategoryTexts(category));
  const { name, translations, subcategories } = translatedCategory(category, texts);
  const body = { name, translations, subcategories, version: translation.version };
  return updateCategory(db, category.id, body, undefined, origin);
}

async function translateArticle(db: Database, translation: Translation, origin: Origin) {
  const { isBuiltIn: _, ...article } = await getArticle(db, translation.id);
  const texts = requireFitting(translation, untranslatedArticleTexts({ ...article, isBuiltIn: false }));
  const translations = { ar: translatedArticle({ ...article, isBuiltIn: false }, texts) };
  // Whatever it lacks besides, it is published already or stays a draft.
  const rules = { requiresArabic: false };
  const body = { ...article, translations, version: translation.version };
  return updateArticle(db, article.id, body, rules, origin);
}

async function translateContent(db: Database, translation: Translation, origin: Origin) {
  const { id: _id, version: _version, ...content } = (await getEditedContent(db)).content;
  const texts = requireFitting(translation, untranslatedContentTexts(content));
  const filled = { ...withArabic(content, texts), version: translation.version };
  // Other texts of a section may still lack Arabic: what is filled in now is no reason to refuse it.
  return saveSiteContent(db, filled, false, origin);
}

/** Refuses a text that is too long or that the item does not lack; the latter may be filled in meanwhile. */
function requireFitting(
  { texts }: Translation,
  lacking: readonly UntranslatedText[],
): ReadonlyMap<string, string> {
  const wrong = texts.flatMap(({ field, ar }, index): FieldError[] => {
    const text = lacking.find((one) => one.field === field);
    const path = `texts.${index}.ar`;
    if (!text) return [{ path, code: 'taken' }];
    return ar.length > text.longest ? [{ path, code: 'too_long', limit: text.longest }] : [];
  });
  if (wrong.length > 0) throw new ShopError('invalid_input', { fields: wrong });
  return new Map(texts.map(({ field, ar }) => [field, ar]));
}

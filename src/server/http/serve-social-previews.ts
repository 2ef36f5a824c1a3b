import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { Database } from '#database/connect.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { findArticle } from '#domain/content/articles.ts';
import { findCoverPictures } from '#domain/content/cover-picture-queries.server.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { drawSocialPreview } from '#images/draw-social-preview.ts';
import type { ImageStore } from '#images/image-store.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import {
  type SocialPreview,
  socialPreviewAddress,
  socialPreviewVersion,
} from '#storefront/head/social-preview-image.ts';

const address = /^\/social-previews\/(?<kind>product|article)\/(?<slug>[^/]+)\.(?<locale>en|ar)\.jpg$/;
const brands = { en: en.brand, ar: ar.brand };
/** About 60 kB each. A shared link is fetched many times within minutes and rarely afterwards. */
const maxCachedPreviews = 64;

/** Serves Open Graph images such as `/social-previews/product/blue-chair.ar.jpg?v=…`, drawn on request. */
export function serveSocialPreviews(db: Database, images: ImageStore): Handler<ApiEnv> {
  const draw = rememberLatest(maxCachedPreviews, socialPreviewAddress, async (shown: SocialPreview) =>
    drawSocialPreview({
      direction: directionOf(shown.locale),
      title: shown.title,
      brand: brands[shown.locale],
      picture: shown.picture ? await images.read(shown.picture.relativePath, 1200) : undefined,
    }),
  );
  return async (c) => {
    const { kind, slug = '', locale } = address.exec(c.req.path)?.groups ?? {};
    const find = kind === 'article' ? findArticlePicture : findProductPicture;
    const shown = kind && (await find(db, slug, locale as Locale));
    if (!shown) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const picture = await draw(shown);
    const isThisVersion = c.req.query('v') === socialPreviewVersion(shown);
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.byteLength),
      // An old version in the URL gets the current image, cached for a short time only.
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
  };
}

async function findProductPicture(db: Database, slug: string, locale: Locale): Promise<SocialPreview | null> {
  const product = await findProduct(db, slug);
  if (!product) return null;
  const { name, pictures } = product;
  return { kind: 'product', slug: product.slug, locale, title: name[locale], picture: pictures[0] ?? null };
}

async function findArticlePicture(db: Database, slug: string, locale: Locale): Promise<SocialPreview | null> {
  const article = findArticle(slug);
  if (!article) return null;
  const [picture = null] = await findCoverPictures(db, [article.featuredImage]);
  return { kind: 'article', slug, locale, title: article.title[locale], picture };
}

/** Makes each thing once for all who ask, and keeps those that were asked for last. */
function rememberLatest<Wanted, Made>(
  limit: number,
  keyOf: (wanted: Wanted) => string,
  make: (wanted: Wanted) => Promise<Made>,
): (wanted: Wanted) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>();
  return (wanted) => {
    const key = keyOf(wanted);
    const made = kept.get(key) ?? make(wanted);
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return made;
  };
}

import type { BlockList } from 'node:net';
import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { callerAddress } from '#api/http/caller-address.ts';
import type { RateLimits } from '#api/http/rate-limits.ts';
import type { Database } from '#database/connect.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { findPublishedArticle } from '#domain/content/publishing/article-queries.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import type { ImageStore } from '#images/image-store.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { type SocialPreview, socialPreviewVersion } from '#storefront/head/social-preview-image.ts';

const address = /^\/social-previews\/(?<kind>product|article)\/(?<slug>[^/]+)\.(?<locale>en|ar)\.jpg$/;
const taglines = { en: en.tagline, ar: ar.tagline };
/** Images to draw. Programs that show links ask for one or two; stored ones are not counted. */
const drawingsByAddress = { name: 'social-previews-by-address', times: 120, seconds: 600 };

/** Serves Open Graph images such as `/social-previews/product/blue-chair.ar.jpg?v=…`, drawn on the first request. */
export function serveSocialPreviews(
  db: Database,
  now: () => Date,
  images: ImageStore,
  limits: RateLimits,
  trustedProxies: BlockList,
): Handler<ApiEnv> {
  const draw = async ({ locale, title, shopName, picture }: SocialPreview) => {
    // Loaded on first use: it brings the reader of fonts, which a start does not need.
    const { drawSocialPreview } = await import('#images/draw-social-preview.ts');
    return drawSocialPreview({
      direction: directionOf(locale),
      title,
      brand: { name: shopName, tagline: taglines[locale] },
      picture: picture ? await images.read(picture.relativePath, 1200) : undefined,
    });
  };
  return async (c) => {
    const { kind, slug = '', locale } = address.exec(c.req.path)?.groups ?? {};
    const find = kind === 'article' ? findArticlePicture : findProductPicture;
    const page = kind && (await find(db, slug, locale as Locale, now()));
    if (!page) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const { name } = await getShopProfile(db);
    const shown = { ...page, shopName: name[page.locale] };
    const version = socialPreviewVersion(shown);
    const picture = await images.readDrawn(
      {
        name: `previews/${shown.kind}/${shown.slug}.${shown.locale}`,
        version,
        draw: () => draw(shown),
      },
      () => limits.countHere(drawingsByAddress, callerAddress(c, trustedProxies)),
    );
    const isThisVersion = c.req.query('v') === version;
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.byteLength),
      // An old version in the URL gets the current image, cached for a short time only.
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
  };
}

type PreviewedPage = Omit<SocialPreview, 'shopName'>;

async function findProductPicture(db: Database, slug: string, locale: Locale): Promise<PreviewedPage | null> {
  const product = await findProduct(db, slug);
  if (!product) return null;
  const { name, pictures } = product;
  return { kind: 'product', slug: product.slug, locale, title: name[locale], picture: pictures[0] ?? null };
}

async function findArticlePicture(
  db: Database,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<PreviewedPage | null> {
  const article = await findPublishedArticle(db, slug, now);
  if (!article) return null;
  return { kind: 'article', slug, locale, title: article.title[locale], picture: article.picture };
}

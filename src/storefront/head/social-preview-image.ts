import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';

/** Content of a social preview image (Open Graph) and the page that it belongs to. */
export interface SocialPreview {
  readonly kind: 'product' | 'article';
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  readonly shopName: string;
  readonly picture: Pick<Picture, 'relativePath'> | null;
}

export const socialPreviewSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes, so that cached images are invalidated. */
const drawing = 1;

/** Path with a hash of the content, so that the image can be cached forever. */
export function socialPreviewAddress(shown: SocialPreview): string {
  return `/social-previews/${shown.kind}/${shown.slug}.${shown.locale}.jpg?v=${socialPreviewVersion(shown)}`;
}

/** Hash of the content: FNV-1a, which is the same in browser and server. */
export function socialPreviewVersion({ title, shopName, picture }: SocialPreview): string {
  let mark = 0x811c9dc5;
  for (const sign of `${drawing}\n${title}\n${shopName}\n${picture?.relativePath ?? ''}`) {
    mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (mark >>> 0).toString(36);
}

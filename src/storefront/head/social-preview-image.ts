import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';

/** What the picture of a shared link shows, and of which page it is. */
export interface SocialPreview {
  readonly kind: 'product' | 'article';
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  readonly picture: Pick<Picture, 'relativePath'> | null;
}

export const socialPreviewSize = { width: 1200, height: 630 } as const;

/** To be counted up when the drawing itself changes, so that nobody keeps an old one. */
const drawing = 1;

/** The path with a mark of everything that is drawn: what is once fetched from an address is right for ever. */
export function socialPreviewAddress(shown: SocialPreview): string {
  return `/social-previews/${shown.kind}/${shown.slug}.${shown.locale}.jpg?v=${socialPreviewVersion(shown)}`;
}

/** A short mark of what is drawn; FNV-1a, which browser and server work out alike. */
export function socialPreviewVersion({ title, picture }: Pick<SocialPreview, 'title' | 'picture'>): string {
  let mark = 0x811c9dc5;
  for (const sign of `${drawing}\n${title}\n${picture?.relativePath ?? ''}`) {
    mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (mark >>> 0).toString(36);
}

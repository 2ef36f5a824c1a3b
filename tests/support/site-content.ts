import { firstSiteContent } from '#database/seed/data/site-content.ts';
import { mapPictures, type SiteContent } from '#domain/site-content/site-content.ts';

/** The contents of a new shop, all with the same picture. */
export function sampleContent(picture: string | null): SiteContent {
  return mapPictures(firstSiteContent, () => picture);
}

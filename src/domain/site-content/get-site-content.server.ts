import type { Queryable } from '#database/transaction.ts';
import { imageAddress } from '#images/image-address.ts';
import { type ReadableContent, readContent } from './page-content.ts';
import { validSince } from './preview-address.ts';
import { picturePaths, serializeSiteContent, toStoredContent } from './serialize-site-content.ts';
import {
  type ContentWithPictures,
  findContentWithPictures,
  findPreviewWithPictures,
  findSiteContent,
  listPictures,
} from './site-content-queries.server.ts';

/** Gets the contents as staff edit them, with what is needed to describe their pictures. */
export async function getEditedContent(db: Queryable) {
  const stored = await findSiteContent(db);
  const content = serializeSiteContent(stored ?? { document: {}, version: 1 });
  const paths = picturePaths(toStoredContent(content));
  const pictures = (await listPictures(db, paths)).map(({ id, relativePath, en, ar, version }) => ({
    id,
    address: imageAddress({ relativePath }, 600),
    alt: { en, ar },
    version,
  }));
  return { content, pictures };
}

/** Contents as pages show them. */
export interface SiteContentOnPages {
  readonly content: ReadableContent;
  /** By relative path. */
  readonly pictures: ContentWithPictures['pictures'];
}

/** Gets the saved contents; a shop without any shows none. */
export async function getPageContent(db: Queryable): Promise<SiteContentOnPages> {
  return toPageContent((await findContentWithPictures(db)) ?? { document: {}, pictures: {} });
}

/** Finds the unsaved contents of a preview; undefined if it is unknown or not valid any more. */
export async function findPreview(
  db: Queryable,
  key: string,
  now: Date,
): Promise<SiteContentOnPages | undefined> {
  const found = await findPreviewWithPictures(db, key, validSince(now));
  return found && toPageContent(found);
}

function toPageContent({ document, pictures }: ContentWithPictures): SiteContentOnPages {
  return { content: readContent(document), pictures };
}

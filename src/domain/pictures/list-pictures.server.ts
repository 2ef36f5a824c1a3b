import type { Database } from '#database/connect.ts';
import { type PictureFilter, picturesOnPage } from './picture-library.ts';
import { countImages, listImageRows } from './picture-queries.server.ts';
import { serializePicture } from './serialize-picture.ts';

/** Lists one page of the picture library, with the number of unused pictures. */
export async function listPictures(db: Database, filter: PictureFilter) {
  const pictures = (await listImageRows(db, filter)).map(serializePicture);
  const total = await countImages(db, filter);
  const unused = await countImages(db, { show: 'unused', page: 1 });
  return { pictures, total, page: filter.page, pages: Math.ceil(total / picturesOnPage), unused };
}

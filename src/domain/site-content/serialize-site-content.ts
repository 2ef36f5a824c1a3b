import { imageAddress, relativePathOf } from '#images/image-address.ts';
import { readContent } from './page-content.ts';
import { dataFigures, mapPictures, type SiteContent } from './site-content.ts';

/** Fixed id for the audit history, because there is only one. */
const contentId = 'site-content';

/** The width in which staff see pictures; the page chooses its own. */
const staffWidth = 600;

const noText = { en: '', ar: '' };

/** In place of a damaged section, for staff to fill in. */
const emptyContent: SiteContent = {
  announcement: { isShown: false, text: noText, link: '', startsOn: null, endsOn: null },
  hero: { title: noText, lead: noText, buttons: [], slides: [] },
  stats: {
    isShown: false,
    figures: dataFigures.map((kind) => ({ id: kind, kind, isShown: true, figure: noText, label: noText })),
  },
  cities: { isShown: false, title: noText, lead: noText, cards: [] },
  about: { isShown: false, title: noText, text: noText, points: [], buttons: [], picture: null },
};

/** Serializes stored contents for the API and the history: pictures are addresses. */
export function serializeSiteContent({
  document,
  version,
}: {
  readonly document: unknown;
  readonly version: number;
}) {
  const content: SiteContent = { ...emptyContent, ...readContent(document) };
  return {
    id: contentId,
    ...mapPictures(content, (relativePath) => imageAddress({ relativePath }, staffWidth)),
    version,
  };
}

export type SiteContentResponse = ReturnType<typeof serializeSiteContent>;

/** Contents as they are stored, from those of a request: pictures are relative paths. */
export function toStoredContent(content: SiteContent): SiteContent {
  return mapPictures(content, relativePathOf);
}

/** The relative paths of all pictures of stored contents. */
export function picturePaths(stored: SiteContent): string[] {
  const paths: string[] = [];
  mapPictures(stored, (path) => {
    paths.push(path);
    return path;
  });
  return paths;
}

import { findRoomPictures } from '#domain/content/rooms/room-queries.server.ts';
import { roomPath, roomsWith } from '#domain/content/rooms/rooms.ts';
import { roomsAr } from '#i18n/messages/storefront/buying/rooms.ar.ts';
import { roomsEn } from '#i18n/messages/storefront/buying/rooms.en.ts';
import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { LinkedRoom } from './room-link.tsx';

type Services = Pick<PageServices, 'db' | 'cachedRead'>;

// The words are part of the page's data, so that no script has them.
const texts = { en: roomsEn, ar: roomsAr } as const;

export function loadRoomPictures({ db, cachedRead }: Services): Promise<ReadonlyMap<string, Picture>> {
  return cachedRead('room pictures', () => findRoomPictures(db));
}

/** A room in which a product is seen; null: it is in none. */
export async function linkRoomOfProduct(
  services: Services,
  slug: string,
  locale: Locale,
): Promise<LinkedRoom | null> {
  const pictures = await loadRoomPictures(services);
  const name = roomsWith(slug).find((room) => pictures.has(room));
  const picture = name && pictures.get(name);
  return picture ? linked(name, picture, texts[locale].inRoom, locale) : null;
}

/** A room by its name; null: the shop has no picture of it. */
export async function linkRoomNamed(
  services: Services,
  name: string,
  locale: Locale,
): Promise<LinkedRoom | null> {
  const picture = (await loadRoomPictures(services)).get(name);
  return picture ? linked(name, picture, texts[locale].shop, locale) : null;
}

/** The room that a picture shows; null: it is not one of the rooms, for example a picture of staff. */
export async function linkRoomOfPicture(
  services: Services,
  picture: Pick<Picture, 'relativePath'> | null,
  locale: Locale,
): Promise<LinkedRoom | null> {
  if (!picture) return null;
  const pictures = await loadRoomPictures(services);
  const found = [...pictures].find(([, { relativePath }]) => relativePath === picture.relativePath);
  return found ? linked(...found, texts[locale].shop, locale) : null;
}

function linked(name: string, { alt, ...picture }: Picture, title: string, locale: Locale): LinkedRoom {
  return {
    address: roomPath(name),
    title,
    text: alt[locale],
    picture: { ...picture, alt: '' },
  };
}

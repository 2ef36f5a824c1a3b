import { isSold } from '#domain/catalogue/products/product.ts';
import { findProductsBySlug } from '#domain/catalogue/products/product-queries.server.ts';
import { pointsOf, roomPath } from '#domain/content/rooms/rooms.ts';
import { spreadPoints } from '#domain/content/rooms/spread-points.ts';
import { useRoomsMessages } from '#i18n/messages/storefront/buying/rooms-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/room-page';
import { BuyRoom } from './buy-room.tsx';
import { loadRoomPictures } from './load-rooms.server.ts';
import { RoomPicture } from './room-picture.tsx';
import { RoomProducts } from './room-products.tsx';

/** Between two points, in percent of the picture's width: on a phone of 360 points it is that of two targets for a finger. */
const leastDistance = 7.5;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, cachedRead } = context.get(pageServices);
  const picture = (await loadRoomPictures({ db, cachedRead })).get(params.name);
  if (!picture) throw pageNotFound();
  const points = pointsOf(params.name);
  const found = await findProductsBySlug(
    db,
    points.map(({ slug }) => slug),
  );
  const seen = points.flatMap(({ slug, x, y }) => {
    const product = found.get(slug);
    if (!product || !isSold(product)) return [];
    const { id, sku, name, price, stock, leadTimeDays, pictures } = product;
    const picture = pictures[0] ?? null;
    // What stands in a room is no service.
    const inCart = {
      id,
      slug: product.slug,
      sku,
      name,
      price,
      stock,
      leadTimeDays,
      isService: false,
      picture,
    };
    return [{ x, y, product: inCart }];
  });
  const ratio = picture.height / picture.width;
  return { name: params.name, picture, seen: spreadPoints(seen, ratio, leastDistance) };
}

/** The picture of a room, what is in it, and the button that puts one of each into the cart. */
export default function RoomPage({ loaderData: { name, picture, seen } }: Route.ComponentProps) {
  const texts = useRoomsMessages();
  const { breadcrumbs } = useMessages();
  const locale = useLocale();
  const products = seen.map(({ product }) => product);
  return (
    <div key={name}>
      <PageHead
        title={texts.title}
        description={picture.alt[locale]}
        picture={picture}
        address={roomPath(name)}
        indexed={false}
      />
      <div className="page-column pt-4 lg:pt-8">
        <Breadcrumbs steps={[{ name: breadcrumbs.home, to: '/' }]} />
        <h1 className="type-title mt-3">{texts.title}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{picture.alt[locale]}</p>
        <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">{texts.lead}</p>
        <RoomPicture picture={picture} seen={seen} />
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <RoomProducts products={products} />
          {products.length > 0 && <BuyRoom products={products} />}
        </div>
      </div>
      <TalkToUs />
    </div>
  );
}

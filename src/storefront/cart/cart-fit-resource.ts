import { mostLines } from '#domain/cart/cart.ts';
import { selectCartSizes } from '#domain/cart/cart-size-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageServices } from '../page-services.ts';
import type { FittedPiece } from '../product/fit/fitted-piece.ts';
import type { Route } from './+types/cart-fit-resource';

/** Resource route: the packed and assembled sizes of the products of a cart. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageServices);
  const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
  const locale = localeOfRequest(request);
  const found = await selectCartSizes(db, ids.slice(0, mostLines));
  const pieces: FittedPiece[] = found.map(({ sku, name, cartons, assembled }) => ({
    sku,
    name: name[locale],
    cartons,
    assembled,
  }));
  return Response.json(pieces);
}

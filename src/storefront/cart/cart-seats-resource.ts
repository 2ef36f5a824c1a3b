import { mostLines } from '#domain/cart/cart.ts';
import { findSeededPlace } from '#domain/catalogue/categories/find-place.ts';
import { listComplementRules } from '#domain/catalogue/complements/complement-rule-queries.server.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/cart-seats-resource';

/** What the cart says about its seats. */
export interface CountedSeats {
  readonly places: number;
  readonly seats: number;
  /** The list of seats that fit. */
  readonly to: string;
}

/** Resource route: the places at the desks and tables of a cart, and where to find seats for them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, productIndex, cachedRead } = context.get(pageServices);
  const items = new URL(request.url).searchParams.get('items')?.split(',') ?? [];
  const lines = items.slice(0, mostLines).flatMap((item) => {
    const [productId = '', pieces] = item.split('.');
    const quantity = Number(pieces);
    return isUuid(productId) && Number.isInteger(quantity) && quantity > 0 ? [{ productId, quantity }] : [];
  });
  const index = await productIndex();
  const rules = await cachedRead('complement rules', () => listComplementRules(db));
  const { places, seats, fitting } = index.countSeats(rules, lines);
  const place = fitting === null ? undefined : findSeededPlace(index, 'subcategory', fitting);
  const counted: CountedSeats = {
    places,
    seats,
    to: place
      ? place.subcategory
        ? `/subcategory/${place.subcategory.slug}`
        : `/category/${place.category.slug}`
      : '/products',
  };
  return Response.json(counted);
}

import { billOfMaterials } from '#domain/planner/drawing/bill-of-materials.ts';
import { drawPlan } from '#domain/planner/drawing/plan-drawing.ts';
import { planSvg } from '#domain/planner/drawing/plan-svg.ts';
import { findListedProducts } from '#domain/planner/find-listed-products.server.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { placingMessages } from '#i18n/messages/documents/room-placing.ts';
import { formatQuantity } from '#i18n/quantities.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiServices } from '../api-services.ts';

const width = 1200;
/** Of capital letters, as a share of the longer side of the plan. */
const textShare = 1 / 70;
const smallestText = 120;

/** What a request for the picture of a plan is answered with; refuses where there is none. */
export async function replyWithPlanPicture(
  { db, productIndex, images }: Pick<ApiServices, 'db' | 'productIndex' | 'images'>,
  plan: Plan | null,
  locale: Locale,
) {
  if (!plan) throw new ShopError('not_found');
  const products = await findListedProducts(db, await productIndex(), plan, images);
  const numbers = new Map(
    billOfMaterials(plan, products).items.map(({ product, number }) => [product.id, number]),
  );
  const drawing = drawPlan(plan, products, {
    textHeight: Math.max(smallestText, Math.round(longestSide(plan) * textShare)),
    formatArea: (metres) => formatQuantity(locale, Math.round(metres * 10) / 10, 'm²'),
    numberOf: (product) => numbers.get(product),
  });
  return {
    content: planSvg(drawing, { title: plan.name || placingMessages(locale).title, width }),
    headers: {
      'Cache-Control': 'no-store',
      // Opened by itself it may do nothing, whatever was typed into the plan.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Referrer-Policy': 'no-referrer',
    },
  };
}

function longestSide({ rooms }: Plan): number {
  const points = rooms.flatMap(({ outline }) => outline);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return points.length === 0
    ? 0
    : Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

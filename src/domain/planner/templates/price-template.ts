import type { Dirhams } from '#primitives/money.ts';
import { planTotals } from '../plan-totals.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { buildTemplate, templateOffer } from './build-template.ts';
import type { PlanTemplate, TemplateUse } from './templates.ts';

export interface PricedTemplate {
  /** Of all its pieces, without delivery. */
  readonly price: Dirhams;
  readonly pieces: number;
  /** By product. */
  readonly piecesOf: ReadonlyMap<string, number>;
  /** Of all rooms, in square metres. */
  readonly area: number;
}

/** What a template costs today, as the planner opens it; null: the shop has too little in stock for it. */
export function priceTemplate(template: PlanTemplate, products: PlannedProducts): PricedTemplate | null {
  const plan = buildTemplate(template, { ...templateOffer, products }, { plan: '', room: () => '' });
  const { area, seated } = planTotals(plan, products);
  if (seated.work < placesIn(template, 'work') || seated.meet < placesIn(template, 'meet')) return null;
  const piecesOf = new Map<string, number>();
  for (const { product } of plan.pieces) piecesOf.set(product, (piecesOf.get(product) ?? 0) + 1);
  return {
    price: plan.pieces.reduce((sum, { product }) => sum + (products.get(product)?.price ?? 0), 0),
    pieces: plan.pieces.length,
    piecesOf,
    area,
  };
}

/** The places with a chair that a template is nothing without; most names say how many. */
function placesIn({ rooms }: PlanTemplate, use: 'work' | 'meet'): number {
  return rooms.reduce((sum, { content }) => sum + (placesFor(content)[use] ?? 0), 0);
}

function placesFor(content: TemplateUse): { readonly work?: number; readonly meet?: number } {
  switch (content.use) {
    case 'office':
    case 'call-centre':
      return { work: content.people };
    case 'meeting':
      return { meet: content.people };
    case 'classroom':
      return { meet: content.rows * content.columns * peopleAtTrainingTable };
    case 'manager':
    case 'reception':
    case 'waiting':
      return { work: 1 };
  }
}

const peopleAtTrainingTable = 2;

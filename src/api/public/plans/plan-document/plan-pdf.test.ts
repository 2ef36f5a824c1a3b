import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { ListedProduct } from '#domain/planner/drawing/listed-product.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { formatAmount } from '#i18n/money.ts';
import { locales } from '#primitives/locale.ts';
import { sampleShop } from '../../../../../tests/support/sample-orders.ts';
import { isThorough } from '../../../../../tests/support/thorough.ts';
import { planContents } from './plan-contents.ts';
import { planPdf } from './plan-pdf.ts';

const room = {
  id: 'r1',
  name: 'Office',
  outline: [
    { x: 0, y: 0 },
    { x: 9000, y: 0 },
    { x: 9000, y: 6000 },
    { x: 0, y: 6000 },
  ],
  ceiling: 2800,
  openings: [],
  obstacles: [],
  sockets: [],
};

/** A plan with one piece of each of so many products. */
function furnished(count: number): { plan: Plan; products: Map<string, ListedProduct> } {
  const products = Array.from(
    { length: count },
    (_, index): ListedProduct => ({
      id: `d${index}`,
      sku: `SD-${index + 1}`,
      name: { en: 'Sadu height-adjustable desk', ar: 'مكتب قابل لتعديل الارتفاع، من «سدو»' },
      price: 100_000,
      kind: 'desk',
      width: 1200,
      depth: 600,
      swatch: null,
      topView: null,
      facts: {
        shape: 'rectangular',
        corner: null,
        hasSeats: false,
        needsPower: false,
        opensBy: 0,
        modelAngle: 0,
      },
    }),
  );
  const pieces = products.map(({ id }, index) => ({
    id: `p${index}`,
    product: id,
    x: 800 + (index % 6) * 1400,
    y: 600 + Math.floor(index / 6) * 1200,
    angle: 0,
    group: null,
  }));
  return {
    plan: { name: 'Lusail', rooms: [room], pieces },
    products: new Map(products.map((product) => [product.id, product])),
  };
}

it.each(locales)('the sum of the products never stands alone on a page (%s)', async (locale) => {
  for (const count of isThorough ? [11, 12, 13, 14] : [13, 14]) {
    const contents = planContents({
      id: 'plan',
      ...furnished(count),
      locale,
      pricesOn: '2026-11-15',
      shop: sampleShop,
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await planPdf(contents))));
    const page = text.find(
      (one) => one.includes(formatAmount(count * 100_000)) && one.includes('Products (QAR)'),
    );
    expect(page, String(count)).toContain(`SD-${count}`);
  }
});

import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { billOfMaterials } from '#domain/planner/drawing/bill-of-materials.ts';
import { formatDay } from '#i18n/dates.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import { both, words } from '../../quotes/quotation-document/quotation-words.ts';
import { billPage } from './bill-page.ts';
import type { PlanContents } from './plan-contents.ts';
import { planPage } from './plan-page.ts';

/** A plan as a PDF: the drawing to scale, and the list of its products with prices. */
export function planPdf({
  plan,
  products: listed,
  locale: first,
  pricesOn,
  seller,
}: PlanContents): Promise<Buffer> {
  const products = new Map(listed.map((product) => [product.id, product]));
  const bill = billOfMaterials(plan, products);
  const lines = [
    seller.name,
    both(() => `${readablePhone(seller.phone)} · ${seller.email}`),
    both((_, locale) => formatDay(locale, pricesOn)),
  ];
  const title = plan.name || words[first].plan.title;
  return renderToBuffer(
    createElement(
      Document,
      { title, author: seller.name[first], language: first },
      planPage({ first, plan, products, bill, papers: ['A4', 'A3'], lines }),
      ...(bill.items.length > 0 || bill.unknown > 0 ? [billPage({ first, plan, bill, pricesOn })] : []),
    ),
  );
}

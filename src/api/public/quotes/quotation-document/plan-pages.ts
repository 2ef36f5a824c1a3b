import type { ReactElement } from 'react';
import { billOfMaterials } from '#domain/planner/drawing/bill-of-materials.ts';
import { billPage } from '../../plans/plan-document/bill-page.ts';
import { planPage } from '../../plans/plan-document/plan-page.ts';
import type { QuotationContents, Seller } from './quotation-pdfs.ts';
import { both } from './quotation-words.ts';

type Quote = QuotationContents['quote'];

/** The plan of the office: its drawing, and what stands in which room. Prices are on the quotation. */
export function planPages(
  { reference, locale: first }: Quote,
  drawn: QuotationContents['plan'],
  { name }: Seller,
): ReactElement[] {
  if (!drawn) return [];
  const products = new Map(drawn.products.map((product) => [product.id, product]));
  const { plan } = drawn;
  const bill = billOfMaterials(plan, products);
  const lines = [name, both((texts) => `${texts.quotation} ${reference}`)];
  return [
    planPage({ first, plan, products, bill, papers: ['A4'], lines }),
    billPage({ first, plan, bill, pricesOn: null }),
  ];
}

import { data } from 'react-router';
import { requestStockAlert } from '#domain/catalogue/stock/request-stock-alert.server.ts';
import { stockAlertBodySchema } from '#domain/catalogue/stock/stock-alert-body.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { PageServices } from '../page-services.ts';
import type { StockAlertAnswer } from './stock-alert-form.tsx';

/** Handles the stock alert form of a product page, with and without scripts. */
export async function answerStockAlertForm(
  { db, now }: Pick<PageServices, 'db' | 'now'>,
  asked: { readonly productId: string; readonly email: string; readonly locale: Locale },
) {
  const body = stockAlertBodySchema.safeParse(asked);
  if (!body.success) {
    const problem = asked.email.trim() === '' ? 'required' : 'invalid';
    return data<StockAlertAnswer>({ problem, email: asked.email }, { status: 400 });
  }
  try {
    await requestStockAlert(db, body.data, now());
  } catch (error) {
    // It is in stock again: the reloaded page offers to buy it.
    if (error instanceof ShopError && error.code === 'in_stock')
      return data<StockAlertAnswer>({ noted: null });
    if (!(error instanceof ShopError && error.code === 'too_many_requests')) throw error;
    return data<StockAlertAnswer>({ problem: 'tooMany', email: asked.email }, { status: 429 });
  }
  return data<StockAlertAnswer>({ noted: body.data.email });
}

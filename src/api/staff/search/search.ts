import { endpoint } from '#api/http/endpoint.ts';
import { listStaffProducts } from '#domain/catalogue/listing/list-staff-products.server.ts';
import { listStaffArticles } from '#domain/content/publishing/staff-article-queries.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { listMessageRows } from '#domain/messages/message-list-queries.server.ts';
import { listOrderRows } from '#domain/orders/listing/order-list-queries.server.ts';
import { listQuoteRows } from '#domain/quotes/quote-list-queries.server.ts';
import { statusOn } from '#domain/quotes/quote-states.ts';
import { staffSearchContract } from './search.contract.ts';

/** So many of each kind are shown; the list of the kind shows all. */
const shownOfEachKind = 5;

/** Each kind by the rules of its list. */
export const staffSearch = endpoint(staffSearchContract, async ({ query }, { services, language }) => {
  const { db, productIndex, now } = services;
  const { search } = query;
  const filter = { search, page: 1 };
  const today = qatarDay(now());
  const [orders, quotes, messages, { products }, articles] = await Promise.all([
    listOrderRows(db, filter),
    listQuoteRows(db, filter, today),
    listMessageRows(db, filter),
    listStaffProducts(db, await productIndex(), { search, page: 1, pageSize: shownOfEachKind }, language),
    listStaffArticles(db, filter, now()),
  ]);
  const data = {
    orders: orders.slice(0, shownOfEachKind).map(({ id, number, status, fulfilment, day, ...order }) => ({
      id,
      number,
      status,
      fulfilment,
      day,
      name: order.companyName || order.contactName,
    })),
    quotations: quotes
      .slice(0, shownOfEachKind)
      .map(({ id, reference, status, validUntil, companyName, contactName }) => ({
        id,
        reference,
        status: statusOn({ status, validUntil }, today),
        name: companyName || contactName,
      })),
    messages: messages
      .slice(0, shownOfEachKind)
      .map(({ id, reference, status, name, subject }) => ({ id, reference, status, name, subject })),
    products: products.map(({ id, sku, name, translations, stock }) => ({
      id,
      sku,
      name,
      translations,
      stock,
    })),
    articles: articles
      .slice(0, shownOfEachKind)
      .map(({ id, slug, title, translations, status, publishAt }) => ({
        id,
        slug,
        title,
        translations,
        status,
        publishAt,
      })),
  };
  return { data };
});

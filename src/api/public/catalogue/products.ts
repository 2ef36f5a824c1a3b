import { endpoint } from '#api/http/endpoint.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import type { ProductFilter } from '#domain/catalogue/listing/product-filter.ts';
import type { ProductPage, ProductSummary } from '#domain/catalogue/listing/product-list.ts';
import { imageAddress } from '#images/image-address.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { productsContract, productsSearchTermContract } from './products.contract.ts';

const everythingAtOnce = 1000;

export const products = endpoint(productsContract, async ({ query }, { services, url, language }) => {
  const filter = url.searchParams.size === 0 ? { ...query, pageSize: everythingAtOnce } : query;
  return replyWith(
    filter,
    await listProducts(services.db, await services.productIndex(), { filter }, language),
  );
});

export const productsSearchTerm = endpoint(
  productsSearchTermContract,
  async ({ params, query }, { services, language }) => {
    const filter: ProductFilter = { search: params.term, page: 1, pageSize: query.pageSize };
    return replyWith(
      filter,
      await listProducts(services.db, await services.productIndex(), { filter }, language),
    );
  },
);

function replyWith({ page, pageSize }: ProductFilter, { products: found, total, facets }: ProductPage) {
  const { price, categories, subcategories, stock, highlights } = facets;
  return {
    data: found.map(summary),
    meta: {
      total,
      page,
      pageSize,
      pages: Math.ceil(total / pageSize),
      facets: {
        categories: [...categories],
        subcategories: [...subcategories],
        price: price && { lowest: qarFromDirhams(price.lowest), highest: qarFromDirhams(price.highest) },
        stock,
        highlights,
      },
    },
  };
}

function summary({ name, shortDescription, price, pictures, ...product }: ProductSummary) {
  return {
    ...product,
    name: name.en,
    shortDescription: shortDescription.en,
    price: qarFromDirhams(price),
    images: pictures.map((picture) => imageAddress(picture, 1200)),
    translations: { ar: { name: name.ar, shortDescription: shortDescription.ar } },
  };
}

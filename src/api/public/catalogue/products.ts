import { endpoint } from '#api/http/endpoint.ts';
import { findPlace } from '#domain/catalogue/categories/find-place.ts';
import { formatAttributeChoices } from '#domain/catalogue/listing/attribute-choice.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { largestPageSize, type ProductFilter } from '#domain/catalogue/listing/product-filter.ts';
import type { ProductPage, ProductSummary } from '#domain/catalogue/listing/product-list.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { imageAddress } from '#images/image-address.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { productsContract, productsSearchTermContract } from './products.contract.ts';

const everythingAtOnce = 1000;

export const products = endpoint(productsContract, async ({ query }, { services, url, language }) => {
  const index = await services.productIndex();
  const filter = {
    ...query,
    ...currentSlugs(index, query),
    ...(url.searchParams.size === 0 && { pageSize: everythingAtOnce }),
  };
  return replyWith(filter, await listProducts(services.db, index, { filter }, language));
});

export const productsSearchTerm = endpoint(
  productsSearchTermContract,
  async ({ params, query }, { services, language }) => {
    const filter: ProductFilter = { search: params.term, page: 1, ...query };
    return replyWith(
      filter,
      await listProducts(services.db, await services.productIndex(), { filter }, language),
    );
  },
);

/** The slugs of the category and subcategory of a filter. An unknown one stays as it is and has no products. */
function currentSlugs(index: ProductIndex, { category, subcategory }: ProductFilter) {
  const place = category === undefined ? undefined : findPlace(index, 'category', category);
  const part = subcategory === undefined ? undefined : findPlace(index, 'subcategory', subcategory);
  return {
    ...(place && place !== 'deleted' && { category: place.category.slug }),
    ...(part && part !== 'deleted' && part.subcategory && { subcategory: part.subcategory.slug }),
  };
}

function replyWith(filter: ProductFilter, { products: found, total, facets, query }: ProductPage) {
  const { page, pageSize } = filter;
  const { price, categories, subcategories, stock, highlights, attributes } = facets;
  return {
    data: found.map(summary),
    meta: {
      total,
      page,
      pageSize,
      pages: Math.ceil(total / pageSize),
      next: page * pageSize < total ? addressAfter(filter) : null,
      facets: {
        categories: [...categories],
        subcategories: [...subcategories],
        price: price && { lowest: qarFromDirhams(price.lowest), highest: qarFromDirhams(price.highest) },
        stock,
        highlights,
        attributes: attributes.map(({ key, values }) => ({ key, values: [...values] })),
      },
      query: query && { ...query, constraints: [...query.constraints] },
    },
  };
}

/** The address of the page after that of a filter, in pages of the size that a query may ask for. */
function addressAfter({ page, pageSize, attributes, ...filter }: ProductFilter): string {
  const size = Math.min(pageSize, largestPageSize);
  const query = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const next = {
    ...(attributes && { attributes: formatAttributeChoices(attributes) }),
    page: String((page * pageSize) / size + 1),
    pageSize: String(size),
  };
  return `/api/products?${new URLSearchParams([...query, ...Object.entries(next)])}`;
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

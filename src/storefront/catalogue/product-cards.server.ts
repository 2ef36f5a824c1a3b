import { listProducts } from '#domain/catalogue/list-products.server.ts';
import { type ProductFilter, productFilterSchema } from '#domain/catalogue/product-filter.ts';
import { productCard } from '#domain/catalogue/product-list.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import type { PageServices } from '../page-services.ts';

type Narrowing = Pick<ProductFilter, 'category' | 'subcategory' | 'search'>;

/** The products of one page of a list, in the language of the address; the number of the page is in the address. */
export async function loadProductCards(db: PageServices['db'], request: Request, narrowing: Narrowing) {
  const { page, pageSize } = pagePart(new URL(request.url).searchParams.get('page'));
  const locale = localeOfRequest(request);
  const { products, total } = await listProducts(db, { ...narrowing, page, pageSize }, locale);
  return {
    products: products.map((product) => productCard(product, locale)),
    total,
    page,
    pages: Math.ceil(total / pageSize),
  };
}

/** An address with a page number that makes no sense shows the first page. */
function pagePart(page: string | null): ProductFilter {
  const asked = productFilterSchema.safeParse(page === null ? {} : { page });
  return asked.success ? asked.data : productFilterSchema.parse({});
}

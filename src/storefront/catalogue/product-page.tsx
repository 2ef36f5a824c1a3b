import { isInStock } from '#domain/catalogue/product.ts';
import { findProduct } from '#domain/catalogue/product-queries.server.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { PageHead } from '../page-head.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/product-page';
import { Price } from './price.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await findProduct(context.get(pageServices).db, params.slug);
  if (!product) throw pageNotFound();
  return product;
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  const { catalogue } = useMessages();
  const locale = useLocale();
  return (
    <>
      <PageHead title={product.name[locale]} description={product.shortDescription[locale]} />
      <div className="page-column pt-section">
        <p className="text-sm text-ink-faint">
          <bdi>{product.brand}</bdi> · {catalogue.sku} <bdi dir="ltr">{product.sku}</bdi>
        </p>
        <h1 className="type-title mt-3 max-w-4xl">{product.name[locale]}</h1>
        <p className="type-lead mt-5 max-w-prose">{product.shortDescription[locale]}</p>
        <p className="type-heading mt-8">
          <Price amount={product.price} />
        </p>
        <p className={isInStock(product) ? 'mt-2 text-positive' : 'mt-2 text-negative'}>
          {isInStock(product) ? catalogue.inStock : catalogue.outOfStock}
        </p>
        <p className="mt-8 max-w-prose">{product.description[locale]}</p>
      </div>
      <TalkToUs />
    </>
  );
}

import { redirect } from 'react-router';
import { isInStock } from '#domain/catalogue/product.ts';
import { findProduct } from '#domain/catalogue/product-queries.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { DeliveryPromise } from '../delivery/delivery-promise.tsx';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/product-page';
import { CataloguePicture } from './catalogue-picture.tsx';
import { Price } from './price.tsx';
import { SpecificationTable } from './specification-table.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = await findProduct(context.get(pageServices).db, params.slug);
  if (!product) throw pageNotFound();
  if (product.slug !== params.slug) {
    throw redirect(localizedPath(localeOfRequest(request), `/product/${product.slug}`), 301);
  }
  return product;
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  const { catalogue } = useMessages();
  const locale = useLocale();
  return (
    <>
      <PageHead title={product.name[locale]} description={product.shortDescription[locale]} />
      <div className="page-column pt-section">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <ProductPictures pictures={product.pictures} />
          <div>
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
            <div className="mt-8">
              <AddToCart product={{ ...product, picture: product.pictures[0] ?? null }} />
            </div>
            <div className="mt-8">
              <DeliveryPromise product={product} />
            </div>
          </div>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <p className="max-w-prose">{product.description[locale]}</p>
          <SpecificationTable product={product} />
        </div>
      </div>
      <TalkToUs />
    </>
  );
}

function ProductPictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [first = null, ...others] = pictures;
  return (
    <div>
      <CataloguePicture
        picture={first}
        sizes="(min-width: 64rem) 40rem, 100vw"
        isFirst
        className="aspect-square w-full rounded-card"
      />
      {others.length > 0 && (
        <div className="mt-4 grid grid-cols-2 gap-4">
          {others.map((picture) => (
            <CataloguePicture
              key={picture.relativePath}
              picture={picture}
              sizes="(min-width: 64rem) 20rem, 50vw"
              className="aspect-square w-full rounded-card"
            />
          ))}
        </div>
      )}
    </div>
  );
}

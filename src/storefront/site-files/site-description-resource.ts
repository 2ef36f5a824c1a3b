import { listCategories } from '#domain/catalogue/categories/category-queries.server.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { deliveryPromise } from '#domain/delivery/delivery-promise.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { loadArticles } from '../articles/load-articles.server.ts';
import { loadPackages } from '../packages/load-packages.server.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/site-description-resource';
import { describedProducts, siteDescription } from './site-description.ts';
import { textAnswer } from './text-answer.ts';

/** /llms.txt */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { db, environment, now, productIndex } = services;
  const filter = { sort: 'featured', page: 1, pageSize: describedProducts } as const;
  const index = await productIndex();
  const [profile, { settings, zones }, categories, { products }, { articles }, packages] = await Promise.all([
    getShopProfile(db),
    getDeliveryFacts(db, now()),
    listCategories(db),
    listProducts(db, index, { filter }, 'en'),
    loadArticles(services),
    loadPackages(services),
  ]);
  const text = siteDescription({
    publicUrl: environment.publicUrl,
    profile,
    delivery: deliveryPromise(settings, zones),
    categories,
    products,
    packages,
    articles,
  });
  return textAnswer(text, 'text/plain');
}

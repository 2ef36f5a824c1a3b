import { listCategories } from '#domain/catalogue/category-queries.server.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return listCategories(context.get(pageServices).db);
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.products}>
      <CategoryList categories={loaderData} />
    </IntroPage>
  );
}

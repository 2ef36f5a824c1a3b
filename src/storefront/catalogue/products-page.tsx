import { listCategoryCards } from '#domain/catalogue/category-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return listCategoryCards(context.get(pageServices).db, localeOfRequest(request));
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.products}>
      <CategoryList categories={loaderData} />
    </IntroPage>
  );
}

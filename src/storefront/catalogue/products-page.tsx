import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/products-page';
import { loadCategoryCards } from './category-cards.server.ts';
import { CategoryList } from './category-list.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadCategoryCards(context.get(pageServices).db, request);
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.products}>
      <CategoryList categories={loaderData} />
    </IntroPage>
  );
}

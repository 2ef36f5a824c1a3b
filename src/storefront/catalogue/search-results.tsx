import type { CategoryCard } from '#domain/catalogue/category.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';

interface SearchResultsProps {
  term: string;
  found: readonly ProductCard[];
  /** Shown when nothing was found. */
  categories: readonly CategoryCard[];
}

export function SearchResults({ term, found, categories }: SearchResultsProps) {
  const { search } = useMessages();
  if (found.length === 0) {
    return (
      <IntroPage title={search.nothingFound(term)} lead={search.nothingFoundHint} indexed={false}>
        <CategoryList categories={categories} />
      </IntroPage>
    );
  }
  return (
    <IntroPage title={search.resultsTitle(term)} lead={search.results(found.length)} indexed={false}>
      <ProductList products={found} />
    </IntroPage>
  );
}

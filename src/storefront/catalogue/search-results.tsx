import type { CategoryCard } from '#domain/catalogue/category.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList, type ProductListProps } from './product-list.tsx';

interface SearchResultsProps {
  term: string;
  list: ProductListProps;
  /** Shown when nothing was found. */
  categories: readonly CategoryCard[];
}

export function SearchResults({ term, list, categories }: SearchResultsProps) {
  const { search } = useMessages();
  if (list.total === 0) {
    return (
      <IntroPage title={search.nothingFound(term)} lead={search.nothingFoundHint} indexed={false}>
        <CategoryList categories={categories} />
      </IntroPage>
    );
  }
  return (
    <IntroPage title={search.resultsTitle(term)} lead={search.results(list.total)} indexed={false}>
      <ProductList {...list} />
    </IntroPage>
  );
}

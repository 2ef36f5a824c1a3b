import { useEffect } from 'react';
import { searchTerm } from '#domain/catalogue/search/search-term.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { dirhamsFromQar } from '#primitives/money.ts';
import { classNames } from '#ui/class-names.ts';
import { Price } from '../catalogue/price.tsx';
import { useProductSearch } from '../search/use-product-search.ts';

interface CodeSuggestionsProps {
  readonly typed: string;
  readonly listboxId: string;
  readonly activeId: string | null;
  /** Called with whether the listbox has options. */
  readonly onOptions: (isThere: boolean) => void;
  readonly onPick: (code: string) => void;
}

/** Products that the text of a row may mean, below its field. Loaded with the first letter that is typed. */
export function CodeSuggestions({ typed, listboxId, activeId, onOptions, onPick }: CodeSuggestionsProps) {
  const texts = useQuickOrderMessages();
  const locale = useLocale();
  const products = useProductSearch(searchTerm(typed)).answer?.products ?? [];
  const isThere = products.length > 0;
  useEffect(() => {
    onOptions(isThere);
    return () => onOptions(false);
  }, [isThere, onOptions]);
  return (
    <div
      role="listbox"
      id={listboxId}
      aria-label={texts.suggestions}
      hidden={!isThere}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 w-[min(30rem,calc(100vw-var(--spacing-gutter)*2))] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay"
    >
      {products.map(({ id, sku, name, translations, price }) => {
        const optionId = `${listboxId}-${id}`;
        return (
          <button
            key={id}
            type="button"
            id={optionId}
            role="option"
            aria-selected={activeId === optionId}
            tabIndex={-1}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(sku)}
            className={classNames(
              'flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-start hover:bg-ground',
              activeId === optionId && 'bg-accent-soft outline-2 outline-accent',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2">{(locale === 'ar' && translations.ar.name) || name}</span>
              <bdi dir="ltr" className="text-sm text-ink-faint">
                {sku}
              </bdi>
            </span>
            <Price amount={dirhamsFromQar(price)} className="text-sm whitespace-nowrap" />
          </button>
        );
      })}
    </div>
  );
}

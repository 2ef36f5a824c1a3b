import { useOfflineSearchMessages } from '#i18n/messages/storefront/offline-search-messages.ts';
import { useLiveSearchMessages } from '#i18n/messages/storefront/search/live-search-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ProductSearch } from './use-product-search.ts';

/** Live region with the state of the search in one line. */
export function SearchStatus({ term, search }: { readonly term: string; readonly search: ProductSearch }) {
  const { search: texts } = useMessages();
  const liveSearch = useLiveSearchMessages();
  const offline = useOfflineSearchMessages();
  return (
    <p
      role="status"
      className={classNames(
        'min-w-0 text-sm break-words',
        search.status === 'unreachable' ? 'text-negative' : 'text-ink-soft',
      )}
    >
      {text()}
    </p>
  );

  function text(): string {
    switch (search.status) {
      case 'idle':
        return texts.hint;
      case 'searching':
        return liveSearch.searching;
      case 'unreachable':
        return texts.nothingFound(term);
      case 'found': {
        const total = search.answer?.total ?? 0;
        if (search.answer?.isFromBrowser) {
          const { searched } = search.answer;
          const found = total > 0 ? offline.results(total) : offline.nothing(term);
          return searched ? `${found} ${offline.partOf(searched.stored, searched.total)}` : found;
        }
        return total > 0 ? texts.results(total) : texts.nothingFound(term);
      }
    }
  }
}

import { QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './catalogue-changes.ts';

const minute = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: 1,
        refetchOnWindowFocus: false,
        // Otherwise a read without a connection would wait for one instead of failing, and never fall back.
        networkMode: 'always',
      },
    },
  });
}

let ofThisPage: QueryClient | undefined;

/** The one cache of this page in the browser, made when it is first needed. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined')
    throw new Error('A cache belongs to one visitor; the server has none.');
  if (!ofThisPage) {
    ofThisPage = createQueryClient();
    // Lets a retry that paused in a hidden tab go on, also where no provider does this.
    ofThisPage.mount();
    followOtherTabs(ofThisPage);
  }
  return ofThisPage;
}

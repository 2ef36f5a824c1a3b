import { QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './catalogue-changes.ts';

const minute = 60_000;

/** A TanStack Query client with the shop's defaults: stale after 5 minutes, garbage-collected after 10. */
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

let pageClient: QueryClient | undefined;

/** The query client of this browser page, created on first use. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined')
    throw new Error('A cache belongs to one visitor; the server has none.');
  if (!pageClient) {
    pageClient = createQueryClient();
    // Resumes retries that paused in a hidden tab, also on pages without a QueryClientProvider.
    pageClient.mount();
    followOtherTabs(pageClient);
  }
  return pageClient;
}

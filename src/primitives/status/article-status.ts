/**
 * The statuses of an article. 'draft': staff write it; 'published': visitors read it from its publication time on;
 * 'unpublished': staff took it back.
 */
export const articleStatuses = ['draft', 'published', 'unpublished'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** What staff see: a published article whose publication time is still to come is scheduled. */
export const articleStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type ArticleState = (typeof articleStates)[number];

export function articleState(
  { status, publishAt }: { readonly status: ArticleStatus; readonly publishAt: Date | null },
  now: Date,
): ArticleState {
  return status === 'published' && publishAt !== null && publishAt > now ? 'scheduled' : status;
}

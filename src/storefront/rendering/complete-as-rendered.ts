/**
 * The `handle` of a route whose page shows a new visitor the same before and after hydration. Its scripts are fetched,
 * but run on the first interaction (`load-scripts-after-first-paint.ts`).
 */
export const completeAsRendered = { isCompleteAsRendered: true } as const;

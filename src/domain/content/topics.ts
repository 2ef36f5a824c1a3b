import type { Topic } from './topics/topic.ts';

/** Newest first: the place decides the day. Neighbours differ in kind, so that a page of the list has something of each. */
export const topics: readonly Topic[] = [];

import { z } from 'zod';
import { longestFragment } from './plan-address.ts';

/** The address of the planner with a plan, or only its fragment. What it holds or names is looked up by the operation. */
export const planLinkSchema = z.string().trim().min(1).max(longestFragment).nullable().default(null).meta({
  description: 'A plan of the office: an address of the planner that holds or names it, or its fragment',
  example: 'saved=Z0pYb3JyaWdvYWxsZWdyYQ',
});

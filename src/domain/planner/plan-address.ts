import type { TemplateKey } from './templates/templates.ts';

// Apart from reading and writing links, whose code forms that only name a plan need not load.

/** Of the largest plan that the limits allow there are some 60,000 characters. */
export const longestFragment = 200_000;

/** The address of the planner with the plan that a fragment holds or names. */
export function planAddress(fragment: string): string {
  return `/planner#${fragment}`;
}

const templateParameter = 'template';

/** The address of the planner with a template; in the fragment like plans, so that the page stays one for everybody. */
export function templateAddress(key: TemplateKey): string {
  return planAddress(`${templateParameter}=${key}`);
}

/** What the fragment of an address, with '#', gives as the key of a template; null: it names none. */
export function templateInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get(templateParameter);
}

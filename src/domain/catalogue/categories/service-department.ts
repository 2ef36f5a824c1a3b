import type { Category } from './category.ts';

/**
 * Slug of the department whose categories hold services: work that is ordered like a product, with a day but without
 * pieces in stock or a delivery. Departments come with the shop; staff do not change their slugs.
 */
export const serviceDepartment = 'services';

export function holdsServices({ department }: Pick<Category, 'department'>): boolean {
  return department === serviceDepartment;
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories, departments, products } from '#database/schema/catalogue.ts';
import { serviceDepartment } from './service-department.ts';

/** As a column of a query over products: whether each is a service. */
export const isServiceOfProduct: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${categories} inner join ${departments} on ${eq(departments.id, categories.departmentId)}
  where ${and(eq(categories.id, products.categoryId), eq(departments.slug, sql.raw(`'${serviceDepartment}'`)))})`;

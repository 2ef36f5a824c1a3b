import { categories } from './categories.ts';
import { dbHealth } from './db-health.ts';
import { docsContract } from './docs.contract.ts';
import { docs } from './docs.ts';
import type { ApiRoute } from './endpoint.ts';
import { health } from './health.ts';
import { openapiContract } from './openapi.contract.ts';
import { openapi } from './openapi.ts';
import { products, productsSearchTerm } from './products.ts';
import { productsId } from './products-id.ts';
import { testimonials } from './testimonials.ts';

const calls: readonly ApiRoute[] = [
  categories,
  products,
  productsSearchTerm,
  productsId,
  testimonials,
  health,
  dbHealth,
];

const contracts = [...calls.map(({ contract }) => contract), openapiContract, docsContract];

/** The table of all routes below /api; one that is missing here does not exist. */
export const apiRoutes: readonly ApiRoute[] = [...calls, openapi(contracts), docs(contracts)];

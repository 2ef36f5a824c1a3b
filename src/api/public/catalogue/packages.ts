import { endpoint } from '#api/http/endpoint.ts';
import { listPackagesForVisitors } from '#domain/catalogue/packages/list-packages.server.ts';
import { packagesContract } from './packages.contract.ts';

export const packages = endpoint(packagesContract, async (_input, { services }) => ({
  data: await listPackagesForVisitors(services.db, await services.productIndex()),
}));

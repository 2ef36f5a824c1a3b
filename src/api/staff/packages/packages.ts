import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { listPackagesForStaff } from '#domain/catalogue/packages/list-packages.server.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import {
  changePackage,
  createPackage,
  deletePackage,
  reorderPackages,
} from '#domain/catalogue/packages/write-packages.server.ts';
import {
  changePackageContract,
  createPackageContract,
  deletePackageContract,
  packageOrderContract,
  staffPackagesContract,
} from './packages.contract.ts';

const staffPackages = endpoint(staffPackagesContract, async (_input, { services }) => ({
  data: await listPackagesForStaff(services.db),
}));

const packagesPost = endpoint(createPackageContract, async ({ body }, call) => ({
  data: packageResponse(await createPackage(call.services.db, body, changeOrigin(call))),
}));

const packagesIdPut = endpoint(changePackageContract, async ({ params, body }, call) => ({
  data: packageResponse(await changePackage(call.services.db, params.id, body, changeOrigin(call))),
  meta: changeMeta(body),
}));

const packagesIdDelete = endpoint(deletePackageContract, async ({ params, query }, call) => ({
  data: await deletePackage(call.services.db, params.id, query.version, changeOrigin(call)),
}));

const packageOrder = endpoint(packageOrderContract, async ({ body }, call) => ({
  data: await reorderPackages(call.services.db, body, changeOrigin(call)),
}));

export const packageCalls = [staffPackages, packagesPost, packagesIdPut, packagesIdDelete, packageOrder];

/** With a list that a contract may write to. */
function packageResponse({ lines, ...rest }: ProductPackage) {
  return { ...rest, lines: [...lines] };
}

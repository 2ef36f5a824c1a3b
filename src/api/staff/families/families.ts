import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { createFamily } from '#domain/catalogue/families/create-family.server.ts';
import { deleteFamily } from '#domain/catalogue/families/delete-family.server.ts';
import { listFamiliesForStaff } from '#domain/catalogue/families/list-families.server.ts';
import { updateFamily } from '#domain/catalogue/families/update-family.server.ts';
import {
  changeFamilyContract,
  createFamilyContract,
  deleteFamilyContract,
  staffFamiliesContract,
} from './families.contract.ts';

export const staffFamilies = endpoint(staffFamiliesContract, async (_input, { services }) => ({
  data: await listFamiliesForStaff(services.db),
}));

export const familiesPost = endpoint(createFamilyContract, async ({ body }, call) => ({
  data: await createFamily(call.services.db, body, changeOrigin(call)),
}));

export const familiesIdPut = endpoint(changeFamilyContract, async ({ params, body }, call) => ({
  data: await updateFamily(call.services.db, params.id, body, changeOrigin(call)),
  meta: changeMeta(body),
}));

export const familiesIdDelete = endpoint(deleteFamilyContract, async ({ params, query }, call) => ({
  data: await deleteFamily(call.services.db, params.id, query.version, changeOrigin(call)),
}));

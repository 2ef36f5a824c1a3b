import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { createAttribute } from '#domain/catalogue/attributes/create-attribute.server.ts';
import { deleteAttribute } from '#domain/catalogue/attributes/delete-attribute.server.ts';
import { listAttributesForStaff } from '#domain/catalogue/attributes/list-attributes.server.ts';
import { reorderAttributes } from '#domain/catalogue/attributes/reorder-attributes.server.ts';
import { updateAttribute } from '#domain/catalogue/attributes/update-attribute.server.ts';
import {
  attributeOrderContract,
  changeAttributeContract,
  createAttributeContract,
  deleteAttributeContract,
  staffAttributesContract,
} from './attributes.contract.ts';

export const staffAttributes = endpoint(staffAttributesContract, async (_input, { services }) => ({
  data: await listAttributesForStaff(services.db),
}));

export const attributesPost = endpoint(createAttributeContract, async ({ body }, call) => ({
  data: await createAttribute(call.services.db, body, changeOrigin(call)),
}));

export const attributesIdPut = endpoint(changeAttributeContract, async ({ params, body }, call) => ({
  data: await updateAttribute(call.services.db, params.id, body, changeOrigin(call)),
  meta: changeMeta(body),
}));

export const attributesIdDelete = endpoint(deleteAttributeContract, async ({ params, query }, call) => ({
  data: await deleteAttribute(call.services.db, params.id, query.version, changeOrigin(call)),
}));

export const attributeOrder = endpoint(attributeOrderContract, async ({ body }, call) => ({
  data: await reorderAttributes(call.services.db, body, changeOrigin(call)),
}));

import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { erasePersonalData } from '#domain/personal-data/erase-personal-data.server.ts';
import { exportPersonalData } from '#domain/personal-data/export-personal-data.server.ts';
import { findPersonalData } from '#domain/personal-data/find-personal-data.server.ts';
import {
  serializeExport,
  serializePersonalData,
} from '#domain/personal-data/serialize-personal-data.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  erasePersonalDataContract,
  exportPersonalDataContract,
  findPersonalDataContract,
} from './personal-data.contract.ts';

export const personalDataSearch = endpoint(findPersonalDataContract, async ({ body }, { services }) => ({
  data: serializePersonalData(await findPersonalData(services.db, body.who), qatarDay(services.now())),
}));

export const personalDataExport = endpoint(exportPersonalDataContract, async ({ body }, call) => ({
  data: serializeExport(await exportPersonalData(call.services.db, body.who, changeOrigin(call))),
}));

export const personalDataErase = endpoint(erasePersonalDataContract, async ({ body }, call) => {
  const { db, attachments } = call.services;
  if (body.confirmation !== body.who.value) {
    throw new ShopError('invalid_input', { fields: [{ path: 'confirmation', code: 'wrong' }] });
  }
  return { data: await erasePersonalData(db, body.who, { attachments, origin: changeOrigin(call) }) };
});

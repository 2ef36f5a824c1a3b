import { documentEndpoint } from '#api/http/endpoint.ts';
import { requireOrder } from '#domain/orders/require-order.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { packingSlip } from './order-documents/packing-slip.ts';
import { ordersIdPackingSlipContract } from './orders-id-packing-slip.contract.ts';

export const ordersIdPackingSlip = documentEndpoint(
  ordersIdPackingSlipContract,
  async ({ services }, { id }) =>
    packingSlip(await requireOrder(services.db, id), await getShopProfile(services.db)),
);

import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type StaffOrder = DataOf<typeof ordersIdContract>;

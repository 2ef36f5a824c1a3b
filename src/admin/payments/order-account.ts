import type { ordersIdAccountContract } from '#api/staff/orders/payments.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type OrderAccount = DataOf<typeof ordersIdAccountContract>;
export type OrderReturn = OrderAccount['returns'][number];
export type RecordedPayment = OrderAccount['payments'][number];

import type { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type DaySheet = DataOf<typeof deliveriesContract>;
export type Round = DaySheet['rounds'][number];
export type DayOrder = DaySheet['pickups'][number];

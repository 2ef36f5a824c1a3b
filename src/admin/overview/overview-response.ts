import type { overviewContract } from '#api/staff/overview/overview.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type OverviewResponse = DataOf<typeof overviewContract>;

import { endpoint } from '#api/http/endpoint.ts';
import { healthContract } from './health.contract.ts';

export const health = endpoint(healthContract, async (_input, { services }) => ({
  data: { status: 'alive' as const, version: services.version, uptimeSeconds: Math.floor(process.uptime()) },
}));

import { endpoint } from '#api/http/endpoint.ts';
import { checkDatabase } from '#domain/health/check-database.server.ts';
import { dbHealthContract } from './db-health.contract.ts';

export const dbHealth = endpoint(dbHealthContract, async (_input, { services }) => {
  const { milliseconds } = await checkDatabase(services.db);
  return { data: { status: 'reachable' as const, engine: services.engine, milliseconds } };
});

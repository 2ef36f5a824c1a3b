import { endpoint } from '#api/http/endpoint.ts';
import { getShopHealth } from '#domain/health/get-shop-health.server.ts';
import { getEmailBacklog } from '#domain/outbox/get-email-backlog.server.ts';
import { shopHealthContract } from './shop-health.contract.ts';

export const shopHealth = endpoint(shopHealthContract, async (_input, { services }) => {
  const { db, engine, environment, serverFigures, now } = services;
  const backlog = await getEmailBacklog(db, now());
  return {
    data: await getShopHealth(db, {
      dataDir: environment.dataDir,
      email: { ...backlog, isDelivering: environment.smtpUrl !== undefined },
      engine,
      server: serverFigures(),
    }),
  };
});

import { getShopHealth } from '#domain/health/get-shop-health.server.ts';
import { getMailBacklog } from '#domain/outbox/get-mail-backlog.server.ts';
import { endpoint } from './endpoint.ts';
import { shopHealthContract } from './shop-health.contract.ts';

export const shopHealth = endpoint(shopHealthContract, async (_input, { services }) => {
  const { db, engine, environment, serverFigures, now } = services;
  const backlog = await getMailBacklog(db, now());
  return {
    data: await getShopHealth(db, {
      dataDir: environment.dataDir,
      mail: { ...backlog, isDelivering: environment.smtpUrl !== undefined },
      engine,
      server: serverFigures(),
    }),
  };
});

import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changePassword } from '#domain/admin-identity/change-password.server.ts';
import { passwordContract } from './password.contract.ts';

/** Whoever sits down at an open screen must not find the old password by trying. */
const tries = { name: 'password-changes', times: 10, seconds: 3600 };

export const password = endpoint(passwordContract, async ({ body }, call) => {
  const { services, staff } = call;
  await services.limits.count(tries, staff.sessionId);
  await changePassword(services.db, body, { staff, origin: changeOrigin(call) });
  return { data: { changed: true } };
});

import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import {
  confirmPassword as confirm,
  requireFreshPassword,
} from '#domain/admin-identity/confirm-password.server.ts';
import { changeOwnAccount, changeOwnLocale } from '#domain/admin-identity/people/change-person.server.ts';
import { getOwnAccount } from '#domain/admin-identity/people/list-people.server.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#domain/admin-identity/second-factor/set-up-second-factor.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import {
  beginSecondFactorContract,
  changeOwnAccountContract,
  confirmPasswordContract,
  confirmSecondFactorContract,
  ownAccountContract,
  ownLocaleContract,
  renewRecoveryCodesContract,
  turnOffSecondFactorContract,
} from './own-account.contract.ts';

/** Limits attempts to guess the password from an open session. */
const passwordTries = { name: 'password-confirmations', times: 10, seconds: 3600 };
const codeTries = { name: 'second-factor-set-ups', times: 20, seconds: 3600 };

export const ownAccount = endpoint(ownAccountContract, async (_input, { services, staff }) => ({
  data: await getOwnAccount(services.db, staff),
}));

export const ownAccountPut = endpoint(changeOwnAccountContract, async ({ body }, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  return { data: await changeOwnAccount(services.db, body, { staff, origin: changeOrigin(call) }) };
});

export const ownLocalePut = endpoint(ownLocaleContract, async ({ body }, call) => {
  const { services, staff } = call;
  return { data: await changeOwnLocale(services.db, body.locale, { staff, origin: changeOrigin(call) }) };
});

export const confirmPassword = endpoint(confirmPasswordContract, async ({ body }, { services, staff }) => {
  await services.limits.count(passwordTries, staff.sessionId);
  await confirm(services.db, body.password, { staff, now: services.now() });
  return { data: { confirmed: true } };
});

export const secondFactorPost = endpoint(beginSecondFactorContract, async (_input, { services, staff }) => {
  const { db, environment, now } = services;
  requireFreshPassword(staff, now());
  const { name } = await getShopProfile(db);
  return {
    data: await beginSecondFactor(db, { staff, staffKey: environment.staffKey, issuer: name.en }),
  };
});

export const secondFactorConfirm = endpoint(confirmSecondFactorContract, async ({ body }, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  await services.limits.count(codeTries, staff.sessionId);
  const { staffKey } = services.environment;
  const origin = changeOrigin(call);
  return {
    data: { recoveryCodes: await confirmSecondFactor(services.db, body.code, { staff, origin, staffKey }) },
  };
});

export const recoveryCodesPost = endpoint(renewRecoveryCodesContract, async (_input, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  return {
    data: { recoveryCodes: await renewRecoveryCodes(services.db, { staff, origin: changeOrigin(call) }) },
  };
});

export const secondFactorOff = endpoint(turnOffSecondFactorContract, async (_input, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  await turnOffSecondFactor(services.db, staff.accountId, changeOrigin(call));
  return { data: { isOff: true } };
});

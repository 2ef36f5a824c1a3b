import { endpoint } from '#api/http/endpoint.ts';
import { signInWithCode } from '#domain/admin-identity/sign-in-with-code.server.ts';
import { checkOtpContract } from './check-otp.contract.ts';
import { signedIn, signInContext } from './sign-in.ts';

const triesByAddress = { name: 'code-tries-by-address', times: 30, seconds: 3600 };

export const checkOtp = endpoint(checkOtpContract, async ({ body }, call) => {
  await call.services.limits.count(triesByAddress, call.address);
  const opened = await signInWithCode(call.services.db, body, signInContext(call));
  return signedIn(opened, 'code', call);
});

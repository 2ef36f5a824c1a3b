import { endpoint } from '#api/http/endpoint.ts';
import { sendOneTimeCode } from '#domain/admin-identity/send-one-time-code.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { codeMessages, sendOtpContract } from './send-otp.contract.ts';
import { visitorOf } from './sign-in.ts';

const codesByAddress = { name: 'codes-by-address', times: 5, seconds: 3600 };
/** One limit for all callers, so that the mailbox is not flooded. */
const codesOfAll = { name: 'codes-of-all', times: 30, seconds: 3600 };

export const sendOtp = endpoint(sendOtpContract, async (_input, call) => {
  const { services, address, language } = call;
  const { db, environment, limits, log, sendEmailNow } = services;
  await limits.count(codesByAddress, address);
  await limits.count(codesOfAll, 'all');
  const { name } = await getShopProfile(db);
  const { challenge, expiresAt, isMailed } = await sendOneTimeCode(db, {
    ...visitorOf(call),
    locale: language,
    shopName: name[language],
    email: async (contents) => {
      const { staffEmail } = await getEmailSender(db, environment);
      await sendEmailNow({ ...contents, recipient: staffEmail });
    },
    onMailFailure: (error) => log.warn({ err: error }, 'Failed to send OTP email'),
  });
  return {
    data: {
      message: isMailed ? codeMessages.sent : codeMessages.notMailed,
      challenge,
      expiresAt: expiresAt.toISOString(),
    },
  };
});

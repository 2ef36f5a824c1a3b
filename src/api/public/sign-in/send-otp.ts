import { endpoint } from '#api/http/endpoint.ts';
import { sendOneTimeCode } from '#domain/admin-identity/send-one-time-code.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { codeMessages, sendOtpContract } from './send-otp.contract.ts';
import { visitorOf } from './sign-in.ts';

/** By address, or by browser for one in which staff signed in before. */
const codesByVisitor = { name: 'codes-by-address', times: 5, seconds: 3600 };
/** One limit for all unknown browsers, so that the mailbox is not flooded. */
const codesOfUnknown = { name: 'codes-of-all', times: 30, seconds: 3600 };

export const sendOtp = endpoint(sendOtpContract, async ({ body }, call) => {
  const { services, language } = call;
  const { db, environment, limits, log, sendEmailNow } = services;
  const { name } = await getShopProfile(db);
  const { challenge, expiresAt, isMailed } = await sendOneTimeCode(db, {
    ...visitorOf(call),
    username: body.username ?? '',
    canMail: environment.smtpUrl !== undefined,
    locale: language,
    countSent: async ({ who, isKnown }) => {
      await limits.count(codesByVisitor, who);
      if (!isKnown) await limits.count(codesOfUnknown, 'all');
    },
    shopName: name,
    email: async (contents, to) => {
      const recipient = to === 'staff address' ? (await getEmailSender(db, environment)).staffEmail : to.own;
      await sendEmailNow({ ...contents, recipient });
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

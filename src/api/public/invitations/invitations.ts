import { endpoint } from '#api/http/endpoint.ts';
import {
  acceptInvitation as accept,
  readInvitation,
} from '#domain/admin-identity/people/accept-invitation.server.ts';
import { signedIn, visitorOf } from '../sign-in/sign-in.ts';
import { acceptInvitationContract, checkInvitationContract } from './invitations.contract.ts';

/** Guessing a secret of 256 bits is hopeless; this bounds the work. */
const triesByAddress = { name: 'invitations-by-address', times: 60, seconds: 3600 };

export const checkInvitation = endpoint(checkInvitationContract, async ({ body }, { services, address }) => {
  await services.limits.count(triesByAddress, address);
  const { name, email, locale, expiresAt } = await readInvitation(services.db, body.token, services.now());
  return { data: { name, email, locale, expiresAt: expiresAt.toISOString() } };
});

export const acceptInvitation = endpoint(acceptInvitationContract, async ({ body }, call) => {
  await call.services.limits.count(triesByAddress, call.address);
  const opened = await accept(call.services.db, body, { ...visitorOf(call), requestId: call.requestId });
  return signedIn(opened, 'password', call);
});

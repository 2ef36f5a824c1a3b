import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { requireFreshPassword } from '#domain/admin-identity/confirm-password.server.ts';
import { deactivatePerson, reactivatePerson } from '#domain/admin-identity/people/change-person.server.ts';
import {
  inviteColleague,
  withdrawInvitation,
} from '#domain/admin-identity/people/invite-colleague.server.ts';
import { listPeople } from '#domain/admin-identity/people/list-people.server.ts';
import { turnOffSecondFactor } from '#domain/admin-identity/second-factor/set-up-second-factor.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import {
  deactivateContract,
  inviteContract,
  peopleContract,
  reactivateContract,
  resetSecondFactorContract,
  withdrawInvitationContract,
} from './people.contract.ts';

/** The email leaves at once, so a stolen session must not become a sender of them. */
const invitationsByPerson = { name: 'invitations-by-person', times: 20, seconds: 3600 };

export const people = endpoint(peopleContract, async (_input, { services, staff }) => ({
  data: await listPeople(services.db, staff, services.now()),
}));

export const invitationsPost = endpoint(inviteContract, async ({ body: { locale, ...body } }, call) => {
  const { services, staff } = call;
  const language = locale ?? call.language;
  const { db, environment, limits, log, sendEmailNow } = services;
  requireFreshPassword(staff, services.now());
  await limits.count(invitationsByPerson, staff.accountId);
  const { name: shopName } = await getShopProfile(db);
  const { expiresAt, ...sent } = await inviteColleague(db, body, {
    origin: changeOrigin(call),
    publicUrl: environment.publicUrl,
    locale: language,
    shopName: shopName[language],
    email: (contents) => sendEmailNow({ ...contents, recipient: body.email }),
    onMailFailure: (err) => log.warn({ err }, 'an invitation could not be emailed'),
  });
  return { data: { ...sent, expiresAt: expiresAt.toISOString() } };
});

export const invitationsIdDelete = endpoint(withdrawInvitationContract, async ({ params }, call) => {
  await withdrawInvitation(call.services.db, params.id, changeOrigin(call));
  return { data: { id: params.id } };
});

export const peopleIdDeactivate = endpoint(deactivateContract, async ({ params }, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  await deactivatePerson(services.db, params.id, changeOrigin(call));
  return { data: { id: params.id } };
});

export const peopleIdReactivate = endpoint(reactivateContract, async ({ params }, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  await reactivatePerson(services.db, params.id, changeOrigin(call));
  return { data: { id: params.id } };
});

export const peopleIdSecondFactorOff = endpoint(resetSecondFactorContract, async ({ params }, call) => {
  const { services, staff } = call;
  requireFreshPassword(staff, services.now());
  await turnOffSecondFactor(services.db, params.id, changeOrigin(call));
  return { data: { id: params.id } };
});

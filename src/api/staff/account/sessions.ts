import { endpoint } from '#api/http/endpoint.ts';
import {
  endOtherSessions,
  endStaffSession,
  listStaffSessions,
} from '#domain/admin-identity/staff-sessions.server.ts';
import { endOtherSessionsContract, endSessionContract, sessionsContract } from './sessions.contract.ts';

export const sessions = endpoint(sessionsContract, async (_input, { services, staff }) => {
  const open = await listStaffSessions(services.db, staff, services.now());
  return {
    data: open.map((session) => ({
      ...session,
      signedInAt: session.signedInAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
    })),
  };
});

export const sessionsIdDelete = endpoint(endSessionContract, async ({ params }, { services }) => {
  await endStaffSession(services.db, params.id, services.now());
  return { data: { id: params.id } };
});

export const sessionsEndOthers = endpoint(endOtherSessionsContract, async (_input, { services, staff }) => {
  await endOtherSessions(services.db, staff);
  return { data: { ended: true } };
});

import { endpoint } from '#api/http/endpoint.ts';
import type { Staff } from '#domain/admin-identity/staff.ts';
import { noteStaffSeen } from '#domain/admin-identity/staff-sessions.server.ts';
import { sessionContract } from './session.contract.ts';

export const session = endpoint(sessionContract, async (_input, { services, staff }) => {
  await noteStaffSeen(services.db, staff, services.now());
  return { data: serializeSession(staff) };
});

export function serializeSession({
  username,
  signedInAt,
  endsAt,
  openedBy,
}: Pick<Staff, 'username' | 'signedInAt' | 'endsAt' | 'openedBy'>) {
  return {
    username,
    signedInAt: signedInAt.toISOString(),
    endsAt: endsAt.toISOString(),
    openedBy,
  };
}

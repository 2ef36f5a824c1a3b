import type { Staff } from '#domain/admin-identity/staff.ts';
import { noteStaffSeen } from '#domain/admin-identity/staff-sessions.server.ts';
import { endpoint } from './endpoint.ts';
import { sessionContract } from './session.contract.ts';

export const session = endpoint(sessionContract, async (_input, { services, staff }) => {
  await noteStaffSeen(services.db, staff, services.now());
  return { data: shownSession(staff) };
});

export function shownSession({
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

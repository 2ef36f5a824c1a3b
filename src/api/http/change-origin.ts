import type { StaffCall } from './endpoint.ts';

/** Who changes something in this call, for the audit log; the URL is for emails that the change causes. */
export function changeOrigin({ staff, requestId, services }: StaffCall) {
  return {
    actor: staff.name,
    actorId: staff.accountId,
    requestId,
    now: services.now(),
    publicUrl: services.environment.publicUrl,
  };
}

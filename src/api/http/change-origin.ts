import type { StaffCall } from './endpoint.ts';

/** What the history keeps of a call that changes something. */
export function changeOrigin({ staff, requestId, services }: StaffCall) {
  return { actor: staff.username, requestId, now: services.now() };
}

import type { ApiServices } from '#api/api-services.ts';
import type { Contract } from '#api/http/contract.ts';
import type { Call } from '#api/http/endpoint.ts';
import { ShopError } from '#primitives/shop-error.ts';

type Write = (contracts: readonly Contract[], services: ApiServices) => string;

/**
 * A document about the calls that the caller may make: staff see all of them, everyone else the public ones. The
 * contracts do not change while the server runs, so each of the two documents is written once.
 */
export function documentByCaller(contracts: readonly Contract[], write: Write) {
  const isPublic = ({ access }: Contract) => access === 'public';
  let forStaff: string | undefined;
  let forStrangers: string | undefined;
  return async ({
    services,
    cookies,
  }: Call): Promise<{ content: string; headers: Record<string, string> }> => {
    if (await isStaff(services, cookies)) {
      forStaff ??= write(contracts, services);
      return { content: forStaff, headers: { 'Cache-Control': 'no-store' } };
    }
    forStrangers ??= write(contracts.filter(isPublic), services);
    return { content: forStrangers, headers: { Vary: 'Cookie' } };
  };
}

async function isStaff({ requireStaff }: ApiServices, cookies: string | null): Promise<boolean> {
  try {
    await requireStaff({ headers: new Headers(cookies === null ? {} : { Cookie: cookies }) });
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not_signed_in') return false;
    throw error;
  }
}

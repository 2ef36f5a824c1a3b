import type { Database } from '#database/connect.ts';
import {
  adminAccounts,
  adminInvitations,
  adminSessions,
  oneTimeCodes,
  signInAttempts,
} from '#database/schema/admin-identity.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import type { buildTestApp } from '../../support/app.ts';
import { forgetHistory } from '../../support/forget-history.ts';

export const password = 'four green chairs in a row';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown>;
  readonly error: { code: string; retryAfterSeconds?: number; fields: { path: string; code: string }[] };
}

/** The account of staff with its first password, and nothing that earlier tests did with it. */
export async function renewAdminAccount(db: Database): Promise<void> {
  await forgetHistory(db);
  const tables = [adminSessions, adminInvitations, signInAttempts, oneTimeCodes, rateLimits];
  for (const table of tables) await db.delete(table);
  await db.delete(adminAccounts);
  await ensureAdminPassword(db, { adminPassword: password });
}

export const from = (address: string) => ({ 'X-Forwarded-For': address });

export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function signInCalls(app: () => ReturnType<typeof buildTestApp>) {
  async function call(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    method = body ? 'POST' : 'GET',
  ): Promise<Answer> {
    const response = await app().request(path, {
      method,
      headers: { ...from('203.0.113.7'), 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = (await response.json()) as Pick<Answer, 'data' | 'error'>;
    return { ...content, status: response.status, headers: response.headers };
  }
  return {
    call,
    tryPassword: (typed: string, headers = {}, username = 'admin') =>
      call('/api/sign-in', { username, password: typed }, headers),
  };
}

import { expect } from 'vitest';
import type { Database } from '#database/connect.ts';
import { buildTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { signInForTest } from './staff-session.ts';

export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallError {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly conflict?: {
    readonly version: number;
    readonly changed: readonly string[];
    readonly current: Record<string, unknown>;
  };
}

interface CallAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error: CallError;
}

/** API calls with a staff session. */
export interface StaffCalls {
  send<Data>(
    method: WriteMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<CallAnswer<Data>>;
  /** The data of a write that must succeed. */
  write<Data>(method: WriteMethod, path: string, body?: unknown): Promise<Data>;
  /** Sends a file as it is. */
  upload<Data>(
    path: string,
    file: Uint8Array<ArrayBuffer> | string,
    type: string,
    headers?: Record<string, string>,
  ): Promise<CallAnswer<Data>>;
  /** The data of a read that must succeed. */
  read<Data>(path: string): Promise<Data>;
  /** The whole answer of a read for staff that must succeed. */
  readForStaff<Data, Meta = undefined>(path: string): Promise<{ readonly data: Data; readonly meta: Meta }>;
  /** The whole answer to a read. */
  ask(path: string): Promise<Response>;
  /** Of a read by a visitor. */
  statusOf(path: string): Promise<number>;
  statusForStaff(path: string): Promise<number>;
}

export async function staffCalls(
  database: Pick<TestDatabase, 'engine'> & { db: Database },
  replaced: Partial<Parameters<typeof buildTestApp>[0]> = {},
): Promise<StaffCalls> {
  const app = buildTestApp({ database, ...replaced });
  const session = await signInForTest(database.db);
  const calls: StaffCalls = {
    async send<Data>(
      method: WriteMethod,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) {
      const response = await app.request(path, {
        method,
        headers: {
          ...session,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { success: boolean; data: Data; error: CallError };
      expect(answer.success).toBe(response.ok);
      return { status: response.status, data: answer.data, error: answer.error };
    },
    async write<Data>(method: WriteMethod, path: string, body?: unknown) {
      const { status, data, error } = await calls.send<Data>(method, path, body);
      expect(error, `${method} ${path}`).toBeUndefined();
      expect(status).toBe(method === 'POST' ? 201 : 200);
      return data;
    },
    async read<Data>(path: string) {
      const response = await app.request(path, { headers: session });
      expect(response.status, path).toBe(200);
      return ((await response.json()) as { data: Data }).data;
    },
    async readForStaff<Data, Meta>(path: string) {
      const response = await app.request(path, { headers: session });
      expect(response.status, path).toBe(200);
      return (await response.json()) as { data: Data; meta: Meta };
    },
    async upload<Data>(
      path: string,
      file: Uint8Array<ArrayBuffer> | string,
      type: string,
      headers: Record<string, string> = {},
    ) {
      const response = await app.request(path, {
        method: 'POST',
        headers: { ...session, 'Content-Type': type, ...headers },
        body: file,
      });
      const answer = (await response.json()) as { success: boolean; data: Data; error: CallError };
      return { status: response.status, data: answer.data, error: answer.error };
    },
    async ask(path: string) {
      return app.request(path, { headers: session });
    },
    async statusOf(path: string) {
      return (await app.request(path)).status;
    },
    async statusForStaff(path: string) {
      return (await app.request(path, { headers: session })).status;
    },
  };
  return calls;
}

import type { Context } from 'hono';
import type { z } from 'zod';
import type { Staff } from '#domain/admin-identity/staff.ts';
import { fieldErrorsFrom } from '#primitives/field-errors.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiEnv, ApiServices, UploadedFile } from '../api-services.ts';
import { callerAddress } from './caller-address.ts';
import { callerLanguage } from './caller-language.ts';
import {
  bodyMayBeLeftOut,
  type CallContract,
  type Contract,
  type DocumentContract,
  type WithUpload,
} from './contract.ts';
import { withDeadline } from './deadline.ts';
import { replyWithJson } from './error-reply.ts';
import { readJson, readOptionalJson } from './read-json.ts';
import { readUpload } from './read-upload.ts';

const defaultMaxBodyBytes = 256 * 1024;
const defaultTimeoutMs = 15_000;

export interface Call {
  readonly services: ApiServices;
  readonly language: Locale;
  readonly requestId: string;
  readonly url: URL;
  /** The address of the caller, as far as it is known. */
  readonly address: string;
  readonly cookies: string | null;
  readonly userAgent: string;
  /** Aborted when the time is over or the caller has gone. */
  readonly signal: AbortSignal;
}

/** A call of a contract for staff, who are signed in. */
export interface StaffCall extends Call {
  readonly staff: Staff;
}

/** One row of the table of routes. */
export interface ApiRoute {
  readonly contract: Contract;
  readonly answer: (c: Context<ApiEnv>, services: ApiServices) => Promise<Response>;
}

type InputOf<C> =
  C extends CallContract<infer Params, infer Query, infer Body, z.ZodType, z.ZodType>
    ? {
        readonly params: z.output<Params>;
        readonly query: z.output<Query>;
        readonly body: z.output<Body>;
      } & UploadOf<C>
    : never;

type UploadOf<C> = C extends WithUpload ? { readonly upload: Buffer } : unknown;

type ReplyOf<C extends CallContract> = {
  readonly data: z.input<C['data']>;
  /** Values of Set-Cookie headers. */
  readonly cookies?: readonly string[];
} & (C extends {
  readonly meta?: infer Meta extends z.ZodType;
}
  ? Meta extends z.ZodUndefined
    ? unknown
    : { readonly meta: z.input<Meta> }
  : unknown);

type CallOf<C extends CallContract> = C['access'] extends 'staff' ? StaffCall : Call;

/** A check of a request by its address alone, before its body is read. */
type BeforeBody<C extends CallContract> = (
  input: Pick<InputOf<C>, 'params' | 'query'>,
  call: CallOf<C>,
) => Promise<unknown>;

/**
 * Makes a route from its contract and the operation behind it: parse, call, reply. A public call with a large body has a
 * `beforeBody`, so that a stranger's body is not even read.
 */
export function endpoint<C extends CallContract>(
  contract: C,
  operation: (input: InputOf<C>, call: CallOf<C>) => Promise<ReplyOf<C>>,
  { beforeBody }: { readonly beforeBody?: BeforeBody<C> } = {},
): ApiRoute {
  const readBody = bodyMayBeLeftOut(contract) ? readOptionalJson : readJson;
  const maxBytes = contract.maxBodyBytes ?? defaultMaxBodyBytes;
  const timeoutMs = contract.timeoutMs ?? defaultTimeoutMs;

  const answer: ApiRoute['answer'] = async (c, services) => {
    const { raw: request } = c.req;
    const { method, url } = request;
    const address = callerAddress(c, services.environment.trustedProxies);
    const staff =
      contract.access === 'staff' &&
      (await services.admit({ method, url, caller: address }, () => services.requireStaff(request)));
    const caller = staff ? `staff ${staff.sessionId}` : address;
    const inTurn = <Result>(work: (call: CallOf<C>) => Promise<Result>) =>
      services.admit({ method, url, caller }, () =>
        withDeadline(timeoutMs, request.signal, (signal) =>
          work({ ...callOf(c, services, { address, signal }), ...(staff && { staff }) } as CallOf<C>),
        ),
      );
    const addressed = {
      params: contract.params && parse(contract.params, c.req.param()),
      query: contract.query && parse(contract.query, queryOf(c)),
    } as InputOf<C>;
    if (beforeBody) await inTurn((call) => beforeBody(addressed, call));

    const count = services.bodyBytes.open(staff ? null : address);
    let file: UploadedFile | undefined;
    try {
      // Before admission: a body that arrives slowly must not take the slot of a request that is ready.
      const body = await withDeadline(timeoutMs, request.signal, async (signal) => {
        if (contract.upload)
          file = await readUpload(c.req, contract.upload, services.uploads, { count, signal });
        return contract.body && parse(contract.body, await readBody(c.req, { maxBytes, count, signal }));
      });
      const reply = await inTurn(async (call) =>
        operation({ ...addressed, body, ...(file && { upload: await file.read() }) }, call),
      );
      return replyWith(c, contract, reply);
    } finally {
      count.release();
      await file?.remove();
    }
  };
  return { contract, answer };
}

function replyWith<C extends CallContract>(c: Context<ApiEnv>, contract: C, reply: ReplyOf<C>): Response {
  const content = {
    success: true,
    data: contract.data.parse(reply.data),
    ...(contract.meta && 'meta' in reply && { meta: contract.meta.parse(reply.meta) }),
  };
  for (const cookie of reply.cookies ?? []) c.header('Set-Cookie', cookie, { append: true });
  const headers = contract.revalidated ? { 'Cache-Control': 'no-cache' } : {};
  return replyWithJson(c, content, contract.successStatus ?? 200, headers);
}

type DocumentContent = string | Uint8Array<ArrayBuffer> | StreamedDocument;

/** A document that is sent as it is read. */
interface StreamedDocument {
  readonly stream: ReadableStream;
  /** Absent where it is known at the end only. */
  readonly bytes?: number;
}

interface WrittenDocument {
  /** A function does what has a queue of its own: it runs outside of admission, so that waiting there occupies no slot. */
  readonly content: DocumentContent | (() => Promise<DocumentContent>);
  readonly headers?: Record<string, string>;
}

/** Makes a route that answers a document as it is, without the envelope. */
export function documentEndpoint<Params extends z.ZodType<object>, Query extends z.ZodType<object>>(
  contract: DocumentContract<Params, Query>,
  write: (
    call: Call & { readonly staff?: Staff },
    params: z.output<Params>,
    query: z.output<Query>,
  ) => Promise<WrittenDocument>,
): ApiRoute {
  const answer: ApiRoute['answer'] = async (c, services) => {
    const { raw: request } = c.req;
    const { method, url } = request;
    const address = callerAddress(c, services.environment.trustedProxies);
    const { content, headers } = await withDeadline(
      contract.timeoutMs ?? defaultTimeoutMs,
      request.signal,
      async (signal) => {
        const written = await services.admit({ method, url, caller: address }, async () => {
          const staff = contract.access === 'staff' && (await services.requireStaff(request));
          const params = (contract.params && parse(contract.params, c.req.param())) as z.output<Params>;
          const query = (contract.query && parse(contract.query, queryOf(c))) as z.output<Query>;
          return write(
            { ...callOf(c, services, { address, signal }), ...(staff && { staff }) },
            params,
            query,
          );
        });
        const { content } = written;
        return { ...written, content: typeof content === 'function' ? await content() : content };
      },
    );
    const isStreamed = typeof content === 'object' && 'stream' in content;
    const bytes = isStreamed ? content.bytes : Buffer.byteLength(content);
    return c.body(isStreamed ? content.stream : content, 200, {
      'Content-Type': contract.contentType,
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
      'Cache-Control': contract.access === 'staff' ? 'no-store' : 'no-cache',
      ...headers,
    });
  };
  return { contract, answer };
}

function callOf(
  c: Context<ApiEnv>,
  services: ApiServices,
  { address, signal }: Pick<Call, 'address' | 'signal'>,
): Call {
  return {
    services,
    language: callerLanguage(c),
    requestId: c.var.requestId,
    url: new URL(c.req.url),
    address,
    cookies: c.req.header('Cookie') ?? null,
    userAgent: c.req.header('User-Agent') ?? '',
    signal,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid_input', { fields: fieldErrorsFrom(parsed.error.issues) });
}

/** A name given once is a text, given several times a list of texts. */
function queryOf(c: Context<ApiEnv>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  ) as Record<string, string | string[]>;
}

import { z } from 'zod';
import type { ShopErrorCode } from '#primitives/shop-error.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Access = 'public' | 'staff';

interface ContractBase<Who extends Access = Access> {
  readonly method: Method;
  /** As the specification writes it, for example '/api/categories/{id}'. */
  readonly path: `/api/${string}`;
  /** Heading under which the documentation lists the call. */
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  readonly access: Who;
  /** What can go wrong beyond what every call of this kind shares; see errorCodesOf. */
  readonly errors: readonly ShopErrorCode[];
}

type ObjectSchema = z.ZodType<object>;

export interface WithUpload {
  readonly upload: UploadRules;
}

interface UploadRules {
  /** What the caller may say that it is; the operation looks at the content itself. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly maxBytes: number;
  readonly whenTooLarge: ShopErrorCode;
  readonly whenOtherType: ShopErrorCode;
}

/** A call that answers in the envelope. Query and body are strict objects: an unknown field is refused. */
export interface CallContract<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends ContractBase<Who> {
  readonly params?: Params;
  readonly query?: Query;
  /** One that the schema can do without may be left out of the request. */
  readonly body?: Body;
  /** Request bodies for the documentation, by what they show. */
  readonly bodyExamples?: Readonly<Record<string, z.input<Body>>>;
  /** Also the filter: what an operation returns beyond these fields never leaves the server. */
  readonly data: Data;
  readonly meta?: Meta;
  /** For reads that change seldom: the response has an ETag, and a matching If-None-Match is answered with 304. */
  readonly revalidated?: true;
  readonly successStatus?: 200 | 201 | 202;
  readonly maxBodyBytes?: number;
  /** A file as it is, in place of a body. */
  readonly upload?: UploadRules;
  readonly timeoutMs?: number;
}

/** A GET whose answer is a document as it is, without the envelope. */
export interface DocumentContract<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
> extends ContractBase {
  readonly method: 'get';
  readonly params?: Params;
  readonly query?: Query;
  readonly contentType: string;
  readonly timeoutMs?: number;
}

export type Contract = CallContract | DocumentContract;

const nothing = z.object({});
type Nothing = typeof nothing;

export function defineContract<
  Data extends z.ZodType,
  Params extends ObjectSchema = Nothing,
  Query extends ObjectSchema = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Meta extends z.ZodType = z.ZodUndefined,
  Who extends Access = Access,
>(
  contract: CallContract<Params, Query, Body, Data, Meta, Who>,
): CallContract<Params, Query, Body, Data, Meta, Who> {
  return contract;
}

/** A call that takes a file as it is in place of a body. */
export function defineUpload<
  Data extends z.ZodType,
  Params extends ObjectSchema = Nothing,
  Query extends ObjectSchema = Nothing,
  Who extends Access = Access,
>(
  contract: CallContract<Params, Query, z.ZodUndefined, Data, z.ZodUndefined, Who> & WithUpload,
): CallContract<Params, Query, z.ZodUndefined, Data, z.ZodUndefined, Who> & WithUpload {
  return contract;
}

export function defineDocument<Params extends ObjectSchema = Nothing, Query extends ObjectSchema = Nothing>(
  contract: DocumentContract<Params, Query>,
): DocumentContract<Params, Query> {
  return contract;
}

export function isDocument(contract: Contract): contract is DocumentContract {
  return 'contentType' in contract;
}

export function bodyMayBeLeftOut({ body }: CallContract): boolean {
  return body?.safeParse(undefined).success ?? true;
}

/** Everything a caller of this contract may be answered, in the order of the closed list's meaning. */
export function errorCodesOf(contract: Contract): ShopErrorCode[] {
  const codes: ShopErrorCode[] = [];
  if (contract.access === 'staff') codes.push('not_signed_in');
  if (contract.method !== 'get') codes.push('cross_site_request');
  const body = isDocument(contract) ? undefined : contract.body;
  if (contract.params || contract.query || body) codes.push('invalid_input');
  if (body) codes.push('malformed_json', 'unsupported_media_type', 'payload_too_large');
  const upload = isDocument(contract) ? undefined : contract.upload;
  if (upload) codes.push(upload.whenOtherType, upload.whenTooLarge);
  codes.push('request_timeout');
  return [...new Set([...codes, ...contract.errors, 'internal_error' as const])];
}

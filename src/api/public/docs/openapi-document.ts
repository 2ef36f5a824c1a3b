import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { bodyMayBeLeftOut, type Contract, errorCodesOf, isDocument } from '#api/http/contract.ts';
import { errorEnvelopeSchema, successEnvelopeSchema } from '#api/http/envelope.ts';
import { errorStatus } from '#api/http/error-status.ts';
import { errorText } from '#api/http/error-text.ts';

export function openApiDocument(contracts: readonly Contract[], version: string): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method]: operationOf(contract) };
  }
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Shop API',
      version,
      description:
        'Calls answer in JSON: {success: true, data} or {success: false, error}. Send Accept-Language: ar for ' +
        'messages in Arabic. Every answer carries X-Request-Id; name it when you report a problem.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(contracts.map(({ group }) => group))].map((name) => ({ name })),
    paths,
  });
  // The library types every document as 3.2; asked for 3.1, it writes 3.1.
  return document as oas31.OpenAPIObject;
}

function parametersOf({ params, query }: Contract): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  if (!params && !query) return {};
  return {
    requestParams: { ...(params && { path: asObject(params) }), ...(query && { query: asObject(query) }) },
  };
}

function operationOf(contract: Contract): ZodOpenApiOperationObject {
  const shared = {
    operationId: operationIdOf(contract),
    tags: [contract.group],
    summary: contract.summary,
    description: contract.description,
    'x-access': contract.access,
  } satisfies Partial<ZodOpenApiOperationObject>;
  if (isDocument(contract)) {
    const mediaType = contract.contentType.split(';')[0] ?? contract.contentType;
    const document = { description: 'The document', content: { [mediaType]: {} } };
    return {
      ...shared,
      ...parametersOf(contract),
      responses: { 200: document, ...failuresOf(contract) },
    };
  }
  const { body, bodyExamples, upload, data, meta, successStatus = 200 } = contract;
  return {
    ...shared,
    ...parametersOf(contract),
    ...(body && {
      requestBody: {
        required: !bodyMayBeLeftOut(contract),
        content: {
          'application/json': {
            schema: body,
            ...(bodyExamples && { examples: namedExamples(bodyExamples) }),
          },
        },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        content: Object.fromEntries(upload.mediaTypes.map((type) => [type, {}])),
      },
    }),
    responses: {
      [successStatus]: {
        description: 'Done',
        content: { 'application/json': { schema: successEnvelopeSchema(data, meta) } },
      },
      ...failuresOf(contract),
    },
  };
}

function namedExamples(examples: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(examples).map(([summary, value]) => [summary.replaceAll(' ', '-'), { summary, value }]),
  );
}

type RequestParams = NonNullable<ZodOpenApiOperationObject['requestParams']>;

function asObject(schema: unknown): NonNullable<RequestParams['query']> {
  return schema as NonNullable<RequestParams['query']>;
}

function operationIdOf({ method, path }: Contract): string {
  const words = path.split(/\W+/).filter((word) => word && word !== 'api');
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function failuresOf(contract: Contract): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorCodesOf(contract), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorText(code, 'en')}`).join('\n\n'),
        content: {
          'application/json': {
            schema: errorEnvelopeSchema,
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { value: { success: false, error: { code, message: errorText(code, 'en'), fields: [] } } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

/** An API operation from the OpenAPI document, reduced to what is needed to generate requests. */
export interface Operation {
  readonly method: string;
  /** Path template, such as '/api/categories/{id}'. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Accepted media types when the operation takes a file instead of JSON. */
  readonly fileTypes: readonly string[];
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
}

/** The JSON Schema keywords that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly example?: unknown;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const types = Object.keys(requestBody?.content ?? {});
      const body = requestBody?.content['application/json']?.schema;
      return { method: method.toUpperCase(), path, parameters, body, fileTypes: body ? [] : types };
    }),
  );
}

const text: Schema = { type: 'string', maxLength: 40 };
const inQuery = (...names: string[]) => names.map((name) => ({ in: 'query', name, schema: text }));
const inPath = (...names: string[]) => names.map((name) => ({ in: 'path', name, schema: text }));

function address(method: string, path: string, ...parameters: readonly Parameter[]): Operation {
  return { method, path, parameters, body: undefined, fileTypes: [] };
}

/** Operations that the OpenAPI document does not list: pages, their loader data, their forms, and static files. */
export const pageOperations: readonly Operation[] = [
  address('GET', '/', ...inQuery('utm_source')),
  address('GET', '/ar'),
  address('GET', '/products', ...inQuery('search', 'page', 'sort', 'brand', 'price')),
  address('GET', '/products.data', ...inQuery('search', 'page', '_routes')),
  address('GET', '/ar/collection', ...inQuery('category', 'page')),
  address('GET', '/category/{id}', ...inPath('id')),
  address('GET', '/product/{slug}', ...inPath('slug')),
  address('POST', '/product/{slug}', ...inPath('slug')),
  address('GET', '/ar/{slug}', ...inPath('slug')),
  address('GET', '/cart', ...inQuery('items')),
  address('GET', '/order-confirmation', ...inQuery('number', 'key')),
  address('POST', '/order-confirmation', ...inQuery('number', 'key')),
  address('GET', '/quotation', ...inQuery('reference', 'key')),
  address('POST', '/ar/quotation', ...inQuery('reference', 'key')),
  address('GET', '/images/products/{name}', ...inPath('name')),
  address('GET', '/social-previews/product/{name}', ...inPath('name'), ...inQuery('v')),
  address('GET', '/assets/{name}', ...inPath('name')),
  address('GET', '/admin/{name}', ...inPath('name')),
  address('GET', '/metrics'),
];

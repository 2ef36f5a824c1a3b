import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

interface Import {
  readonly from: string;
  readonly to: string;
  /** A type alone counts as an import too, unless a rule says otherwise. */
  readonly typeOnly?: boolean;
}

interface ForbiddenImport extends Import {
  readonly rule: string;
}

const allowed: readonly Import[] = [
  { from: 'src/primitives/money.ts', to: 'src/primitives/locale.ts' },
  { from: 'src/config/environment.ts', to: 'src/primitives/locale.ts' },
  { from: 'src/i18n/format-money.ts', to: 'src/primitives/money.ts' },
  { from: 'src/database/connect.ts', to: 'src/config/environment.ts' },
  { from: 'src/images/store-image.ts', to: 'src/config/environment.ts' },
  { from: 'src/images/image-address.ts', to: 'src/primitives/locale.ts' },
  { from: 'src/mail/deliver.ts', to: 'src/i18n/format-money.ts' },
  { from: 'src/mail/outbox.ts', to: 'src/database/connect.ts' },
  { from: 'src/domain/catalogue/products/product.ts', to: 'src/primitives/money.ts' },
  { from: 'src/domain/cart/cart-totals.ts', to: 'src/domain/catalogue/products/product.ts' },
  { from: 'src/domain/cart/cart-totals.ts', to: 'src/domain/delivery/delivery-fee.ts' },
  { from: 'src/domain/orders/order-states.ts', to: 'src/domain/cart/cart-totals.ts' },
  { from: 'src/domain/quotes/quote-total.ts', to: 'src/domain/cart/cart-totals.ts' },
  { from: 'src/domain/orders/accept-quote.server.ts', to: 'src/domain/quotes/quote-total.ts' },
  { from: 'src/domain/orders/place-order.server.ts', to: 'src/database/connect.ts' },
  { from: 'src/domain/orders/place-order.server.ts', to: 'src/mail/outbox.ts' },
  { from: 'src/domain/orders/place-order.server.ts', to: 'src/images/store-image.ts' },
  { from: 'src/domain/orders/place-order.server.ts', to: 'src/domain/catalogue/take-stock.server.ts' },
  { from: 'src/domain/orders/place-order.server.ts', to: 'node:crypto' },
  { from: 'src/domain/orders/order-queries.server.ts', to: 'drizzle-orm' },
  { from: 'src/domain/orders/order-queries.server.ts', to: 'src/database/schema/orders.ts' },
  { from: 'src/domain/orders/order-queries.server.ts', to: 'src/database/schema/catalogue.ts' },
  { from: 'src/mail/outbox-queries.ts', to: 'src/database/schema/outbox.ts' },
  { from: 'src/api/public/orders/send-order.contract.ts', to: 'src/domain/orders/order-states.ts' },
  { from: 'src/api/public/orders/send-order.contract.ts', to: 'src/api/http/contract.ts' },
  { from: 'src/api/public/orders/send-order.ts', to: 'src/domain/orders/place-order.server.ts' },
  { from: 'src/api/public/orders/send-order.ts', to: 'src/images/store-image.ts' },
  { from: 'src/api/public/orders/send-order.ts', to: 'src/i18n/format-money.ts' },
  { from: 'src/api/public/orders/send-order.ts', to: 'src/config/environment.ts' },
  { from: 'src/api/api-services.ts', to: 'src/database/connect.ts', typeOnly: true },
  {
    from: 'src/storefront/page-services.ts',
    to: 'src/domain/catalogue/product-index/product-index.ts',
    typeOnly: true,
  },
  { from: 'src/server/build-app.ts', to: 'src/domain/catalogue/product-index/catalogue-index.server.ts' },
  { from: 'src/ui/price-tag.tsx', to: 'src/i18n/format-money.ts' },
  { from: 'src/domain/catalogue/products/product.ts', to: 'src/images/image-address.ts' },
  { from: 'src/api-client/call-api.ts', to: 'src/primitives/money.ts' },
  { from: 'src/api-client/call-api.ts', to: 'src/domain/orders/order-states.ts' },
  { from: 'src/api-client/call-api.ts', to: 'src/api/http/contract.ts' },
  { from: 'src/api-client/call-api.ts', to: 'src/api/public/orders/send-order.contract.ts' },
  { from: 'src/api-client/call-api.test.ts', to: 'node:http' },
  { from: 'src/storefront/cart/cart-list.tsx', to: 'src/api-client/call-api.ts' },
  { from: 'src/storefront/cart/cart-list.tsx', to: 'src/ui/price-tag.tsx' },
  { from: 'src/storefront/cart/cart-list.tsx', to: 'src/domain/cart/cart-totals.ts' },
  { from: 'src/storefront/cart/cart-list.tsx', to: 'src/api/public/orders/send-order.contract.ts' },
  { from: 'src/storefront/cart/cart-list.tsx', to: 'src/images/image-address.ts' },
  { from: 'src/storefront/cart/cart-page.tsx', to: 'src/domain/catalogue/take-stock.server.ts' },
  { from: 'src/storefront/load-shop.server.ts', to: 'src/domain/catalogue/take-stock.server.ts' },
  { from: 'src/storefront/cart/cart-page.tsx', to: 'src/storefront/load-shop.server.ts' },
  { from: 'src/storefront/page-services.ts', to: 'src/config/environment.ts', typeOnly: true },
  { from: 'src/admin/orders/order-list.tsx', to: 'src/api-client/call-api.ts' },
  { from: 'src/admin/orders/order-list.tsx', to: 'src/ui/price-tag.tsx' },
  { from: 'src/admin/orders/order-list.tsx', to: 'src/domain/orders/order-states.ts' },
  { from: 'src/admin/orders/order-list.tsx', to: 'src/api/public/orders/send-order.contract.ts' },
  { from: 'src/admin/orders/order-list.tsx', to: 'src/images/image-address.ts' },
  { from: 'src/server/build-app.ts', to: 'src/api/public/orders/send-order.ts' },
  { from: 'src/server/build-app.ts', to: 'src/database/connect.ts' },
  { from: 'src/server/start.ts', to: 'scripts/build.ts' },
  { from: 'src/server/start.ts', to: 'scripts/build/freshness.ts' },
  { from: 'src/server/dev.ts', to: 'vite' },
  { from: 'src/primitives/money.test.ts', to: 'tests/support/sample-orders.ts' },
  { from: 'tests/integration/place-order.test.ts', to: 'src/server/build-app.ts' },
];

const forbiddenImports: readonly ForbiddenImport[] = [
  { from: 'src/primitives/bad-1.ts', to: 'src/config/environment.ts', rule: 'primitives-imports' },
  { from: 'src/primitives/bad-2.ts', to: 'src/i18n/format-money.ts', rule: 'primitives-imports' },
  {
    from: 'src/primitives/bad-3.ts',
    to: 'src/i18n/format-money.ts',
    typeOnly: true,
    rule: 'primitives-imports',
  },
  { from: 'src/config/bad-1.ts', to: 'src/i18n/format-money.ts', rule: 'config-imports' },
  { from: 'src/i18n/bad-1.ts', to: 'src/config/environment.ts', rule: 'i18n-imports' },
  { from: 'src/i18n/bad-2.ts', to: 'src/ui/price-tag.tsx', rule: 'i18n-imports' },
  { from: 'src/database/bad-1.ts', to: 'src/domain/catalogue/products/product.ts', rule: 'database-imports' },
  { from: 'src/database/bad-2.ts', to: 'src/i18n/format-money.ts', rule: 'database-imports' },
  { from: 'src/images/bad-1.ts', to: 'src/database/connect.ts', rule: 'images-imports' },
  { from: 'src/storage/bad-1.ts', to: 'src/images/store-image.ts', rule: 'storage-imports' },
  { from: 'src/images/image-address.ts', to: 'src/config/environment.ts', rule: 'image-address-is-pure' },
  { from: 'src/mail/bad-1.ts', to: 'src/domain/catalogue/products/product.ts', rule: 'mail-imports' },
  { from: 'src/mail/bad-2.ts', to: 'src/images/store-image.ts', rule: 'mail-imports' },
  { from: 'src/domain/catalogue/bad-1.ts', to: 'src/database/connect.ts', rule: 'domain-rules-are-pure' },
  { from: 'src/domain/catalogue/bad-2.ts', to: 'src/i18n/format-money.ts', rule: 'domain-rules-are-pure' },
  {
    from: 'src/domain/catalogue/bad-3.ts',
    to: 'src/domain/catalogue/take-stock.server.ts',
    rule: 'domain-rules-are-pure',
  },
  {
    from: 'src/domain/catalogue/bad-4.ts',
    to: 'src/domain/cart/cart-totals.ts',
    rule: 'domain-slices-stand-alone',
  },
  {
    from: 'src/domain/delivery/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-slices-stand-alone',
  },
  {
    from: 'src/domain/messages/bad-1.server.ts',
    to: 'src/domain/catalogue/take-stock.server.ts',
    rule: 'domain-slices-stand-alone',
  },
  {
    from: 'src/domain/cart/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-cart-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/planner/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-planner-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/planner/bad-queries.server.ts',
    to: 'src/database/schema/orders.ts',
    rule: 'schema-used-by-planner',
  },
  {
    from: 'src/domain/translations/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-translations-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/quotes/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-quotes-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/orders/bad-1.ts',
    to: 'src/domain/messages/message-body.ts',
    rule: 'domain-orders-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/overview/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-overview-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/personal-data/bad-1.ts',
    to: 'src/domain/messages/message.ts',
    rule: 'domain-personal-data-uses-only-earlier-slices',
  },
  {
    from: 'src/domain/quotes/bad-1.ts',
    to: 'src/domain/orders/order-states.ts',
    rule: 'domain-quotes-uses-only-earlier-slices',
  },
  { from: 'src/domain/orders/bad-2.server.ts', to: 'src/mail/deliver.ts', rule: 'domain-server-imports' },
  {
    from: 'src/domain/orders/bad-3.server.ts',
    to: 'src/api/public/orders/send-order.ts',
    rule: 'domain-server-imports',
  },
  {
    from: 'src/domain/orders/bad-4.server.ts',
    to: 'src/i18n/format-money.ts',
    rule: 'domain-server-imports',
  },
  { from: 'src/api/bad-1.contract.ts', to: 'src/i18n/format-money.ts', rule: 'contract-imports' },
  { from: 'src/api/bad-2.contract.ts', to: 'src/api/public/orders/send-order.ts', rule: 'contract-imports' },
  {
    from: 'src/api/bad-3.contract.ts',
    to: 'src/domain/orders/place-order.server.ts',
    rule: 'contract-imports',
  },
  { from: 'src/api/bad-4.ts', to: 'src/database/connect.ts', rule: 'api-imports' },
  { from: 'src/api/bad-5.ts', to: 'src/database/connect.ts', typeOnly: true, rule: 'api-imports' },
  { from: 'src/api/bad-6.ts', to: 'src/mail/outbox.ts', rule: 'api-imports' },
  { from: 'src/api/api-services.ts', to: 'src/mail/outbox.ts', rule: 'services-imports' },
  {
    from: 'src/api/api-services.ts',
    to: 'src/domain/catalogue/product-index/product-index.ts',
    rule: 'services-carry-types-only',
  },
  {
    from: 'src/storefront/cart/bad-page.tsx',
    to: 'src/domain/catalogue/product-index/catalogue-index.server.ts',
    rule: 'product-index-is-passed-in',
  },
  {
    from: 'src/domain/catalogue/bad-5.server.ts',
    to: 'src/domain/catalogue/product-index/catalogue-index.server.ts',
    rule: 'product-index-is-passed-in',
  },
  {
    from: 'src/storefront/page-services.ts',
    to: 'src/database/connect.ts',
    rule: 'services-carry-types-only',
  },
  { from: 'src/ui/bad-1.tsx', to: 'src/domain/catalogue/products/product.ts', rule: 'ui-imports' },
  { from: 'src/ui/bad-2.tsx', to: 'src/api-client/call-api.ts', rule: 'ui-imports' },
  { from: 'src/api-client/bad-1.ts', to: 'src/api/public/orders/send-order.ts', rule: 'api-client-imports' },
  { from: 'src/api-client/bad-2.ts', to: 'src/i18n/format-money.ts', rule: 'api-client-imports' },
  { from: 'src/api-client/bad-3.ts', to: 'src/storefront/cart/cart-list.tsx', rule: 'api-client-imports' },
  {
    from: 'src/api-client/bad-4.ts',
    to: 'src/domain/orders/place-order.server.ts',
    rule: 'api-client-has-no-server-files',
  },
  { from: 'src/api-client/bad-5.ts', to: 'node:crypto', rule: 'browser-code-has-no-node-modules' },
  { from: 'src/storefront/bad-1.tsx', to: 'src/config/environment.ts', rule: 'storefront-imports' },
  { from: 'src/storefront/bad-2-page.tsx', to: 'src/database/connect.ts', rule: 'storefront-imports' },
  {
    from: 'src/storefront/bad-3-page.tsx',
    to: 'src/api/public/orders/send-order.ts',
    rule: 'storefront-imports',
  },
  { from: 'src/storefront/bad-4.tsx', to: 'src/images/store-image.ts', rule: 'storefront-imports' },
  { from: 'src/storefront/bad-5.tsx', to: 'src/admin/orders/order-list.tsx', rule: 'storefront-imports' },
  {
    from: 'src/storefront/bad-6.tsx',
    to: 'src/domain/catalogue/take-stock.server.ts',
    rule: 'storefront-server-files-only-in-routes',
  },
  {
    from: 'src/storefront/bad-7.tsx',
    to: 'src/storefront/load-shop.server.ts',
    rule: 'storefront-server-files-only-in-routes',
  },
  { from: 'src/admin/bad-1.tsx', to: 'src/storefront/cart/cart-list.tsx', rule: 'admin-imports' },
  { from: 'src/admin/bad-2.tsx', to: 'src/api/public/orders/send-order.ts', rule: 'admin-imports' },
  {
    from: 'src/admin/bad-3-page.tsx',
    to: 'src/domain/orders/place-order.server.ts',
    rule: 'admin-has-no-server-files',
  },
  { from: 'scripts/bad-1.ts', to: 'src/server/build-app.ts', rule: 'nobody-imports-server' },
  { from: 'src/server/bad-1.ts', to: 'scripts/build.ts', rule: 'src-imports-src' },
  { from: 'src/mail/bad-3.ts', to: 'tests/support/sample-orders.ts', rule: 'src-imports-src' },
  { from: 'src/server/start.ts', to: 'scripts/other.ts', rule: 'start-only-builds' },
  { from: 'src/domain/cart/bad-2.ts', to: 'node:fs', rule: 'browser-code-has-no-node-modules' },
  { from: 'src/storefront/bad-8.tsx', to: 'node:path', rule: 'browser-code-has-no-node-modules' },
  { from: 'src/api/bad-7.contract.ts', to: 'node:crypto', rule: 'browser-code-has-no-node-modules' },
  { from: 'src/server/bad-2.ts', to: 'vitest', rule: 'src-uses-no-tools' },
  { from: 'src/domain/orders/bad-5.server.ts', to: 'drizzle-orm', rule: 'sql-only-in-query-files' },
  { from: 'src/api/bad-8.ts', to: 'drizzle-orm', rule: 'sql-only-in-query-files' },
  { from: 'src/config/bad-2.ts', to: './no-such-file.ts', rule: 'no-unresolvable' },
];

/** A table that each slice may not use. */
const foreignTables: Readonly<Record<string, string>> = {
  activity: 'orders',
  'admin-identity': 'audit-log',
  backups: 'testimonials',
  cart: 'orders',
  catalogue: 'delivery',
  content: 'catalogue',
  delivery: 'orders',
  messages: 'orders',
  orders: 'messages',
  outbox: 'orders',
  overview: 'admin-identity',
  'personal-data': 'testimonials',
  pictures: 'orders',
  quotes: 'messages',
  'shop-profile': 'catalogue',
  'site-content': 'catalogue',
  testimonials: 'catalogue',
};

const schemaImports: readonly ForbiddenImport[] = [
  ...Object.entries(foreignTables).map(([slice, table]) => ({
    from: `src/domain/${slice}/bad-tables-queries.server.ts`,
    to: `src/database/schema/${table}.ts`,
    rule: `schema-used-by-${slice}`,
  })),
  {
    from: 'src/domain/health/bad-queries.server.ts',
    to: 'src/database/schema/orders.ts',
    rule: 'schema-used-by-no-other',
  },
  { from: 'src/server/bad-3.ts', to: 'src/database/schema/orders.ts', rule: 'schema-used-by-no-other' },
  { from: 'src/mail/bad-4.ts', to: 'src/database/schema/orders.ts', rule: 'schema-used-by-no-other' },
];

const forbidden = [...forbiddenImports, ...schemaImports];

const isFile = (path: string) => /^(src|scripts|tests)\//.test(path);

function importOf({ from, to, typeOnly }: Import): string {
  // Both ways of writing an import are in use: '#folder/file.ts' across folders, relative elsewhere.
  const target = to.startsWith('src/')
    ? to.replace('src/', '#')
    : isFile(to)
      ? `${'../'.repeat(dirname(from).split('/').length)}${to}`
      : to;
  return typeOnly ? `import type * as Seen from '${target}';\n` : `import '${target}';\n`;
}

let folder: string;
let violations: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'import-rules-')));
  const files = new Map<string, string>();
  const append = (path: string, text: string) => files.set(path, (files.get(path) ?? '') + text);
  for (const tried of [...allowed, ...forbidden]) {
    append(tried.from, importOf(tried));
    if (isFile(tried.to)) append(tried.to, '');
  }
  append('src/i18n/round-1.ts', "import './round-2.ts';\n");
  append('src/i18n/round-2.ts', "import './round-1.ts';\n");
  append('src/i18n/typed-1.ts', "import './typed-2.ts';\n");
  append('src/i18n/typed-2.ts', "import type * as Seen from './typed-1.ts';\n");
  append('src/i18n/types-1.ts', "import type * as Seen from './types-2.ts';\n");
  append('src/i18n/types-2.ts', "import type * as Seen from './types-1.ts';\n");
  append('src/ui/forgotten.tsx', 'export const forgotten = 1;\n');
  append(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports: { '#*': './src/*' },
      devDependencies: { 'drizzle-orm': '*', vite: '*', vitest: '*' },
    }),
  );
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));

  const options = await extractDepcruiseOptions(join(project, '.dependency-cruiser.mjs'));
  const { output } = await cruise(['src', 'scripts', 'tests'], { ...options, baseDir: folder });
  const found = new Map<string, Set<string>>();
  for (const violation of (output as ICruiseResult).summary.violations) {
    // An entry is 'from to', or the file alone for a rule about one file.
    const key = violation.from === violation.to ? violation.from : `${violation.from} ${violation.to}`;
    found.set(key, (found.get(key) ?? new Set()).add(violation.rule.name));
  }
  violations = found;
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
}, 60_000);

function rulesAgainst({ from, to }: Pick<Import, 'from' | 'to'>): string[] {
  return [...violations]
    .filter(([key]) => {
      const [source, target = ''] = key.split(' ');
      return source === from && (target === to || `node:${target}` === to || target.includes(to));
    })
    .flatMap(([, rules]) => [...rules]);
}

describe('an import that the design allows', () => {
  test.each(allowed)('$from may use $to', (tried) => {
    expect(rulesAgainst(tried)).toEqual([]);
  });
});

describe('an import that the design forbids', () => {
  test.each(forbidden)('$from → $to breaks $rule', (tried) => {
    expect(rulesAgainst(tried)).toEqual([tried.rule]);
  });

  test('two files that import each other', () => {
    expect(rulesAgainst({ from: 'src/i18n/round-1.ts', to: 'src/i18n/round-2.ts' })).toEqual(['no-circular']);
  });

  test('a cycle that a type closes', () => {
    expect(rulesAgainst({ from: 'src/i18n/typed-1.ts', to: 'src/i18n/typed-2.ts' })).toEqual(['no-circular']);
  });

  test('a cycle of types alone', () => {
    expect(rulesAgainst({ from: 'src/i18n/types-1.ts', to: 'src/i18n/types-2.ts' })).toEqual(['no-circular']);
  });

  test('a file without imports that nothing imports', () => {
    expect(violations.get('src/ui/forgotten.tsx')).toEqual(new Set(['no-orphans']));
  });

  test('every rule is tried here', async () => {
    const options = await extractDepcruiseOptions(join(project, '.dependency-cruiser.mjs'));
    const tried = new Set([...forbidden.map(({ rule }) => rule), 'no-circular', 'no-orphans']);
    expect(
      options.ruleSet?.forbidden?.map(({ name }) => name).filter((name) => !tried.has(name ?? '')),
    ).toEqual([]);
  });
});

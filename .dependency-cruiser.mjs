/**
 * Who may import whom: design rules as a failing check (docs/decisions/0008-import-rules-enforced-by-dependency-cruiser.md).
 * Every rule is proved to bite, and to stay silent, by tests/architecture/import-rules.test.ts.
 */

const server = '[.]server[.]tsx?$';
const test = '[.]test[.]tsx?$';
const contracts = '^src/api/(http/contract[.]ts$|.+[.]contract[.]ts$)';
const imageAddress = '^src/images/image-address[.]ts$';
const mailOutbox = '^src/mail/(outbox([.]|-)|templates/)';
const services = '^src/(api/api|storefront/page)-services[.]ts$';
const storefrontRoutes = '^src/storefront/(root[.]tsx$|.+-(page|layout|resource)[.]tsx?$)';

/** The slices that each slice may use besides itself; a slice that is not here may use no other. */
const earlierSlices = {
  cart: ['catalogue', 'delivery'],
  quotes: ['catalogue', 'delivery', 'cart'],
  // An accepted quotation becomes an order.
  orders: ['catalogue', 'delivery', 'cart', 'quotes'],
  // It counts what the others keep, by the days of the calendar of deliveries.
  overview: ['catalogue', 'delivery'],
  // Whose order is under way cannot be forgotten, and a quotation is what it is today.
  'personal-data': ['delivery', 'quotes', 'orders'],
};

const only = (...folders) => `^src/(${folders.join('|')})/`;

const folderRule = (folder, allowed, comment) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: only(folder), pathNot: services },
  to: { path: '^src/', pathNot: [only(folder), ...allowed] },
});

const sliceRules = [
  ...Object.entries(earlierSlices).map(([slice, earlier]) => ({
    name: `domain-${slice}-uses-only-earlier-slices`,
    comment: `The slice ${slice} may use ${earlier.join(', ')} and no other slice.`,
    severity: 'error',
    from: { path: `^src/domain/${slice}/` },
    to: { path: '^src/domain/', pathNot: `^src/domain/(${[slice, ...earlier].join('|')})/` },
  })),
  {
    name: 'domain-slices-stand-alone',
    comment: 'Only cart, quotes and orders build on other slices. Pass what is needed as a value.',
    severity: 'error',
    from: { path: '^src/domain/([^/]+)/', pathNot: `^src/domain/(${Object.keys(earlierSlices).join('|')})/` },
    to: { path: '^src/domain/', pathNot: '^src/domain/$1/' },
  },
];

export default {
  forbidden: [
    folderRule('primitives', [], 'Primitives are the words of every part and import nothing of ours.'),
    folderRule('config', [only('primitives')], 'Settings know primitives only.'),
    folderRule('i18n', [only('primitives')], 'Texts and formatting know primitives only.'),
    folderRule('database', [only('primitives', 'config')], 'The database layer knows no slice.'),
    {
      name: 'storage-imports',
      comment: 'File storage knows no slice and no table; its test stores pictures in every kind of store.',
      severity: 'error',
      from: { path: only('storage'), pathNot: test },
      to: { path: '^src/', pathNot: only('storage', 'primitives', 'config') },
    },
    folderRule('images', [only('primitives', 'config', 'storage')], 'Image handling knows no slice and no table.'),
    {
      name: 'image-address-is-pure',
      comment: 'Browser and server both make image addresses, so the file may import primitives only.',
      severity: 'error',
      from: { path: imageAddress },
      to: { path: '^src/', pathNot: only('primitives') },
    },
    folderRule(
      'mail',
      [only('primitives', 'config', 'i18n', 'database')],
      'Mail sends what it is given; it never looks into a slice.',
    ),
    {
      name: 'domain-rules-are-pure',
      comment: 'A plain file of the domain runs in the browser too. I/O belongs in a *.server.ts file.',
      severity: 'error',
      from: { path: only('domain'), pathNot: [server, test] },
      to: { path: ['^src/(?!primitives/|domain/)', server], pathNot: imageAddress },
    },
    {
      name: 'domain-server-imports',
      comment: 'Operations reach the database, the mail outbox and images, and nothing that knows HTTP.',
      severity: 'error',
      from: { path: '^src/domain/.+[.]server([.]test)?[.]tsx?$' },
      to: { path: '^src/', pathNot: [only('primitives', 'domain', 'database', 'images', 'storage'), mailOutbox] },
    },
    ...sliceRules,
    {
      name: 'contract-imports',
      comment: 'A contract is shared with browsers: primitives, plain domain files and other contracts.',
      severity: 'error',
      from: { path: contracts },
      to: { path: ['^src/(?!primitives/|domain/|api/)', '^src/api/', server], pathNot: contracts },
    },
    {
      name: 'api-imports',
      comment: 'A handler parses, calls the domain and replies. SQL and mail are the domain’s business.',
      severity: 'error',
      from: { path: only('api'), pathNot: [contracts, services] },
      to: { path: '^src/', pathNot: only('api', 'primitives', 'domain', 'images', 'i18n', 'config') },
    },
    {
      name: 'services-imports',
      comment: 'These two files name what the server hands to handlers and pages, and nothing more.',
      severity: 'error',
      from: { path: services },
      to: {
        path: '^src/',
        pathNot: [
          only('primitives', 'config', 'database', 'images', 'i18n'),
          '^src/api/http/rate-limits[.]ts$',
          '^src/domain/admin-identity/staff[.]ts$',
          '^src/domain/catalogue/product-index/product-index[.]ts$',
          '^src/domain/quotes/attachment-store[.]server[.]ts$',
        ],
      },
    },
    {
      name: 'services-carry-types-only',
      comment: 'Handlers and pages carry the database handle to operations; none of them may query with it.',
      severity: 'error',
      from: { path: services },
      to: { path: only('config', 'database', 'domain', 'images'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-index-is-passed-in',
      comment:
        'The server opens one product index a process. The pages’ bundle has its own copy of each module, so an index opened there would be a second one.',
      severity: 'error',
      from: { path: '^src/', pathNot: only('server') },
      to: { path: '^src/domain/catalogue/product-index/catalogue-index[.]server[.]ts$' },
    },
    folderRule('ui', [only('primitives', 'i18n')], 'Components know no shop word.'),
    folderRule(
      'api-client',
      [only('primitives', 'domain'), contracts],
      'The client calls what contracts describe; it shows nothing and knows no handler.',
    ),
    {
      name: 'api-client-has-no-server-files',
      comment: 'The client runs in the browser only.',
      severity: 'error',
      from: { path: only('api-client') },
      to: { path: server },
    },
    folderRule(
      'storefront',
      [only('primitives', 'i18n', 'ui', 'domain', 'api-client'), contracts, imageAddress],
      'Pages use components, texts, rules, contracts and image addresses; never an API handler.',
    ),
    {
      name: 'storefront-server-files-only-in-routes',
      comment: 'Only loaders and actions (route modules and *.server.ts) may reach the server’s side.',
      severity: 'error',
      from: { path: only('storefront'), pathNot: [server, test, storefrontRoutes] },
      to: { path: server },
    },
    folderRule(
      'admin',
      [only('primitives', 'i18n', 'ui', 'domain', 'api-client'), contracts, imageAddress],
      'The admin app gets its data through the API alone and shares nothing with the storefront.',
    ),
    {
      name: 'admin-has-no-server-files',
      comment: 'The admin app runs in the browser only.',
      severity: 'error',
      from: { path: only('admin') },
      to: { path: server },
    },
    {
      name: 'nobody-imports-server',
      comment: 'The server composes all parts; a part that imports it has its arrow the wrong way round.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: only('server') },
      to: { path: only('server') },
    },
    {
      name: 'src-imports-src',
      comment: 'The product runs without its tests and scripts; start.ts alone builds what is missing.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/server/start[.]ts$'] },
      to: { path: '^(tests|scripts|benchmarks)/' },
    },
    {
      name: 'start-only-builds',
      comment: 'Of all scripts, the start may call the build and nothing else.',
      severity: 'error',
      from: { path: '^src/server/start[.]ts$' },
      to: { path: '^(tests|scripts|benchmarks)/', pathNot: '^scripts/build[.]ts$' },
    },
    {
      name: 'browser-code-has-no-node-modules',
      comment: 'This file also runs in a browser, where Node’s own modules do not exist.',
      severity: 'error',
      from: {
        path: [
          only('primitives', 'i18n', 'domain', 'ui', 'api-client', 'storefront', 'admin'),
          contracts,
          imageAddress,
        ],
        pathNot: [server, test, storefrontRoutes, '^src/storefront/routes[.]ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'runtime-dependencies-only',
      comment: 'The shop must start without the development dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
    {
      name: 'sql-only-in-query-files',
      comment: 'SQL is written in *-queries.server.ts; operations, handlers and pages call those.',
      severity: 'error',
      from: { path: only('domain', 'api', 'storefront'), pathNot: '-queries[.]server([.]test)?[.]ts$' },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one thing with two names, or hide a third.',
      severity: 'error',
      from: {},
      // A cycle that a type closes does not exist when the code runs, and typed loader data needs it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      // Generated by the framework at build time: they exist, but not as files on disk.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and is imported by nobody is forgotten.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '[.]d[.]ts$' },
      to: {},
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
